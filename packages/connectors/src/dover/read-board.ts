import type { z } from 'zod';
import { ConnectorError, type AtsResponse, type ListContext } from '../contract.ts';
import { callAts, readDocument, requireListAnswer } from '../http/read-answer.ts';
import { isBearable } from '../reading/deliver.ts';
import { toCareersPageUrl, toDoverId, toGroupsUrl, toListUrl } from './board-address.ts';
import { careersPage, jobGroups, listPage } from './payload.ts';

export const SOURCE = 'dover';
export const ACCEPT_JSON = { accept: 'application/json' };

export interface CareersPage {
  id: string;
  name: string | null;
}

/** Finds the careers page behind a slug or id. Throws `board-gone` for one that does not exist. */
export async function readCareersPage(board: string, context: ListContext): Promise<CareersPage> {
  const page = await readBoard(careersPage, toCareersPageUrl(board), {
    what: `the careers page of ${board}`,
    context,
  });
  const id = toDoverId(page.id);
  if (id !== null) return { id, name: page.name };
  throw new ConnectorError(SOURCE, 'shape-changed', `the careers page of ${board} has no id`);
}

/** One page of the list, from `offset` rows on. */
export async function readListPage(
  page: CareersPage,
  offset: number,
  context: ListContext,
): Promise<z.infer<typeof listPage>> {
  return readBoard(listPage, toListUrl(page.id, offset), { what: `the list from row ${offset}`, context });
}

/**
 * Under which heading the careers page shows each posting, by its id. Headings are a nicety: when they cannot be read,
 * no posting has one. Throws only when the host throttles us.
 */
export async function readDepartments(
  page: CareersPage,
  context: ListContext,
): Promise<ReadonlyMap<string, string>> {
  const departments = new Map<string, string>();
  try {
    const groups = await readBoard(jobGroups, toGroupsUrl(page.id), { what: 'the headings', context });
    for (const group of groups) {
      for (const job of group.jobs) {
        const id = toDoverId(job.id);
        if (id !== null && group.name !== null) departments.set(id, group.name);
      }
    }
  } catch (error) {
    if (!isBearable(error)) throw error;
  }
  return departments;
}

async function readBoard<Schema extends z.ZodType>(
  schema: Schema,
  url: string,
  { what, context }: { what: string; context: ListContext },
): Promise<z.infer<Schema>> {
  const response = await callAts(SOURCE, context.fetch, { url, headers: ACCEPT_JSON });
  refuseWall(what, response);
  requireListAnswer(SOURCE, response, { what, gone: `${what} is not there (${response.status})` });
  return readDocument(SOURCE, response, { schema, what, otherwise: `${what} is not what it used to be` });
}

/** Dover stands behind Cloudflare, which walls off anyone who asks too fast. We stop; a challenge is never answered. */
export function refuseWall(what: string, response: AtsResponse): void {
  if (response.status !== 403 && response.headers['cf-mitigated'] === undefined) return;
  throw new ConnectorError(SOURCE, 'rate-limited', `${what} is behind a robot check (${response.status})`);
}
