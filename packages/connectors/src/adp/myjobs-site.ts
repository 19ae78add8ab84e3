import { ConnectorError, type ListContext } from '../contract.ts';
import { readJson } from '../http/read-answer.ts';
import type { MyJobsBoard } from './board-address.ts';
import { callAdp, requireAdpList } from './calls.ts';
import { siteRecord } from './myjobs-payload.ts';

export const API = 'https://my.adp.com/myadp_prefix/mycareer/public/staffing/v1/job-requisitions';

/** An opened MyJobs site. The token serves one reading only. */
export interface Site {
  board: MyJobsBoard;
  token: string;
  company: string | null;
}

/** Exactly `en-US`: with a quality list behind it the site counts 0 postings. */
export function siteHeaders(token?: string): Record<string, string> {
  return { 'accept-language': 'en-US', ...(token === undefined ? {} : { myjobstoken: token }) };
}

/** Fetches the site's record with this visit's token. An unknown slug answers 400. */
export async function openSite(board: MyJobsBoard, context: ListContext): Promise<Site> {
  const response = await callAdp(context, {
    url: `https://myjobs.adp.com/public/staffing/v1/career-site/${encodeURIComponent(board.slug)}`,
    headers: siteHeaders(),
  });
  if (response.status === 400) {
    throw new ConnectorError('adp', 'board-gone', `there is no MyJobs site called ${board.slug}`);
  }
  requireAdpList(response, "the site's record");
  const parsed = siteRecord.safeParse(readJson('adp', response, { what: "the site's record" }));
  const token = parsed.success ? parsed.data.myJobsToken : null;
  if (!parsed.success || token === null) {
    throw new ConnectorError('adp', 'shape-changed', "the site's record has no token");
  }
  return { board, token, company: parsed.data.clientName ?? context.company };
}
