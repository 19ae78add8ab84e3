import type { AtsResponse, Connector, ListContext, ListEnd, ListEvent } from '../contract.ts';
import { callAts, readDocument, requireListAnswer } from '../http/read-answer.ts';
import { toEnd, toUnchangedEnd, toValidator } from '../reading/list-end.ts';
import { deliverWhole } from '../reading/whole-rows.ts';
import { parseBoard, toBoardUrl, toListUrl } from './board-address.ts';
import { jobList } from './payload.ts';
import { readRow, toJob } from './to-job.ts';

const SOURCE = 'greenhouseio';
/** A board of a thousand jobs is tens of megabytes. */
const MAX_LIST_BYTES = 128 * 1024 * 1024;
const LIST_TIMEOUT_MS = 120_000;

export const greenhouseio: Connector = {
  source: SOURCE,
  capabilities: { detailsInList: true, conditionalRequests: true },
  budgets: [{ host: 'boards-api.greenhouse.io', concurrency: 2, minIntervalMs: 1_000 }],
  parseBoard,
  toBoardUrl,
  listPostings,
};

async function* listPostings(board: string, context: ListContext): AsyncGenerator<ListEvent, ListEnd, void> {
  const response = await callAts(SOURCE, context.fetch, {
    url: toListUrl(board),
    headers: { accept: 'application/json' },
    validator: context.validator ?? undefined,
    maxBytes: MAX_LIST_BYTES,
    timeoutMs: LIST_TIMEOUT_MS,
  });
  if (response.status === 304 && context.validator)
    return toUnchangedEnd({ emptyIsProof: true, validator: context.validator });

  const list = readList(response);
  const total = list.meta?.total ?? null;
  yield { kind: 'total', total: total ?? list.jobs.length };

  const met = { ids: new Set<string>(), withoutId: 0 };
  yield* deliverWhole(list.jobs, met, context, {
    readRow,
    toJob: (row) => toJob(row, { board, company: context.company }),
  });
  const { withoutId } = met;
  return toEnd(whyIncomplete({ listed: list.jobs.length, total, withoutId }), {
    emptyIsProof: true,
    validator: met.ids.size > 0 ? toValidator(response) : null,
  });
}

function readList(response: AtsResponse): ReturnType<typeof jobList.parse> {
  const { status } = response;
  requireListAnswer(SOURCE, response, {
    gone: `no such board, or it is switched off (${status})`,
    refused: `the list is refused (${status})`,
    walls: [401, 403],
  });
  return readDocument(SOURCE, response, { schema: jobList, otherwise: 'the list has no jobs array' });
}

/** The list holds every live post, so it is complete unless it contradicts itself. */
function whyIncomplete(counts: { listed: number; total: number | null; withoutId: number }): string | null {
  if (counts.total !== null && counts.listed < counts.total) {
    return `the list says ${counts.total} jobs and holds ${counts.listed}`;
  }
  return counts.withoutId > 0 ? `${counts.withoutId} rows have no id` : null;
}
