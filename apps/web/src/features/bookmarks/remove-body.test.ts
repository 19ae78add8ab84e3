import { expect, test } from 'vitest';
import { toRemoveBody } from './remove-body.ts';

test('removing names the id in the field of its own source and nulls in the eight others', () => {
  expect(toRemoveBody({ id: 7, source: 'lever' })).toEqual({
    source: 'lever',
    requisition_id: 7,
    bamboohr_requisition_id: null,
    workday_requisition_id: null,
    greenhouseio_requisition_id: null,
    adp_requisition_id: null,
    jobvite_requisition_id: null,
    breezy_requisition_id: null,
    lever_requisition_id: 7,
    smartrecruiters_requisition_id: null,
    dover_requisition_id: null,
  });
});
