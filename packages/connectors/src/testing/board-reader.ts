import { expect } from 'vitest';
import type { AtsFetch, AtsRequest, Connector, ListContext } from '../contract.ts';
import { findPostingFaults } from './posting-schema.ts';
import { createRecordedFetch } from './recorded-fetch.ts';
import type { ConnectorRecordings, RecordedAnswer } from '../recordings.ts';
import { collect, createContext, type Reading } from './run-recordings.ts';

export interface ReadOptions extends Partial<Omit<ListContext, 'fetch'>> {
  /** External id → fingerprint of what the crawl holds already. */
  held?: ReadonlyMap<string, string>;
  /** Breaks or changes the answers. */
  wrap?: (fetch: AtsFetch) => AtsFetch;
  /** What a request gets that nobody recorded; default: the test fails. */
  unrecorded?: 'throw' | 'not-found';
}

/** Reads the recorded board with what must always hold checked: sound postings, and no request outside the budgets. */
export async function readRecorded(
  connector: Connector,
  recordings: ConnectorRecordings,
  answers: readonly RecordedAnswer[],
  options: ReadOptions = {},
): Promise<Reading & { requests: AtsRequest[] }> {
  const { wrap, unrecorded = 'throw', ...given } = options;
  const recorded = createRecordedFetch(answers, { unrecorded });
  const fetch = wrap ? wrap(recorded) : recorded;
  const context = createContext(fetch, { company: recordings.company, ...given });
  const reading = await collect(connector, connector.parseBoard(recordings.board), context);

  expect(reading.postings.flatMap(findPostingFaults)).toEqual([]);
  expect(recorded.requests.filter((request) => !isWithinBudgets(connector, request))).toEqual([]);
  return { ...reading, requests: recorded.requests };
}

function isWithinBudgets(connector: Connector, request: AtsRequest): boolean {
  const { protocol, hostname } = new URL(request.url);
  return (
    protocol === 'https:' &&
    connector.budgets.some(({ host }) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  );
}
