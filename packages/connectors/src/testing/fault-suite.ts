import { describe, expect, test } from 'vitest';
import { ConnectorError, type Connector } from '../contract.ts';
import { readRecorded } from './board-reader.ts';
import { BOT_WALL, breakAnswers, LIST_FAULTS, THROTTLED } from './list-faults.ts';
import { toFinalResponse } from './recorded-fetch.ts';
import type { ConnectorRecordings } from '../recordings.ts';
import type { Reading } from './run-recordings.ts';

/** Answers broken on the way: a reading may end early, but it never proves anything. */
export function describeFaults(connector: Connector, recordings: ConnectorRecordings): void {
  const { healthy, isListRequest, isDetailRequest } = recordings;

  describe.each(LIST_FAULTS)('the list answers $name', ({ failures, apply }) => {
    test('from the start: a failure of the right class, or an incomplete end', async () => {
      const reading = await readRecorded(connector, recordings, healthy, {
        wrap: (fetch) => breakAnswers(fetch, isListRequest, apply),
        unrecorded: 'not-found',
      });
      expectNoProof(reading);
      if (!reading.error) return;
      expect(reading.postings).toEqual([]);
      expect(failures).toContain(reading.error.failure);
    });

    test('from the second list request on: what was read is given, nothing is proven', async () => {
      const reading = await readRecorded(connector, recordings, healthy, {
        wrap: (fetch) => breakAnswers(fetch, isListRequest, apply, { from: 1 }),
        unrecorded: 'not-found',
      });
      const pages = reading.requests.filter(isListRequest).length;
      if (pages > 1) expectNoProof(reading);
      else expect(reading.end?.complete).toBe(true);
    });
  });

  test('the wait that a host asks for is passed on', async () => {
    const reading = await readRecorded(connector, recordings, healthy, {
      wrap: (fetch) => breakAnswers(fetch, isListRequest, THROTTLED.apply),
    });
    expect(reading.error).toMatchObject({ failure: 'rate-limited', retryAfterSeconds: 120 });
  });

  if (isDetailRequest) describeDetailFaults(connector, recordings, isDetailRequest);
}

const DETAIL_FAULTS = [
  { name: 'status 404', reasons: ['detail-gone'], status: 404, text: '{"error":"not found"}' },
  { name: 'status 410', reasons: ['detail-gone'], status: 410, text: '' },
  { name: 'status 500', reasons: ['detail-unreadable'], status: 500, text: '' },
  { name: 'text that is no posting', reasons: ['detail-unreadable'], status: 200, text: 'upstream error' },
  { name: 'nothing at all', reasons: ['detail-unreadable'], status: 200, text: '' },
  { name: 'a robot check', reasons: ['detail-unreadable'], status: 200, text: BOT_WALL },
];

function describeDetailFaults(
  connector: Connector,
  recordings: ConnectorRecordings,
  isDetailRequest: NonNullable<ConnectorRecordings['isDetailRequest']>,
): void {
  const { healthy, expectedIds } = recordings;

  describe.each(DETAIL_FAULTS)('a detail answers $name', ({ reasons, status, text }) => {
    const answer = () => toFinalResponse({ status, headers: {}, text });

    test('each such posting is a reject with its id, and the board is still read to its end', async () => {
      const reading = await readRecorded(connector, recordings, healthy, {
        wrap: (fetch) => breakAnswers(fetch, isDetailRequest, answer),
        unrecorded: 'not-found',
      });
      expect(reading.error).toBeNull();
      expect(reading.postings).toEqual([]);
      const failed = reading.rejects.filter((reject) => reasons.includes(reject.reason));
      expect(failed.map((reject) => reject.externalId)).toEqual(expect.arrayContaining(expectedIds));
      if (reasons.includes('detail-unreadable')) expect(reading.end?.validator).toBeNull();
    });

    test('the other postings are given when only the later details fail', async () => {
      const reading = await readRecorded(connector, recordings, healthy, {
        wrap: (fetch) => breakAnswers(fetch, isDetailRequest, answer, { from: 1 }),
        unrecorded: 'not-found',
      });
      expect(reading.postings.map((posting) => posting.externalId)).toEqual(expectedIds.slice(0, 1));
    });
  });

  test('being throttled on a detail ends the reading as rate-limited', async () => {
    const reading = await readRecorded(connector, recordings, healthy, {
      wrap: (fetch) =>
        breakAnswers(fetch, isDetailRequest, (response) =>
          toFinalResponse({ ...response, status: 429, headers: { 'retry-after': '60' } }),
        ),
    });
    expect(reading.error).toMatchObject({ failure: 'rate-limited', retryAfterSeconds: 60 });
  });
}

/** A failure is a ConnectorError that begins with the source's name; an end is not complete. */
function expectNoProof(reading: Reading): void {
  if (reading.error) {
    expect(reading.error).toBeInstanceOf(ConnectorError);
    expect(reading.error.message.startsWith(`${reading.error.source}: `)).toBe(true);
    return;
  }
  expect(reading.end).toMatchObject({ complete: false, unchanged: false, validator: null });
  expect(reading.end?.incompleteReason ?? '').not.toBe('');
}
