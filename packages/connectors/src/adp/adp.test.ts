import { describe, expect, test } from 'vitest';
import { TransportError, type AtsFetch, type AtsResponse } from '../contract.ts';
import { collect, createContext, createRecordedFetch, toHeld } from '../testing/run-recordings.ts';
import type { RecordedAnswer } from '../recordings.ts';
import { parseBoard, toBoardUrl } from './board-address.ts';
import { adp } from './list-postings.ts';
import { recordings } from './recordings.ts';

const { board, company, healthy } = recordings;
const CONTENT_LINKS = /content-links/;

/** The healthy board with some answers replaced; the first replacement that fits is used. */
function serve(...replaced: [RegExp, Partial<RecordedAnswer> | ((answer: RecordedAnswer) => unknown)][]) {
  return createRecordedFetch(
    healthy.map((answer) => {
      const change = replaced.find(([pattern]) => pattern.test(answer.url))?.[1];
      if (change === undefined) return answer;
      return typeof change === 'function'
        ? { ...answer, body: change(answer) as object }
        : { ...answer, ...change };
    }),
  );
}

function read(fetch: AtsFetch, options: Parameters<typeof createContext>[1] = { company }) {
  return collect(adp, board, createContext(fetch, options));
}

/** Changes the first row of a recorded list. */
function changeFirstRow(change: (row: Record<string, unknown>) => Record<string, unknown>) {
  return (answer: RecordedAnswer) => {
    const body = structuredClone(answer.body) as { jobRequisitions: Record<string, unknown>[] };
    body.jobRequisitions[0] = change(body.jobRequisitions[0] ?? {});
    return body;
  };
}

describe('board addresses', () => {
  test('a GUID means Workforce Now, is lower-cased, and has the default centre when none is named', () => {
    expect(parseBoard(' 4D1C8A52-7B0E-4F63-9A1D-2E5F60718293/9200900_2 ')).toBe(
      '4d1c8a52-7b0e-4f63-9a1d-2e5f60718293/9200900_2',
    );
    expect(parseBoard('4d1c8a52-7b0e-4f63-9a1d-2e5f60718293')).toBe(
      '4d1c8a52-7b0e-4f63-9a1d-2e5f60718293/19000101_000001',
    );
  });

  test('myjobs before the slash means a MyJobs site, whose slug is lower-case', () => {
    expect(parseBoard('MyJobs/AcmeCareers')).toBe('myjobs/acmecareers');
    expect(toBoardUrl('myjobs/acmecareers')).toBe('https://myjobs.adp.com/acmecareers/cx');
  });
});

