import { expect, test } from 'vitest';
import { toProfileName } from './profile.ts';

test('a profile is named after the file, within 100 characters', () => {
  expect(toProfileName('Ada Lovelace.v2.pdf')).toBe('Ada Lovelace.v2 Profile');
  expect(toProfileName('resume')).toBe('resume Profile');
  expect(toProfileName('Basic_LinkedInDataExport_11-25-2026.zip')).toBe('LinkedIn Profile');
  expect(toProfileName(`${'x'.repeat(200)}.pdf`)).toHaveLength(100);
});
