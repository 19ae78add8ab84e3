import type { ListContext, ListEvent } from '../contract.ts';
import { deliver } from './deliver.ts';
import { toEvent, type JobResult, type ListedRow, type Reject } from './events.ts';

/** Rows that are compared with what we hold at once. */
export const BATCH = 100;

/** What was met while rows were read; it decides whether the reading proves anything. */
export interface WholeRows {
  ids: Set<string>;
  withoutId: number;
}

/** Gives the events of list rows that carry whole postings, each posting once. */
export async function* deliverWhole<Row extends ListedRow>(
  values: readonly unknown[],
  met: WholeRows,
  context: ListContext,
  { readRow, toJob }: { readRow: (value: unknown) => Row | Reject; toJob: (row: Row) => JobResult },
): AsyncGenerator<ListEvent, void, void> {
  for (let start = 0; start < values.length; start += BATCH) {
    context.signal?.throwIfAborted();
    const readable: Row[] = [];
    for (const value of values.slice(start, start + BATCH)) {
      const row = readRow(value);
      if ('kind' in row) {
        if (row.externalId === null) met.withoutId += 1;
        yield row;
      } else if (!met.ids.has(row.externalId)) {
        met.ids.add(row.externalId);
        readable.push(row);
      }
    }
    yield* deliver(readable, context, (row) => toEvent(row, toJob(row)));
  }
}
