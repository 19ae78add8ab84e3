import type { RemoveBookmarkRequest } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { parseRemovedJob } from './parse-removed-job.ts';

const LEVER_7 = { source: 'lever', jobId: 7 };
const NULLS: RemoveBookmarkRequest = {
  bamboohr_requisition_id: null,
  greenhouseio_requisition_id: null,
  workday_requisition_id: null,
  adp_requisition_id: null,
  jobvite_requisition_id: null,
  breezy_requisition_id: null,
  lever_requisition_id: null,
  smartrecruiters_requisition_id: null,
  dover_requisition_id: null,
};

describe('a remove call', () => {
  test.each<[string, RemoveBookmarkRequest]>([
    ['one field, the others null', { ...NULLS, lever_requisition_id: 7 }],
    ['one field alone', { lever_requisition_id: '7' }],
    ['source and number', { source: 'lever', requisition_id: 7 }],
    ['both ways alike', { ...NULLS, source: 'lever', requisition_id: 7, lever_requisition_id: '7' }],
    ['the source again', { ...NULLS, source: 'lever', lever_requisition_id: 7 }],
    ['the others empty', { adp_requisition_id: '', source: '', lever_requisition_id: 7 }],
  ])('names its job by %s', (_name, request) => {
    expect(parseRemovedJob(request)).toEqual(LEVER_7);
  });

  test.each<[string, RemoveBookmarkRequest]>([
    ['nothing', {}],
    ['only nulls', NULLS],
    ['a source alone', { ...NULLS, source: 'lever' }],
    ['a number alone', { ...NULLS, requisition_id: 7 }],
    ['two fields', { ...NULLS, lever_requisition_id: 7, adp_requisition_id: 7 }],
    ['another source', { ...NULLS, source: 'adp', lever_requisition_id: 7 }],
    ['an unknown source', { ...NULLS, source: 'monster', lever_requisition_id: 7 }],
    ['another number', { ...NULLS, requisition_id: 8, lever_requisition_id: 7 }],
    ['a word', { ...NULLS, lever_requisition_id: 'seven' }],
  ])('with %s names none', (_name, request) => {
    expect(parseRemovedJob(request)).toBeNull();
  });
});
