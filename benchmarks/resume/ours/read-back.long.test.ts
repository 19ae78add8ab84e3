import { expect, test } from 'vitest';
import { listLosses } from './read-back.ts';

/** `FIRSTHAND_OWN_DOCUMENTS=200 npx vitest run …` for more. */
const PEOPLE = Number(process.env['FIRSTHAND_OWN_DOCUMENTS'] ?? 20);

test('documents of many people lose nothing without the resume attached to them', async () => {
  expect(await listLosses(PEOPLE, 100)).toEqual([]);
}, 900_000);