describe('Workforce Now', () => {
  test('the centre’s languages are walked, English first, and rows of both are taken once', async () => {
    const fetch = serve();
    const reading = await read(fetch);
    const lists = fetch.requests
      .map((request) => request.url)
      .filter((url) => url.includes('/v1/job-requisitions?'));
    expect(lists.map((url) => /lang=(\w+)\b.*skip=(\d+)/.exec(url)?.slice(1))).toEqual([
      ['en_CA', '1'],
      ['en_CA', '4'],
      ['fr_CA', '1'],
    ]);
    expect(reading.postings.map((posting) => [posting.externalId, posting.language])).toEqual([
      ['710101', 'en-CA'],
      ['710103', 'en-CA'],
      ['710104', 'en-CA'],
      ['710105', 'fr-CA'],
    ]);
    expect(reading.end).toMatchObject({ complete: true, emptyIsProof: false });
  });

  test('a row becomes a posting with its place, pay, level, language page and reference', async () => {
    const [deckhand] = (await read(serve())).postings;
    expect(deckhand).toMatchObject({
      title: 'Ferry Deckhand',
      company: 'Simcoe Ferries',
      places: [
        { text: 'Orillia, ON, CA', city: 'Orillia', state: 'ON', postalCode: 'L3V 1A1', country: 'CA' },
      ],
      employmentType: 'full_time',
      pay: { min: null, max: 31.5, currency: 'CAD', period: 'hour', origin: 'field' },
      publishedAt: '2026-11-02T14:15:00.000Z',
      applicationCount: null,
      reference: '2001',
    });
    expect(deckhand?.hostedUrl).toContain('ccId=19000101_000001&lang=en_CA&jobId=710101');
    expect(deckhand?.descriptionHtml).not.toContain('<link');
    expect(deckhand?.descriptionText).toContain('handle lines & cars');
  });

  test('a place called Remote is no city, and a site’s name before the city does not matter', async () => {
    const postings = (await read(serve())).postings;
    expect(postings[1]?.places[0]).toMatchObject({ city: null, country: 'CA' });
    expect(postings[1]?.workMode).toBe('remote');
    expect(postings[2]?.places).toMatchObject([{ city: 'Gatineau', state: 'QC', country: 'CA' }]);
  });

  test('the clock and the counters of a row are no change', async () => {
    const first = await read(serve());
    const later = serve([
      /lang=en_CA.*skip=1$/,
      changeFirstRow((row) => {
        const group = row['customFieldGroup'] as Record<string, unknown>;
        return { ...row, customFieldGroup: { ...group, dateFields: [], numberFields: [{ numberValue: 9 }] } };
      }),
    ]);
    const second = await read(later, { company, held: toHeld(first) });
    expect(second.seen.map((event) => event.externalId)).toEqual(recordings.expectedIds);
  });

  test('custom fields are found by their name, wherever they stand in the list', async () => {
    const fetch = serve([
      /lang=en_CA.*skip=1$/,
      changeFirstRow((row) => {
        const group = row['customFieldGroup'] as { stringFields: unknown[] };
        return { ...row, customFieldGroup: { ...group, stringFields: group.stringFields.toReversed() } };
      }),
    ]);
    expect((await read(fetch)).postings[0]).toMatchObject({
      externalId: '710101',
      category: expect.anything(),
    });
  });

  test('without an ExternalJobID the item id names the posting and its page', async () => {
    const fetch = createRecordedFetch([
      ...healthy.map((answer) =>
        /lang=en_CA.*skip=1$/.test(answer.url)
          ? {
              ...answer,
              body: changeFirstRow((row) => ({ ...row, itemID: '9201:5_1', customFieldGroup: null }))(answer),
            }
          : answer,
      ),
      {
        url: `${healthy[0]?.url.split('/v1/')[0]}/v1/job-requisitions/9201%3A5_1?*`,
        body: { requisitionTitle: 'Ferry Deckhand', requisitionDescription: '<p>Lines.</p>' },
      },
    ]);
    const [posting] = (await read(fetch)).postings;
    expect(posting?.externalId).toBe('9201:5_1');
    expect(posting?.hostedUrl).toContain('jobId=9201%3A5_1&source=CC2');
  });

  test('pay without a known period code has no period', async () => {
    const fetch = serve([
      /lang=en_CA.*skip=1$/,
      changeFirstRow((row) => {
        const group = row['customFieldGroup'] as Record<string, unknown>;
        const codeFields = [{ codeValue: 'XX', nameCode: { codeValue: 'SalaryType' } }];
        return { ...row, customFieldGroup: { ...group, codeFields } };
      }),
    ]);
    expect((await read(fetch)).postings[0]?.pay).toMatchObject({ max: 31.5, period: null });
  });

  test('pay without a period code has the period that its type is called', async () => {
    for (const [name, period] of [
      ['Hourly', 'hour'],
      ['Annually', 'year'],
      ['Biweekly', null],
    ]) {
      const fetch = serve([
        /lang=en_CA.*skip=1$/,
        changeFirstRow((row) => {
          const group = row['customFieldGroup'] as Record<string, unknown>;
          const codeFields = [{ shortName: name, nameCode: { codeValue: 'SalaryType' } }];
          const stringFields = [{ stringValue: '710101', nameCode: { codeValue: 'ExternalJobID' } }];
          return { ...row, customFieldGroup: { ...group, codeFields, stringFields } };
        }),
      ]);
      expect((await read(fetch)).postings[0]?.pay, String(name)).toMatchObject({ max: 31.5, period });
    }
  });

  test('fewer rows than the total is an incomplete reading', async () => {
    const reading = await read(serve([/lang=en_CA.*skip=4$/, { body: { jobRequisitions: [] } }]));
    expect(reading.end).toMatchObject({ complete: false, incompleteReason: 'en_CA lists 3 of 4 postings' });
  });

  test('a page that repeats the first one ends the walk without completing it', async () => {
    const first = healthy.find((answer) => /lang=en_CA.*skip=1$/.test(answer.url));
    const reading = await read(serve([/lang=en_CA.*skip=4$/, { body: first?.body ?? '' }]));
    expect(reading.end?.complete).toBe(false);
  });

  test('a language that is empty beside others is asked once more', async () => {
    const fetch = serve([/lang=en_CA.*skip=1$/, { body: { jobRequisitions: [] } }]);
    await read(fetch);
    expect(fetch.requests.filter((request) => /lang=en_CA.*skip=1$/.test(request.url))).toHaveLength(2);
  });

  test('a centre that does not tell its languages is read in those seen elsewhere, and never completely', async () => {
    const fetch = createRecordedFetch([
      ...healthy.map((answer) => (CONTENT_LINKS.test(answer.url) ? { ...answer, status: 503 } : answer)),
    ]);
    expect((await read(fetch)).error?.failure).toBe('unreachable');

    const silent = createRecordedFetch([
      ...healthy.map((answer) =>
        CONTENT_LINKS.test(answer.url) ? { ...answer, body: { contentLinks: [] } } : answer,
      ),
      { url: `${healthy[0]?.url.split('/v1/')[0]}/v1/job-requisitions?*`, body: { jobRequisitions: [] } },
    ]);
    const reading = await read(silent);
    expect(reading.postings.map((posting) => posting.externalId)).toEqual(recordings.expectedIds);
    expect(reading.end).toMatchObject({
      complete: false,
      incompleteReason: 'the career centre does not tell its languages',
    });
  });

  test('an empty list of a centre that is not published is a board that is gone', async () => {
    const unpublished = {
      meta: {
        customFieldGroup: {
          indicatorFields: [{ indicatorValue: false, nameCode: { codeValue: 'PublishedIndicator' } }],
          stringFields: [],
        },
      },
    };
    const fetch = createRecordedFetch(
      recordings.empty.map((answer) =>
        CONTENT_LINKS.test(answer.url) ? { ...answer, body: unpublished } : answer,
      ),
    );
    expect((await read(fetch)).error?.failure).toBe('board-gone');
  });

  test('the employer’s name is asked only where nobody configured one', async () => {
    const configured = serve();
    await read(configured);
    expect(configured.requests.some((request) => request.url.includes('client-features'))).toBe(false);
    const unnamed = await read(serve(), { company: null });
    expect(unnamed.postings[0]?.company).toBe('SIMCOE FERRIES LTD');
  });

  test('the second host is tried after a 404 of the first, and used when it knows the client', async () => {
    const elsewhere = createRecordedFetch([
      ...healthy.map((answer) => ({
        ...answer,
        url: answer.url.replace('workforcenow.adp.com', 'workforcenow.cloud.adp.com'),
      })),
      { url: 'https://workforcenow.adp.com/*', status: 404, body: '<html></html>' },
    ]);
    const { postings } = await read(elsewhere);
    expect(postings).toHaveLength(4);
    expect(postings[0]?.hostedUrl).toMatch(/^https:\/\/workforcenow\.cloud\.adp\.com\//);
    const broken = createRecordedFetch([
      { url: 'https://workforcenow.adp.com/*', status: 404, body: '<html></html>' },
      { url: 'https://workforcenow.cloud.adp.com/*', status: 500, body: '' },
    ]);
    expect((await read(broken)).error?.failure).toBe('board-gone');
  });

  test('403 is a limit, except where it says that the centre is not for outsiders', async () => {
    const walled = await read(serve([/v1\/job-requisitions\?/, { status: 403, body: 'Access Denied' }]));
    expect(walled.error?.failure).toBe('rate-limited');
    const closed = 'Job listing is not allowed for external candidates.';
    const internal = await read(serve([/v1\/job-requisitions\?/, { status: 403, body: closed }]));
    expect(internal.error?.failure).toBe('board-gone');
  });

  test('a bare 429 asks for the minute that the limit counts', async () => {
    const reading = await read(serve([/v1\/job-requisitions\?/, { status: 429, body: '' }]));
    expect(reading.error).toMatchObject({ failure: 'rate-limited', retryAfterSeconds: 60 });
  });

  describe('details', () => {
    const skeleton = { links: [], customFieldGroup: { stringFields: [] }, requisitionLocations: [] };

    test('a record without a title is a closed posting, but only if the item id says so too', async () => {
      const closed = serve([/job-requisitions\/710101\?/, { body: skeleton }]);
      const itemAnswer = (body: object): RecordedAnswer => ({
        url: `${healthy[0]?.url.split('/v1/')[0]}/v1/job-requisitions/92010710101_1?*`,
        body,
      });
      const both = createRecordedFetch([itemAnswer(skeleton)]);
      const one = createRecordedFetch([
        itemAnswer({ requisitionTitle: 'Ferry Deckhand', requisitionDescription: 'x' }),
      ]);
      const either =
        (fallback: AtsFetch): AtsFetch =>
        (request) =>
          request.url.includes('92010710101_1') ? fallback(request) : closed(request);
      expect((await read(either(both))).rejects[0]).toMatchObject({
        externalId: '710101',
        reason: 'detail-gone',
      });
      expect((await read(either(one))).postings[0]?.externalId).toBe('710101');
    });

    test('an object that is no record, a web page and a fault are unreadable, and the rest goes on', async () => {
      for (const answer of [{ body: {} }, { body: '<html>check</html>' }, { status: 500 }, { body: '[1,' }]) {
        const reading = await read(serve([/job-requisitions\/710103\?/, answer]));
        expect(reading.rejects.map((reject) => reject.reason)).toEqual(['no-title', 'detail-unreadable']);
        expect(reading.postings).toHaveLength(3);
      }
    });

    test('a limit met at a detail stops the reading', async () => {
      const reading = await read(serve([/job-requisitions\/710103\?/, { status: 429 }]));
      expect(reading.error?.failure).toBe('rate-limited');
    });
  });

  test('rows nobody can name make the reading incomplete', async () => {
    const fetch = serve([/lang=en_CA.*skip=1$/, changeFirstRow(() => ({ requisitionTitle: 'Nameless' }))]);
    const reading = await read(fetch);
    expect(reading.rejects[0]).toMatchObject({ externalId: null, reason: 'no-id' });
    expect(reading.end?.complete).toBe(false);
  });

  test('a stopped crawl sends no further request', async () => {
    const fetch = serve();
    const stopped = AbortSignal.abort(new Error('stopping'));
    await expect(read(fetch, { signal: stopped })).rejects.toThrow('stopping');
    expect(fetch.requests).toHaveLength(0);
  });
});

test('a transport fault keeps its cause and begins with the source’s name', async () => {
  const cause = new TransportError('unreachable', 'no answer in time');
  const fetch: AtsFetch = (): Promise<AtsResponse> => Promise.reject(cause);
  const reading = await read(fetch);
  expect(reading.error).toMatchObject({ message: 'adp: no answer in time', cause });
});
