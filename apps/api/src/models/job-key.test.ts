import { expect, test } from 'vitest';
import { parseJobKey } from './job-key.ts';

const LEVER_7 = { source: 'lever', jobId: 7 };

test.each([
  [{ source: 'lever', requisition_id: 7 }],
  [{ source: 'lever', requisition_id: '7' }],
  [{ source: ' Lever ', requisition_id: '0007' }],
])('%j names a job to keep', (request) => {
  expect(parseJobKey(request)).toEqual(LEVER_7);
});

test.each([
  [{}],
  [{ source: 'lever' }],
  [{ requisition_id: 7 }],
  [{ source: null, requisition_id: 7 }],
  [{ source: '', requisition_id: 7 }],
  [{ source: 'monster', requisition_id: 7 }],
  [{ source: '__proto__', requisition_id: 7 }],
  [{ source: 'lever', requisition_id: null }],
  [{ source: 'lever', requisition_id: '' }],
  [{ source: 'lever', requisition_id: 'seven' }],
  [{ source: 'lever', requisition_id: '7x' }],
  [{ source: 'lever', requisition_id: ' 7' }],
  [{ source: 'lever', requisition_id: '1e3' }],
  [{ source: 'lever', requisition_id: '0x7' }],
  [{ source: 'lever', requisition_id: 0 }],
  [{ source: 'lever', requisition_id: -7 }],
  [{ source: 'lever', requisition_id: 7.5 }],
  [{ source: 'lever', requisition_id: 2 ** 53 }],
])('%j names none', (request) => {
  expect(parseJobKey(request)).toBeNull();
});
