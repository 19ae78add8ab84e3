import { expect, test } from 'vitest';
import { toProfileOption } from './profile-option.ts';

test.each([
  ['Ada', 'King', 'Frontend (Ada King)'],
  ['Ada', null, 'Frontend (Ada)'],
  [null, 'King', 'Frontend (King)'],
  [null, null, 'Frontend'],
  [' ', '', 'Frontend'],
])('a profile of %s %s reads in the chooser as %s', (first_name, last_name, text) => {
  expect(toProfileOption({ profile_name: 'Frontend', first_name, last_name })).toBe(text);
});
