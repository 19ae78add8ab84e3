import { escapeHtml } from '@firsthand/contracts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A posting as Greenhouse lists it, in the fields that matter here. */
export interface RecordedPosting {
  id: number;
  title: string;
  /** Plain HTML; the gateway escapes it as Greenhouse does. */
  content: string;
}

export interface Gateway {
  /** What `ATS_GATEWAY` should be. */
  url: string;
  /** What the board lists from now on; a number answers with that status instead. */
  show(answer: RecordedPosting[] | number): void;
  close(): Promise<void>;
}

export const BOARD = 'harbourline';
const LIST_PATH = `/boards-api.greenhouse.io/v1/boards/${BOARD}/jobs`;

/** Answers as Greenhouse does for one board and the form of each of its postings, and 404 to everything else. */
export async function startGreenhouseGateway(): Promise<Gateway> {
  let current: RecordedPosting[] | number = [];
  const server = createServer((request, response) => {
    const found = typeof current === 'number' ? undefined : find(current, request.url?.split('?')[0] ?? '');
    const status = typeof current === 'number' ? current : found ? 200 : 404;
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(found ?? { error: 'Not found' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (answer) => {
      current = answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Undefined for an address of nothing. */
function find(postings: readonly RecordedPosting[], path: string): unknown {
  if (path === LIST_PATH) return toList(postings);
  const posting = postings.find(({ id }) => path === `${LIST_PATH}/${id}`);
  return posting && { ...(toRow(posting) as object), questions: [] };
}

function toList(postings: readonly RecordedPosting[]): unknown {
  return { jobs: postings.map(toRow), meta: { total: postings.length } };
}

function toRow(posting: RecordedPosting): unknown {
  return {
    id: posting.id,
    internal_job_id: posting.id + 1,
    title: posting.title,
    absolute_url: `https://job-boards.greenhouse.io/${BOARD}/jobs/${posting.id}`,
    company_name: 'Harbourline Instruments',
    location: { name: 'Portland, Oregon, United States' },
    content: escapeHtml(posting.content),
    first_published: '2026-11-02T09:30:00-05:00',
    updated_at: '2026-11-03T10:00:00-05:00',
    requisition_id: 'HL-7',
    language: 'en',
    metadata: [],
    departments: [{ id: 1, name: 'Engineering' }],
    offices: [],
  };
}
