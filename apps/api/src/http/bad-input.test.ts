import { createTestDatabase, type TestDatabase } from '@firsthand/test-support';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectRefusal, loggedErrors, openApi } from '../testing/test-api.ts';

const SEARCH = '/v1/api/requisitions/search';
const LOCATIONS = '/v1/api/location/search';
const SUMMARIES = '/v1/api/summaries/jobs';

let database: TestDatabase;
let api: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  api = await openApi(database.database);
});
afterAll(() => database.drop());

describe('a search is refused with a sentence', () => {
  test.each([
    ['limit=0', 'The field “limit” must be at least 1.'],
    ['limit=101', 'The field “limit” must be at most 100.'],
    ['limit=-1', 'The field “limit” must be at least 1.'],
    ['limit=2.5', 'The field “limit” must be a whole number.'],
    ['limit=abc', 'The field “limit” must be a number.'],
    ['limit=99999999999999999999', 'The field “limit” must be at most 100.'],
    ['limit=1&limit=2', 'The field “limit” must be a number.'],
    ['offset=10001', 'The field “offset” must be at most 10000.'],
    ['offset=-1', 'The field “offset” must be at least 0.'],
    ['offset=abc', 'The field “offset” must be a number.'],
    ['q=a&q=b', 'The field “q” must be given only once.'],
    ['country=US&country=CA', 'The field “country” must be given only once.'],
    ['q=a%00b', 'The field “q” contains characters that are not text.'],
    ['city=%00', 'The field “city” contains characters that are not text.'],
    ['q=%ED%A0%80', 'The address contains characters that are not text.'],
    ['q=%zz', 'The address contains characters that are not text.'],
    ['q=%', 'The address contains characters that are not text.'],
    ['unknown=%zz', 'The address contains characters that are not text.'],
    ['q=a?b=%zz', 'The address contains characters that are not text.'],
    ['country=USA', 'The field “country” must be a two-letter country code such as US.'],
    ['country=US,', 'The field “country” must be a two-letter country code such as US.'],
    ['source=1,10', /^The field “source” must be a number from 1 to 9 /],
    ['sort=salary', /^The field “sort” must be one of .*relevance, newest/],
    ['country=1!', 'The field “country” must be a two-letter country code such as US.'],
    ['country=U', 'The field “country” must be a two-letter country code such as US.'],
    ['source=10', /^The field “source” must be a number from 1 to 9 /],
    ['source=monster', /^The field “source” must be a number from 1 to 9 /],
    ['source=__proto__', /^The field “source” must be a number from 1 to 9 /],
    ['isRemote=maybe', /^The field “isRemote” must be one of .*true, false/],
  ])('%j', async (query, sentence) => {
    expectRefusal(await api.inject(`${SEARCH}?${query}`), 400, sentence);
  });

  test.each([
    ['q', 10_000],
    ['location', 200],
    ['city', 120],
    ['state', 120],
    ['zip', 20],
    ['source', 2_000],
    ['country', 2_000],
  ])('%s of more than %i characters', async (name, limit) => {
    for (const length of [limit + 1, 2 * limit]) {
      const answer = await api.inject(`${SEARCH}?${name}=${'x'.repeat(length)}`);
      expectRefusal(answer, 400, `The field “${name}” must be at most ${limit} characters.`);
    }
  });

  test('but parameters it does not know are no fault', async () => {
    const answer = await api.inject(`${SEARCH}?utm_source=mail&__proto__=1&constructor=x&q[]=a`);
    expect(answer.statusCode).toBe(200);
  });

  test.each(['country=xx', "q='; drop table jobs; --", 'q=%F0%9F%8D%95', 'q=%26%7C!():*', 'location=%25_'])(
    'but %s only finds nothing',
    async (query) => {
      const answer = await api.inject({ url: SEARCH, query });
      expect(answer.json()).toMatchObject({ data: [], total: 0 });
    },
  );
});

describe('a location search is refused with a sentence', () => {
  test.each([
    ['', 'The field “q” is missing.'],
    ['country=US', 'The field “q” is missing.'],
    ['q=a&q=b', 'The field “q” must be given only once.'],
    ['q=a%00b', 'The field “q” contains characters that are not text.'],
    ['q=%ED%A0%80', 'The address contains characters that are not text.'],
    ['q=berlin&country=DEU', 'The field “country” must be at most 2 characters.'],
  ])('%j', async (query, sentence) => {
    expectRefusal(await api.inject(`${LOCATIONS}?${query}`), 400, sentence);
  });
});

