import { expect, test } from 'vitest';
import { toBookmarkPath } from './bookmark-labels.ts';

test('a bookmark without a usable address has no page of ours', () => {
  const navigation = {
    atsType: 'lever' as const,
    urlSafeClientName: null,
    clientName: 'acme',
    domain: null,
    clientProject: null,
    urlSafeJobTitle: 'cook-7',
  };
  expect(toBookmarkPath({ navigation })).toBe('/ats/lever/acme/job/cook-7');
  expect(toBookmarkPath({ navigation: { ...navigation, atsType: 'none' as never } })).toBeNull();
});
