import { expect, test } from 'vitest';
import { toBookmarkCalls, toRemoveBody } from './bookmark-calls.ts';

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

test('adding sends source and id, and an error carries the words of the server', async () => {
  const sent: unknown[] = [];
  const calls = toBookmarkCalls((path, init) => {
    sent.push({ path, method: init?.method, body: JSON.parse(init?.body as string) as unknown });
    return Promise.resolve(new Response('{"error":"Job not found"}', { status: 404 }));
  });
  await expect(calls.add({ id: 7, source: 'dover' })).rejects.toMatchObject({
    status: 404,
    reason: 'Job not found',
  });
  expect(sent).toEqual([
    { path: '/v1/api/bookmarks', method: 'POST', body: { source: 'dover', requisition_id: 7 } },
  ]);
});
