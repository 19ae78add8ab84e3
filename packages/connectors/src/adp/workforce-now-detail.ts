import { ConnectorError, type AtsResponse, type ListContext } from '../contract.ts';
import { readJson } from '../http/read-answer.ts';
import { isBearable } from '../reading/deliver.ts';
import { reject, type Reject } from '../reading/events.ts';
import { callAdp } from './calls.ts';
import { toStaffingUrl, type Centre } from './workforce-now-centre.ts';
import { requisition, requisitionList, type Requisition } from './workforce-now-payload.ts';

/** A description to sanitise, or why there is none. */
export type Description = { html: string | null } | Reject;

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
  const ask = async (id: string): Promise<Description> => {
    const query = { lang, locale: lang };
    const url = toStaffingUrl(centre, `v1/job-requisitions/${encodeURIComponent(id)}`, query);
    try {
      return readAnswer(externalId, await callAdp(context, { url }));
    } catch (error) {
      if (isBearable(error)) return reject(externalId, 'detail-unreadable', error.message);
      throw error;
    }
  };
  const first = await ask(externalId);
  if (!isGone(first) || itemId === null || itemId === externalId) return first;
  return ask(itemId);
}

function readAnswer(id: string, response: AtsResponse): Description {
  if (response.status === 404 || response.status === 410) {
    return reject(id, 'detail-gone', `the detail answers ${response.status}`);
  }
  if (response.status === 403) throw new ConnectorError('adp', 'rate-limited', 'a detail answers 403');
  if (response.status !== 200) {
    return reject(id, 'detail-unreadable', `the detail answers ${response.status}`);
  }
  const record = findRecord(readJson('adp', response, { what: 'a detail' }));
  if (record === null) return reject(id, 'detail-unreadable', 'the detail is not a posting record');
  if (!record.requisitionTitle) {
    return reject(id, 'detail-gone', 'the detail is a record without a title: the posting is closed');
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
  return 'kind' in description && description.reason === 'detail-gone';
}
