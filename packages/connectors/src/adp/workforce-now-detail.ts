import { ConnectorError, type AtsResponse, type ListContext, type RejectReason } from '../contract.ts';
import { readJson } from '../http/read-answer.ts';
import { callAdp, isBearable } from './calls.ts';
import { toStaffingUrl, type Centre } from './workforce-now-centre.ts';
import { requisition, requisitionList, type Requisition } from './workforce-now-payload.ts';

/** A description to sanitise, or why there is none. */
export type Description = { html: string | null } | { reason: RejectReason; message: string };

/**
 * Reads a posting's description. A closed posting, and one asked in another language than its own, answers 200 with
 * a record that has no title; the item id is tried too before that is believed.
 */
export async function readDescription(
  centre: Centre,
  lang: string,
  externalId: string,
  itemId: string | null,
  context: ListContext,
): Promise<Description> {
  const first = await ask(centre, lang, externalId, context);
  if (!isGone(first) || itemId === null || itemId === externalId) return first;
  return ask(centre, lang, itemId, context);
}

async function ask(centre: Centre, lang: string, id: string, context: ListContext): Promise<Description> {
  const url = toStaffingUrl(centre, `v1/job-requisitions/${encodeURIComponent(id)}`, { lang, locale: lang });
  try {
    return readAnswer(await callAdp(context, { url }));
  } catch (error) {
    if (isBearable(error)) return { reason: 'detail-unreadable', message: error.message };
    throw error;
  }
}

function readAnswer(response: AtsResponse): Description {
  if (response.status === 404 || response.status === 410) {
    return { reason: 'detail-gone', message: `the detail answers ${response.status}` };
  }
  if (response.status === 403) throw new ConnectorError('adp', 'rate-limited', 'a detail answers 403');
  if (response.status !== 200) {
    return { reason: 'detail-unreadable', message: `the detail answers ${response.status}` };
  }
  const record = findRecord(readJson('adp', response, { what: 'a detail' }));
  if (record === null) return { reason: 'detail-unreadable', message: 'the detail is not a posting record' };
  if (!record.requisitionTitle) {
    return {
      reason: 'detail-gone',
      message: 'the detail is a record without a title: the posting is closed',
    };
  }
  return { html: record.requisitionDescription };
}

/** The record stands alone, or in a list of one; every one, closed or not, has the group of custom fields. */
function findRecord(body: unknown): Requisition | null {
  const listed = requisitionList.safeParse(body);
  const parsed = requisition.safeParse(listed.success ? listed.data.jobRequisitions[0] : body);
  if (!parsed.success) return null;
  const { requisitionTitle, customFieldGroup } = parsed.data;
  return requisitionTitle || customFieldGroup ? parsed.data : null;
}

function isGone(description: Description): boolean {
  return 'reason' in description && description.reason === 'detail-gone';
}
