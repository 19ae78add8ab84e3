import { expect, test } from 'vitest';
import { toCatalogue } from './catalogue.ts';

test.each([true, false])(
  'the catalogue has the specification’s 13 keys in their order (%s)',
  (offersTurboApply) => {
    expect(toCatalogue(offersTurboApply).map(({ key }) => key)).toEqual([
      ...['job-search', 'manual-apply', 'no-tracking', 'bookmark-jobs', 'beta-access', 'job-profiles'],
      ...['turbo-apply', 'ai-enhance', 'auto-apply', 'job-notifications', 'unlimited-profiles'],
      ...['application-tracking', 'premium-support'],
    ]);
  },
);

test.each([true, false])(
  'what is planned says so in its description, and nothing else does (%s)',
  (offersTurboApply) => {
    for (const feature of toCatalogue(offersTurboApply)) {
      const isPlanned = [feature.anonymous, feature.free, feature.premium].includes('planned');
      expect([feature.key, feature.description.startsWith('Planned:')]).toEqual([feature.key, isPlanned]);
    }
  },
);