test('a location search of more than 120 characters is refused', async () => {
  const answer = await api.inject(`${LOCATIONS}?q=${'x'.repeat(121)}`);
  expectRefusal(answer, 400, 'The field “q” must be at most 120 characters.');
});

describe('a summaries call is refused with a sentence', () => {
  const send = (payload: string, type = 'application/json') =>
    api.inject({ method: 'POST', url: SUMMARIES, headers: { 'content-type': type }, payload });
  const job = { ats_id: 1, ats_type: 'lever' };

  test.each<[string, unknown, string | RegExp]>([
    ['a list', [], 'The body must be a JSON object as this call expects it.'],
    ['a number', 1, 'The body must be a JSON object as this call expects it.'],
    ['null', null, 'The body must be a JSON object as this call expects it.'],
    ['no jobs', {}, 'The field “jobs” is missing.'],
    ['jobs that are no list', { jobs: 'all' }, 'The field “jobs” must be a list.'],
    ['a job that is none', { jobs: [null] }, 'The field “jobs.0” must be an object.'],
    ['a job without a type', { jobs: [{ ats_id: 1 }] }, 'The field “jobs.0.ats_type” is missing.'],
    ['a word as an id', { jobs: [{ ...job, ats_id: 'one' }] }, /^The field “jobs\.0\.ats_id” /],
    ['a negative id', { jobs: [{ ...job, ats_id: -1 }] }, /^The field “jobs\.0\.ats_id” /],
    ['an id beyond all', { jobs: [{ ...job, ats_id: 1e300 }] }, /^The field “jobs\.0\.ats_id” /],
    [
      '101 jobs',
      { jobs: Array.from({ length: 101 }, () => job) },
      'The field “jobs” must hold at most 100 jobs.',
    ],
    ['a huge type', { jobs: [{ ...job, ats_type: 'x'.repeat(21) }] }, /^The field “jobs\.0\.ats_type” /],
  ])('%s', async (_name, body, sentence) => {
    expectRefusal(await send(JSON.stringify(body)), 400, sentence);
  });

  test('broken JSON', async () => {
    expectRefusal(await send('{"jobs":['), 400, 'The body is not valid JSON.');
  });

  test('no body at all', async () => {
    expectRefusal(await send(''), 400, 'The body is not valid JSON.');
    expectRefusal(await api.inject({ method: 'POST', url: SUMMARIES }), 400);
  });

  test('a body that would change what objects are', async () => {
    expectRefusal(await send('{"jobs":[],"__proto__":{"admin":true}}'), 400, 'The body is not valid JSON.');
  });

  test('XML', async () => {
    expectRefusal(await send('<jobs/>', 'application/xml'), 415, /^This kind of content /);
  });

  test('more than 256 kB', async () => {
    const payload = JSON.stringify({ jobs: [{ ...job, ats_type: 'x'.repeat(300_000) }] });
    expectRefusal(await send(payload), 413, 'What was sent is too large.');
  });

  test('brackets nested a hundred thousand deep', async () => {
    expectRefusal(await send(`${'['.repeat(100_000)}${']'.repeat(100_000)}`), 400);
  });
});

describe('an address is refused with a sentence', () => {
  test.each(['/v1', '/v1/', '/v1/api', '/v1/api/unknown', '/v2/api/requisitions/search', '/nothing'])(
    '%s is unknown',
    async (url) => {
      expectRefusal(await api.inject(url), 404);
    },
  );

  test.each([
    ['POST', SEARCH],
    ['DELETE', SEARCH],
    ['GET', SUMMARIES],
    ['PUT', '/v1/api/ats/lever/acme/job/nurse-1'],
    ['POST', '/healthz'],
  ] as const)('%s %s is no call', async (method, url) => {
    expectRefusal(await api.inject({ method, url }), 404);
  });

  test.each(['/v1/api/ats/lever/%zz/job/nurse-1', '/v1/api/ats/lever/%ED%A0%80/job/nurse-1'])(
    '%s is no text',
    async (url) => {
      expectRefusal(await api.inject(url), 400, 'The address is not valid.');
    },
  );
});

test.each([
  [400, '%ED%A0%80'],
  [404, 'x'.repeat(10_000)],
])(
  'a refusal of %i that no route makes has its text as message too, where the history reads it',
  async (status, id) => {
    const answer = await api.inject(`/v1/api/job-applications/${id}/files/resume`);
    expectRefusal(answer, status);
    expect(answer.json()).toHaveProperty('message');
    expect((await api.inject(`/v1/api/bookmarks/${id}`)).json()).not.toHaveProperty('message');
  },
);

test('none of it counts as a fault of ours', () => {
  expect(loggedErrors).toEqual([]);
});
