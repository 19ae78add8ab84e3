import { expect, test } from 'vitest';
import { listLosses } from './read-back.ts';

test('our own PDFs and Word documents lose nothing without the resume attached to them', async () => {
  expect(await listLosses(1, 1)).toEqual([]);
}, 120_000);
