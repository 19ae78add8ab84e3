import { expect, test } from 'vitest';
import { toReceiptLines } from './receipt-lines.ts';

test('codes that only say "accepted" are left out, what can be quoted stays', () => {
  expect(toReceiptLines({ status: 200, ok: true, applicationId: 'a-1', none: null, blank: '' })).toEqual([
    { label: 'Application id', text: 'a-1' },
  ]);
  expect(toReceiptLines({ status: 200, success: 'Candidate saved successfully' })).toEqual([
    { label: 'Their answer', text: 'Candidate saved successfully' },
  ]);
  expect(toReceiptLines({ ok: true, status: 200 })).toEqual([]);
  expect(toReceiptLines(null)).toEqual([]);
});
