import { expect, test } from 'vitest';
import { toFoldedKeys } from './folded-keys.ts';
import { aDraft, aField } from '../testing/a-draft.ts';

test('what is answered folds; what is open or questioned stays in sight', () => {
  const draft = aDraft({
    fields: [
      aField({ key: 'name', value: 'Ada' }),
      aField({ key: 'skills', value: ['ts'] }),
      aField({ key: 'why', value: null }),
      aField({ key: 'places', value: [] }),
      aField({ key: 'email', value: 'ada' }),
    ],
    problems: [{ code: 'answer-invalid', message: 'No address.', key: 'email', blocking: true }],
  });
  expect([...toFoldedKeys(draft)]).toEqual(['name', 'skills']);
});
