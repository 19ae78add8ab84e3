import { jobSchema, type JobCardsResponse, type JobView, type SearchResponse } from '@firsthand/contracts';
import { aPlace, aPosting, describeDatabases, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { openApi } from '../../testing/test-api.ts';

const PATH = '/v1/api/requisitions/search';

const search = async (api: FastifyInstance, parameters: Record<string, string> = {}) => {
  const answer = await api.inject(`${PATH}?${new URLSearchParams(parameters).toString()}`);
  expect({ status: answer.statusCode, body: answer.statusCode === 200 ? '' : answer.body }).toEqual({
    status: 200,
    body: '',
  });
  return answer.json<SearchResponse>();
};
const titles = ({ data }: SearchResponse) => data.map((job) => job.title);
const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T08:00:00.000Z`;

describeDatabases('job search', (open) => {
  let api: FastifyInstance;

  beforeAll(async () => {
    const { db, database } = await open();
    const lever = await insertBoard(db, { source: 'lever', board: 'acme' });
    await crawlPostings(db, lever, [
      aPosting({ title: 'Data Engineer', publishedAt: day(9), workMode: 'remote' }),
      aPosting({ title: 'Nurse', publishedAt: day(8), workMode: 'hybrid' }),
      aPosting({
        title: 'Data Analyst',
        publishedAt: day(7),
        places: [aPlace({ city: 'Toronto', state: 'ON', country: 'CA', postalCode: 'M5V 2T6' })],
      }),
    ]);
    const workday = await insertBoard(db, { source: 'workday', board: 'wd5/globex/External' });
    await crawlPostings(db, workday, [
      aPosting({ title: 'Cook', company: 'Globex', publishedAt: day(6), places: [] }),
    ]);
    api = await openApi(database);
  });

  test('lists every open job, newest first, when nothing is asked for', async () => {
    const answer = await search(api);
    expect(titles(answer)).toEqual(['Data Engineer', 'Nurse', 'Data Analyst', 'Cook']);
    expect(answer).toMatchObject({ total: 4, limit: 10, offset: 0 });
  });

  test('gives a list the same jobs without their texts, and with their summaries', async () => {
    const { data: whole, ...page } = await search(api, { q: 'data', limit: '1', offset: '1' });
    const answer = (
      await api.inject('/v1/api/requisitions/cards?q=data&limit=1&offset=1')
    ).json<JobCardsResponse>();
    expect(answer).toMatchObject(page);
    const listed = whole.map(({ description, requirements, benefits, ...job }) => {
      expect(description).not.toBe('');
      expect([requirements, benefits]).toEqual([null, null]);
      return { ...job, summary: 'You build pipelines that many teams rely on.' };
    });
    expect(answer.data).toEqual(listed);
  });

  test('finds the jobs that hold every word', async () => {
    expect(titles(await search(api, { q: 'data' }))).toEqual(['Data Engineer', 'Data Analyst']);
    expect(titles(await search(api, { q: 'data analyst' }))).toEqual(['Data Analyst']);
    expect(await search(api, { q: 'zookeeper' })).toMatchObject({ data: [], total: 0 });
  });

  test.each<[Record<string, string>, string[]]>([
    [{ country: 'CA' }, ['Data Analyst']],
    [{ country: 'ca' }, ['Data Analyst']],
    [{ city: 'Toronto' }, ['Data Analyst']],
    [{ state: 'ON' }, ['Data Analyst']],
    [{ zip: 'M5V 2T6' }, ['Data Analyst']],
    [{ location: 'toronto' }, ['Data Analyst']],
    [{ country: 'US', city: 'Toronto' }, []],
    [{ isRemote: 'true' }, ['Data Engineer']],
    [{ isRemote: 'yes' }, ['Data Engineer']],
    [{ isRemote: 'false' }, ['Nurse', 'Data Analyst', 'Cook']],
    [{ source: '2' }, ['Cook']],
    [{ source: 'workday' }, ['Cook']],
    [{ source: 'workday,7', q: 'data OR cook' }, ['Data Engineer', 'Data Analyst', 'Cook']],
    [{ country: 'CA, de' }, ['Data Analyst']],
    [{ q: 'company:globex' }, ['Cook']],
    [{ q: 'data -analyst' }, ['Data Engineer']],
    [{ q: 'title:data', sort: 'newest' }, ['Data Engineer', 'Data Analyst']],
    [{ source: 'lever', q: 'data', country: 'US' }, ['Data Engineer']],
  ])('filters by %o', async (parameters, expected) => {
    const answer = await search(api, parameters);
    expect(titles(answer)).toEqual(expected);
    expect(answer.total).toBe(expected.length);
  });

  test('takes empty parameters for absent ones', async () => {
    const empty = {
      ...{ q: '', location: '', city: '', state: '', zip: ' ', isRemote: '', country: '', source: '' },
      ...{ limit: '', offset: '' },
    };
    expect(await search(api, empty)).toEqual(await search(api));
  });

  test('gives exact totals on every page, and no job twice', async () => {
    const seen: number[] = [];
    for (const offset of ['0', '2', '4']) {
      const answer = await search(api, { limit: '2', offset });
      expect(answer).toMatchObject({ total: 4, limit: 2, offset: Number(offset) });
      seen.push(...answer.data.map((job) => job.id));
    }
    expect(new Set(seen).size).toBe(4);
    expect(seen).toHaveLength(4);
  });

  test('takes limits from 1 to 100 and offsets to 10,000', async () => {
    expect((await search(api, { limit: '1' })).data).toHaveLength(1);
    expect(await search(api, { limit: '100' })).toMatchObject({ limit: 100, total: 4 });
    expect(await search(api, { offset: '10000' })).toMatchObject({ data: [], total: 4, offset: 10_000 });
  });

  test('takes a query of 10,000 characters', async () => {
    expect((await search(api, { q: 'x'.repeat(10_000) })).total).toBe(0);
  });

  test('gives every field of the contract and none beside', async () => {
    const { data } = await search(api, { country: 'CA' });
    const job = data[0] as JobView;
    const fields = Object.keys(jobSchema.shape).filter((field) => !field.endsWith('_requisition_id'));
    expect(Object.keys(job).sort()).toEqual([...fields, 'lever_requisition_id'].sort());
    expect(job).toMatchObject({
      lever_requisition_id: job.id,
      source: 'lever',
      atsType: 'lever',
      locations: [{ city: 'Toronto', state: 'ON', postal_code: 'M5V 2T6', country: 'CA' }],
      remote: false,
      work_mode: null,
      updated_at: '2026-02-01T08:00:00.000Z',
      posted_at: day(7),
    });
  });

  test('names exactly one requisition id, that of the source', async () => {
    const { data } = await search(api);
    for (const job of data) {
      const names = Object.keys(job).filter((field) => field.endsWith('_requisition_id'));
      expect(names).toEqual([`${job.source}_requisition_id`]);
    }
  });

  test('gives the three parts of a Workday address', async () => {
    const { data } = await search(api, { source: 'workday' });
    expect(data[0]?.navigation).toEqual({
      atsType: 'workday',
      urlSafeClientName: null,
      domain: 'wd5',
      clientName: 'globex',
      clientProject: 'External',
      urlSafeJobTitle: `cook-${data[0]!.id}`,
    });
  });

  test('keeps hostile texts as data', async () => {
    const { db, database } = await open();
    const title = `<script>alert(1)</script>"'&\u2028 Engineer`;
    await crawlPostings(db, await insertBoard(db), [aPosting({ title, company: '</script><img src=x>' })]);
    const answer = await (await openApi(database)).inject(PATH);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const [job] = answer.json<SearchResponse>().data;
    expect(job).toMatchObject({ title, company: '</script><img src=x>' });
    expect(job?.navigation.urlSafeJobTitle).toMatch(/^[a-z0-9-]+$/);
  });

  test('does not find a closed job', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db);
    const [kept, gone] = [aPosting({ title: 'Kept' }), aPosting({ title: 'Gone' })];
    await crawlPostings(db, board, [kept, gone]);
    await crawlPostings(db, board, [kept], new Date('2026-02-01T08:30:00.000Z'));
    const own = await openApi(database);
    expect(titles(await search(own))).toEqual(['Kept']);
    expect(await search(own, { q: 'gone' })).toMatchObject({ data: [], total: 0 });
  });
});
