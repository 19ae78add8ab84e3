import type { Posting } from '@firsthand/contracts';
import {
  ConnectorError,
  type Connector,
  type ListContext,
  type ListEnd,
  type ListEvent,
} from '../contract.ts';

export { createRecordedFetch, type RecordedFetch } from './recorded-fetch.ts';

export type PostingEvent = Extract<ListEvent, { kind: 'posting' }>;
export type SeenEvent = Extract<ListEvent, { kind: 'seen' }>;
export type RejectEvent = Extract<ListEvent, { kind: 'reject' }>;

/** Everything one reading of a board gave, sorted by kind. Exactly one of `end` and `error` is set. */
export interface Reading {
  events: ListEvent[];
  postings: Posting[];
  postingEvents: PostingEvent[];
  seen: SeenEvent[];
  rejects: RejectEvent[];
  total: number | null;
  end: ListEnd | null;
  error: ConnectorError | null;
}

/** A fixed instant, so that relative dates in recordings stay true. */
export const RECORDED_NOW = new Date('2026-11-20T12:00:00Z');

/** A context over the given fetch. `held` says which postings are held already, by external id. */
export function createContext(
  fetch: ListContext['fetch'],
  options: Partial<Omit<ListContext, 'fetch'>> & { held?: ReadonlyMap<string, string> } = {},
): ListContext {
  const { held = new Map<string, string>(), ...given } = options;
  return {
    fetch,
    company: null,
    validator: null,
    now: RECORDED_NOW,
    findChanged: async (rows) =>
      new Set(
        rows.filter((row) => held.get(row.externalId) !== row.fingerprint).map((row) => row.externalId),
      ),
    ...given,
  };
}

/** Reads a board to its end and sorts what came. A ConnectorError is kept; anything else is a fault and is thrown. */
export async function collect(connector: Connector, board: string, context: ListContext): Promise<Reading> {
  const events: ListEvent[] = [];
  const stream = connector.listPostings(board, context);
  try {
    for (;;) {
      const step = await stream.next();
      if (step.done) return sortEvents(events, { end: step.value, error: null });
      events.push(step.value);
    }
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    return sortEvents(events, { end: null, error });
  }
}

/** The fingerprints a crawl would hold after this reading. */
export function toHeld(reading: Reading): Map<string, string> {
  return new Map(reading.postingEvents.map((event) => [event.posting.externalId, event.fingerprint]));
}

/** How many rejects there were, by reason. */
export function countRejects(reading: Reading): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { reason } of reading.rejects) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

function sortEvents(events: ListEvent[], ending: Pick<Reading, 'end' | 'error'>): Reading {
  const postingEvents = events.filter((event): event is PostingEvent => event.kind === 'posting');
  const totals = events.filter((event) => event.kind === 'total');
  return {
    events,
    postingEvents,
    postings: postingEvents.map((event) => event.posting),
    seen: events.filter((event): event is SeenEvent => event.kind === 'seen'),
    rejects: events.filter((event): event is RejectEvent => event.kind === 'reject'),
    total: totals.at(-1)?.total ?? null,
    ...ending,
  };
}
