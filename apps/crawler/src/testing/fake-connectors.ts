import {
  ConnectorError,
  type Connector,
  type ListContext,
  type ListEnd,
  type ListEvent,
} from '@firsthand/connectors';
import { ATS_TABLE, type Posting, type Source } from '@firsthand/contracts';
import type { Connectors } from '../boards/board-name.ts';

/** What a fake board answers at one reading. */
export type Reading = (board: string, context: ListContext) => AsyncGenerator<ListEvent, ListEnd, void>;

export const completeEnd: ListEnd = {
  complete: true,
  incompleteReason: null,
  unchanged: false,
  emptyIsProof: true,
  validator: null,
};

/** Nine connectors that accept any board without a space and read what `reading` gives. */
export function fakeConnectors(reading: Reading, { detailsInList = true } = {}): Connectors {
  const entries = ATS_TABLE.map((ats): [Source, Connector] => [
    ats.source,
    {
      source: ats.source,
      capabilities: { detailsInList, conditionalRequests: true },
      budgets: [],
      parseBoard: (board) => {
        if (/\s/.test(board)) throw new Error(`${ats.source} boards look like acme`);
        return board.toLowerCase();
      },
      toBoardUrl: (board) => `https://${ats.source}.example/${board}`,
      listPostings: reading,
    },
  ]);
  return Object.fromEntries(entries) as Record<Source, Connector>;
}

/** A reading that lists these postings, each with its own content as fingerprint. */
export function readingOf(postings: Posting[], end: Partial<ListEnd> = {}): Reading {
  return async function* () {
    yield { kind: 'total', total: postings.length };
    for (const posting of postings) {
      yield { kind: 'posting', posting, fingerprint: JSON.stringify(posting).slice(0, 200) };
    }
    return { ...completeEnd, ...end };
  };
}

/** A reading of these events, then this end; the end may also be an error that is thrown. */
export function readingEvents(events: ListEvent[], end: Partial<ListEnd> | Error = {}): Reading {
  return async function* () {
    yield* events;
    if (end instanceof Error) throw end;
    return { ...completeEnd, ...end };
  };
}

export function connectorError(
  failure: ConnectorError['failure'],
  retryAfterSeconds?: number,
): ConnectorError {
  return new ConnectorError('greenhouseio', failure, `the board is ${failure}`, { retryAfterSeconds });
}
