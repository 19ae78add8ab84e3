import { describe, expect, test } from 'vitest';
import type { Connector, ListEvent } from '../contract.ts';
import { readRecorded } from './board-reader.ts';
import { changeAnswers, mapTexts } from './payload-changes.ts';
import { createRecordedFetch } from './recorded-fetch.ts';
import type { ConnectorRecordings } from '../recordings.ts';
import { collect, countRejects, createContext, toHeld } from './run-recordings.ts';

/** Where an unknown board is answered exactly like an empty one. */
const EMPTY_PROVES_NOTHING = new Set<string>(['smartrecruiters', 'bamboohr', 'adp', 'lever']);

/** A board that answers as it should: what comes out, and what is asked for. */
export function describeHealthyBoard(connector: Connector, recordings: ConnectorRecordings): void {
  const { healthy, isListRequest, isDetailRequest } = recordings;

  test('a healthy board gives the expected postings in order, and rejects the rest with reasons', async () => {
    const reading = await readRecorded(connector, recordings, healthy);
    expect(reading.error).toBeNull();
    expect(reading.postings.map((posting) => posting.externalId)).toEqual(recordings.expectedIds);
    expect(countRejects(reading)).toEqual(recordings.expectedRejects);
    expect(reading.rejects.filter((reject) => reject.message.trim() === '')).toEqual([]);
    expect(reading.end).toMatchObject({ complete: true, incompleteReason: null, unchanged: false });
    expect(reading.total).toSatisfy(
      (total: number | null) => total === null || total >= reading.postings.length,
    );
  });

  test('the configured company serves only where the payload names none', async () => {
    const named = await readRecorded(connector, recordings, healthy);
    const unnamed = await readRecorded(connector, recordings, healthy, { company: null });
    const fallbacks = named.postings.filter(
      (posting, index) => posting.company !== unnamed.postings[index]?.company,
    );
    expect(fallbacks.map((posting) => posting.company)).toEqual(fallbacks.map(() => recordings.company));
    expect(named.postings.filter((posting) => posting.company === null)).toEqual([]);
  });

  test('a second reading with nothing changed asks for no held details and changes no fingerprint', async () => {
    const first = await readRecorded(connector, recordings, healthy);
    const held = toHeld(first);
    const second = await readRecorded(connector, recordings, healthy, { held });
    expect(second.end?.complete).toBe(true);
    const again = [...second.postingEvents, ...second.seen].map((event) => [
      event.kind === 'seen' ? event.externalId : event.posting.externalId,
      event.fingerprint,
    ]);
    expect(new Map(again as [string, string][])).toEqual(held);
    if (!connector.capabilities.detailsInList) expect(second.postingEvents).toEqual([]);
    // What was rejected for its detail is held by nobody, so it may be asked for again.
    const askedAgain = second.requests.filter((request) => isDetailRequest?.(request)).length;
    expect(askedAgain).toBeLessThanOrEqual(
      second.rejects.filter((reject) => reject.externalId !== null).length,
    );
  });

  test.runIf(isDetailRequest)('what changed behind unchanged rows is read again when asked for', async () => {
    const first = await readRecorded(connector, recordings, healthy);
    const held = toHeld(first);
    const readers = new Map<string, () => Promise<ListEvent>>();
    const unread = changeAnswers(
      createRecordedFetch(healthy),
      (request) => isDetailRequest?.(request) ?? false,
      {
        json: (detail) => mapTexts(detail, addSentence),
        text: addSentence,
      },
    );
    const reading = await collect(
      connector,
      connector.parseBoard(recordings.board),
      createContext(unread, { held, company: recordings.company, keepForLater: readers.set.bind(readers) }),
    );
    expect(reading.postingEvents).toEqual([]);
    expect([...readers.keys()]).toEqual(recordings.expectedIds);
    const again = await Promise.all([...readers.values()].map((read) => read()));
    expect(
      again.map((event) =>
        event.kind === 'posting'
          ? [event.posting.externalId, event.fingerprint, event.posting.descriptionText.includes(SENTENCE)]
          : event,
      ),
    ).toEqual(
      first.postingEvents.map(({ posting, fingerprint }) => [
        ...[posting.externalId, fingerprint],
        posting.descriptionHtml.includes('</p>'),
      ]),
    );
    expect(first.postings.some(({ descriptionHtml }) => descriptionHtml.includes('</p>'))).toBe(true);
  });

  test('every external id is given once', async () => {
    const { postings, rejects } = await readRecorded(connector, recordings, healthy);
    const ids = postings.map((posting) => posting.externalId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(rejects.filter(({ externalId }) => externalId !== null && ids.includes(externalId))).toEqual([]);
  });

  test('postings come while the board is read, before a second page is asked for', async () => {
    const fetch = createRecordedFetch(healthy);
    const stream = connector.listPostings(connector.parseBoard(recordings.board), createContext(fetch));
    const event = await firstPosting(stream);
    await stream.return({
      complete: false,
      incompleteReason: '',
      unchanged: false,
      emptyIsProof: false,
      validator: null,
    });
    expect(event).not.toBeNull();
    expect(fetch.requests.filter(isListRequest)).toHaveLength(1);
  });

  test('an answer that is as it was is not read again', async () => {
    const first = await readRecorded(connector, recordings, healthy);
    const validator = first.end?.validator ?? null;
    if (!connector.capabilities.conditionalRequests) expect(validator).toBeNull();
    if (validator === null) return;
    const second = await readRecorded(connector, recordings, healthy, { held: toHeld(first), validator });
    expect(second.events).toEqual([]);
    expect(second.end).toMatchObject({ complete: true, unchanged: true, validator });
  });

  test('a reading is ended by its signal', async () => {
    const signal = AbortSignal.abort(new Error('stopped'));
    await expect(readRecorded(connector, recordings, healthy, { signal })).rejects.toThrow('stopped');
  });

  describe('with nothing open', () => {
    test('an empty board gives nothing, ends, and keeps nothing to be compared with', async () => {
      const reading = await readRecorded(connector, recordings, recordings.empty);
      expect(reading.error).toBeNull();
      expect(reading.events.filter((event) => event.kind !== 'total')).toEqual([]);
      expect(reading.end).toMatchObject({ unchanged: false, validator: null });
      if (EMPTY_PROVES_NOTHING.has(connector.source)) expect(reading.end?.emptyIsProof).toBe(false);
    });

    test('an unknown board never proves that its postings are closed', async () => {
      const reading = await readRecorded(connector, recordings, recordings.unknownBoard);
      expect(reading.postings).toEqual([]);
      if (reading.error) expect(reading.error.failure).toBe('board-gone');
      else expect(reading.end?.complete && reading.end.emptyIsProof).toBe(false);
    });
  });
}

const SENTENCE = 'Now four days a week.';

/** Appended to whatever is a text of several paragraphs. */
function addSentence(text: string): string {
  return text.replaceAll('</p>', ` ${SENTENCE}</p>`);
}

async function firstPosting(stream: AsyncGenerator<ListEvent, unknown, void>): Promise<ListEvent | null> {
  for (;;) {
    const step = await stream.next();
    if (step.done) return null;
    if (step.value.kind === 'posting') return step.value;
  }
}
