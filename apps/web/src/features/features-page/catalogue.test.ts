import { expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';

test('the catalogue has the specification’s 13 keys in their order', () => {
  expect(CATALOGUE.map(({ key }) => key)).toEqual([
    ...['job-search', 'manual-apply', 'no-tracking', 'bookmark-jobs', 'beta-access', 'job-profiles'],
    ...['turbo-apply', 'ai-enhance', 'auto-apply', 'job-notifications', 'unlimited-profiles'],
    ...['application-tracking', 'premium-support'],
  ]);
});

test('what is planned says so in its description, and nothing else does', () => {
  for (const feature of CATALOGUE) {
    const isPlanned = [feature.anonymous, feature.free, feature.premium].includes('planned');
    expect([feature.key, feature.description.startsWith('Planned:')]).toEqual([feature.key, isPlanned]);
  }
});
