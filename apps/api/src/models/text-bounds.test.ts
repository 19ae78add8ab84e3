import { LIMITS } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { findTooMuchOfEntry, findTooMuchOfProfile, measureText } from './text-bounds.ts';

test('letters count, and tags as parts but for where they end', () => {
  expect(measureText('<p>Led <b>ten</b> a &lt; b</p><p><img src="data:image/png;base64,AAAA"></p>')).toEqual({
    characters: 16,
    parts: 4,
  });
  expect(measureText('')).toEqual({ characters: 0, parts: 0 });
  expect(measureText('<p>cut <b')).toEqual({ characters: 4, parts: 2 });
});

test('the limits are said in words', () => {
  const fits = `<p>${'a'.repeat(LIMITS.descriptionTextMaxLength)}</p>`;
  expect(findTooMuchOfEntry(fits)).toBeNull();
  expect(findTooMuchOfEntry(`${fits}a`)).toBe('The description has 20,001 characters; it may have 20,000.');
  expect(findTooMuchOfEntry('<p>a</p>'.repeat(LIMITS.descriptionPartsMax + 1))).toBe(
    'The description has 1,001 paragraphs, points and marked words; it may have 1,000.',
  );
  expect(findTooMuchOfProfile([fits, fits, fits])).toBeNull();
  expect(findTooMuchOfProfile([fits, fits, fits, fits, fits, fits])).toBe(
    'The descriptions of this profile would have 120,000 characters; together they may have 100,000.',
  );
  expect(findTooMuchOfProfile(Array<string>(10).fill('<p>a</p>'.repeat(400)))).toBe(
    'The descriptions of this profile would have 4,000 paragraphs, points and marked words; together they may have 3,000.',
  );
});
