import type { FacetsView, SearchResponse, SuggestResponse } from '@firsthand/contracts';
import { aPlace, aPosting, describeDatabases, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { openApi } from '../../testing/test-api.ts';

const SEEN_AT = new Date('2026-02-01T08:00:00.000Z');
const daysAgo = (days: number) => new Date(SEEN_AT.getTime() - days * 86_400_000).toISOString();
const aYear = (min: number, max: number, currency: string) =>
  ({ min, max, currency, period: 'year', origin: 'field', sentence: null }) as const;

const GERMAN = [aPlace({ city: 'Berlin', state: 'BE', country: 'DE', postalCode: null })];

describeDatabases('filters and facets', (open) => {
  let api: FastifyInstance;

  beforeAll(async () => {
    const { db, database } = await open();
    const acme = await insertBoard(db, { source: 'lever', board: 'acme' });
    await crawlPostings(
      db,
      acme,
      [
        aPosting({
          ...{ title: 'Data Engineer', publishedAt: daysAgo(0.5), workMode: 'remote', language: 'en-US' },
          ...{ employmentType: 'full_time', employmentTypeOrigin: 'source' },
          pay: aYear(90_000, 120_000, 'USD'),
        }),
        aPosting({
          ...{ title: 'Data Clerk', publishedAt: daysAgo(5), workMode: 'hybrid', language: 'en' },
          ...{ employmentType: 'per_diem', employmentTypeOrigin: 'source' },
          pay: { ...aYear(20, 30, 'USD'), period: 'hour' },
        }),
        aPosting({
          ...{ title: 'Data Analyst', publishedAt: daysAgo(20), places: GERMAN, language: 'de' },
          pay: aYear(60_000, 80_000, 'EUR'),
        }),
      ],
      SEEN_AT,
    );
    const globex = await insertBoard(db, {
      source: 'workday',
      board: 'wd5/globex/External',
      company: 'Globex',
    });
    await crawlPostings(
      db,
      globex,
      [aPosting({ title: 'Cook', company: null, publishedAt: null, workMode: 'on_site', places: [] })],
      SEEN_AT,
    );
    api = await openApi(database, { now: () => SEEN_AT });
  });

  const ask = (parameters: Record<string, string>) =>
    api.inject(`/v1/api/requisitions/search?${new URLSearchParams(parameters).toString()}`);
  const search = async (parameters: Record<string, string>) => {
    const answer = await ask(parameters);
    expect(answer.statusCode).toBe(200);
    return answer.json<SearchResponse>();
  };

  test.each<[Record<string, string>, string[]]>([
    [{ work_mode: 'remote' }, ['Data Engineer']],
    [{ work_mode: 'onsite,hybrid' }, ['Cook', 'Data Clerk']],
    [{ work_mode: 'unstated' }, ['Data Analyst']],
    [{ employment_type: 'full_time' }, ['Data Engineer']],
    [{ employment_type: 'other' }, ['Data Clerk']],
    [{ employment_type: 'unstated' }, ['Cook', 'Data Analyst']],
    [{ posted_within: '1' }, ['Cook', 'Data Engineer']],
    [{ posted_within: '7' }, ['Cook', 'Data Engineer', 'Data Clerk']],
    [{ pay_min: '62400', pay_currency: 'usd' }, ['Data Engineer', 'Data Clerk']],
    [{ pay_min: '62401', pay_currency: 'USD' }, ['Data Engineer']],
    [{ pay_min: '1', pay_currency: 'GBP' }, []],
    [{ pay_stated: 'true' }, ['Data Engineer', 'Data Clerk', 'Data Analyst']],
    [{ company: 'workday:wd5/globex/External' }, ['Cook']],
    [{ company: 'LEVER:acme, dover:none' }, ['Data Engineer', 'Data Clerk', 'Data Analyst']],
    [{ language: 'en' }, ['Data Engineer', 'Data Clerk']],
    [{ eligible_from: 'de' }, ['Data Analyst']],
    [{ sort: 'pay', pay_currency: 'USD' }, ['Data Engineer', 'Data Clerk', 'Cook', 'Data Analyst']],
    [{ q: 'data ana', prefix: 'true' }, ['Data Analyst']],
    [{ q: 'data ana' }, []],
    [{ q: '"data clerk"' }, ['Data Clerk']],
    [{ q: '"clerk data"' }, []],
    [{ q: 'data', work_mode: 'hybrid', pay_stated: 'true' }, ['Data Clerk']],
  ])('finds %o', async (parameters, expected) => {
    const { data, total } = await search(parameters);
    expect(data.map((job) => job.title)).toEqual(expected);
    expect(total).toBe(expected.length);
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ work_mode: 'office' }, /^The field “work_mode” must be one of remote, hybrid, on_site, unstated\./],
    [{ employment_type: 'gig' }, /^The field “employment_type” must be one of full_time, /],
    [{ posted_within: '0' }, /posted_within/],
    [{ posted_within: '366' }, /posted_within/],
    [{ pay_min: '5' }, /^pay_min and pay_currency: both or neither/],
    [{ pay_currency: 'USD' }, /^pay_min and pay_currency: both or neither/],
    [{ pay_min: '5', pay_currency: 'dollars' }, /must be a currency such as USD/],
    [{ pay_stated: 'no' }, /must be true/],
    [{ company: 'acme' }, /^The field “company” must be source:board, such as lever:acme\./],
    [{ hide_companies: 'nobody:acme' }, /^The field “hide_companies” must be source:board/],
    [{ hide_words: 'a,,b' }, /^Words to hide must be some that jobs differ by/],
    [{ hide_jobs: 'x' }, /^The field “hide_jobs” must be the id of a job\./],
    [{ apart: '4,x' }, /^The field “apart” must be the id of a job\./],
    [{ apart: '4,,5' }, /^The field “apart” must be the id of a job\./],
    [
      { apart: Array.from({ length: 51 }, (_, id) => id).join() },
      /^The field “apart” must be at most 50 ids of jobs\./,
    ],
    [{ language: 'english' }, /^The field “language” must be a two-letter language code/],
    [{ eligible_from: 'USA' }, /must be a two-letter country code/],
    [{ seniority: 'wise' }, /^The field “seniority” must be one of intern, entry,/],
    [{ years: '4' }, /^The field “years” must be one of 0, 1-2,/],
    [{ skill: 'magic' }, /^skill: "magic" is none of the skills we know/],
    [{ visa: 'maybe' }, /^The field “visa” must be one of offers, refuses, unstated/],
    [{ opening: 'maybe' }, /^The field “opening” must be one of own, pool/],
    [{ sort: 'pay' }, /^The field “sort” needs pay_currency/],
    [{ facets: 'yes' }, /facets/],
  ])('refuses %o in words', async (parameters, words) => {
    const answer = await ask(parameters);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ error: string }>().error).toMatch(words);
  });

  test('counts what choosing each value would find, under the other choices', async () => {
    const { facets } = await search({ facets: 'true', q: 'data', work_mode: 'remote,hybrid', limit: '1' });
    expect(facets).toEqual<FacetsView>({
      // Which of them a title is said to be is the dictionary's.
      occupation: expect.arrayContaining([
        { value: 'data-engineer', label: 'Data engineer', count: 1 },
      ]) as FacetsView['occupation'],
      country: [{ value: 'US', label: 'United States', count: 2 }],
      // Under its own choice alone a facet is not counted.
      work_mode: [
        { value: 'hybrid', label: 'Hybrid', count: 1 },
        { value: 'remote', label: 'Remote', count: 1 },
        { value: 'unstated', label: 'Not stated', count: 1 },
      ],
      source: [{ value: 'lever', label: 'Lever', count: 2 }],
      employment_type: [
        { value: 'full_time', label: 'Full-time', count: 1 },
        { value: 'other', label: 'Other', count: 1 },
      ],
      posted_within: [
        { value: '1', label: 'Past 24 hours', count: 1 },
        { value: '3', label: 'Past 3 days', count: 1 },
        { value: '7', label: 'Past week', count: 2 },
        { value: '14', label: 'Past 2 weeks', count: 2 },
        { value: '30', label: 'Past month', count: 2 },
      ],
      pay_stated: [{ value: 'true', label: 'Pay stated', count: 2 }],
      company: [{ value: 'lever:acme', label: 'Acme', count: 2 }],
      language: [{ value: 'en', label: 'English', count: 2 }],
      seniority: [{ value: 'unstated', label: 'Not stated', count: 2 }],
      years: [{ value: 'unstated', label: 'Not stated', count: 2 }],
      skill: [{ value: 'unstated', label: 'Not stated', count: 2 }],
      visa: [{ value: 'unstated', label: 'Not stated', count: 2 }],
      shift: [],
      opening: [{ value: 'own', label: 'An opening of its own', count: 2 }],
    });
    const all = await search({ facets: 'true' });
    expect(all.facets?.company).toEqual([
      { value: 'lever:acme', label: 'Acme', count: 3 },
      { value: 'workday:wd5/globex/External', label: 'Globex', count: 1 },
    ]);
    expect((await search({ q: 'data' })).facets).toBeUndefined();
  });

  test('keeps openings and pools for later apart, by words and by what the board says', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { source: 'lever', board: 'pools' });
    await crawlPostings(
      db,
      board,
      [
        aPosting({
          title: 'Welder',
          descriptionText: 'You weld. If not for you, join our talent community.',
        }),
        aPosting({ title: 'Welder Talent Pool', descriptionText: 'Leave us your details.' }),
        aPosting({ title: 'Welders', descriptionText: 'You weld.', isProspect: true }),
      ],
      SEEN_AT,
    );
    const api = await openApi(database, { now: () => SEEN_AT });
    const find = async (parameters: Record<string, string>) => {
      const query = new URLSearchParams({ q: 'welder', ...parameters }).toString();
      return (await api.inject(`/v1/api/requisitions/search?${query}`)).json<SearchResponse>();
    };
    const titles = async (opening: string) => (await find({ opening })).data.map(({ title }) => title).sort();
    expect(await titles('own')).toEqual(['Welder']);
    expect(await titles('pool')).toEqual(['Welder Talent Pool', 'Welders']);
    expect((await find({ facets: 'true' })).facets?.opening).toEqual([
      { value: 'pool', label: 'No opening of its own', count: 2 },
      { value: 'own', label: 'An opening of its own', count: 1 },
    ]);
  });

  test('filters and counts by what postings state in words', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { source: 'lever', board: 'stated' });
    const texts = {
      'Senior Nurse': 'Requirements\n• 5+ years of experience\n• First aid, EHR\nWe do not sponsor visas.',
      Nurse: 'You have 2 years of experience and know CPR. We offer visa sponsorship.',
      'Nurse Intern': 'You learn here. No experience required.',
      'Remote Nurse': 'Candidates must be based in Canada or Mexico.',
    };
    await crawlPostings(
      db,
      board,
      Object.entries(texts).map(([title, descriptionText]) =>
        aPosting({ title, descriptionText, workMode: title === 'Remote Nurse' ? 'remote' : 'on_site' }),
      ),
      SEEN_AT,
    );
    const api = await openApi(database, { now: () => SEEN_AT });
    const find = async (parameters: Record<string, string>) => {
      const query = new URLSearchParams({ q: 'nurse', ...parameters }).toString();
      return (await api.inject(`/v1/api/requisitions/search?${query}`)).json<SearchResponse>();
    };
    const titles = async (parameters: Record<string, string>) =>
      (await find(parameters)).data.map(({ title }) => title).sort();
    expect(await titles({ seniority: 'senior,intern' })).toEqual(['Nurse Intern', 'Senior Nurse']);
    expect(await titles({ years: '0,1-2' })).toEqual(['Nurse', 'Nurse Intern']);
    expect(await titles({ years: 'unstated' })).toEqual(['Remote Nurse']);
    expect(await titles({ skill: 'emr' })).toEqual(['Senior Nurse']);
    expect(await titles({ skill: 'CPR,first aid' })).toEqual(['Nurse', 'Senior Nurse']);
    expect(await titles({ visa: 'offers' })).toEqual(['Nurse']);
    expect(await titles({ eligible_from: 'mx' })).toEqual(['Remote Nurse']);
    const { facets } = await find({ facets: 'true', limit: '1' });
    expect(facets?.visa).toEqual([
      { value: 'unstated', label: 'Not stated', count: 2 },
      { value: 'offers', label: 'Visa sponsorship offered', count: 1 },
      { value: 'refuses', label: 'No visa sponsorship', count: 1 },
    ]);
    expect(facets?.years.map(({ value, count }) => [value, count])).toEqual([
      ['0', 1],
      ['1-2', 1],
      ['3-5', 1],
      ['unstated', 1],
    ]);
    expect(facets?.skill.map(({ value, count }) => [value, count])).toEqual([
      ['CPR', 1],
      ['electronic health records', 1],
      ['first aid', 1],
      ['unstated', 2],
    ]);
  });

  test('makes one entry of the postings of one role, and lists where they are', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db, { source: 'lever', board: 'acme' });
    const posting = (city: string, days: number, title = 'Barista') =>
      aPosting({
        ...{ title, publishedAt: daysAgo(days), places: [aPlace({ city, text: `${city}, TX` })] },
        descriptionText: `Make coffee in ${city}. Pay: $1${days} an hour.`,
      });
    await crawlPostings(
      db,
      board,
      [
        posting('Austin', 1),
        posting('Dallas', 2),
        posting('Houston', 3),
        posting('Austin', 4, 'Barista (Nights)'),
      ],
      SEEN_AT,
    );
    const own = await openApi(database, { now: () => SEEN_AT });
    const ask = async (query: string) =>
      (await own.inject(`/v1/api/requisitions/search?${query}`)).json<SearchResponse>();
    const grouped = await ask('q=barista&group=true&facets=true');
    expect(grouped).toMatchObject({ total: 2, total_openings: 4 });
    expect(grouped.facets?.country).toEqual([{ value: 'US', label: 'United States', count: 2 }]);
    const [role, nights] = grouped.data;
    const namesOf = (job: typeof role) => job?.openings?.map(({ location }) => location?.split(',')[0]);
    expect(namesOf(role)).toEqual(['Austin', 'Dallas', 'Houston']);
    expect(role?.openings?.[0]).toEqual({
      requisition_id: role?.id,
      location: role?.location,
      navigation: role?.navigation,
    });
    expect(nights?.openings).toHaveLength(1);
    const inDallas = await ask('q=barista&group=true&city=Dallas');
    expect(inDallas).toMatchObject({ total: 1, total_openings: 1 });
    expect(namesOf(inDallas.data[0])).toEqual(['Dallas', 'Austin', 'Houston']);
    // Named by any of its postings, the role is as many entries, which still tell its openings.
    const inHouston = role?.openings?.[2]?.requisition_id;
    const apart = await ask(`q=barista&group=true&facets=true&apart=${inHouston},999999`);
    expect(apart).toMatchObject({ total: 4, total_openings: 4 });
    expect(apart.facets?.country).toEqual([{ value: 'US', label: 'United States', count: 4 }]);
    expect(apart.data.map((job) => namesOf(job))).toEqual([
      ['Austin', 'Dallas', 'Houston'],
      ['Dallas', 'Austin', 'Houston'],
      ['Houston', 'Austin', 'Dallas'],
      ['Austin'],
    ]);
    expect((await ask(`q=barista&apart=${inHouston}`)).total).toBe(4);
    // Of the hidden too roles are told from postings: a role goes with the last of its postings.
    expect(await ask('q=barista&group=true&hide_words=nights,dallas')).toMatchObject({
      ...{ total: 1, total_openings: 2 },
      hidden: { total: 2, total_roles: 1 },
    });
    const hiddenApart = await ask(`q=barista&group=true&apart=${inHouston}&hide_words=nights,dallas`);
    expect(hiddenApart).toMatchObject({ total: 2, hidden: { total: 2, total_roles: 2 } });
    expect((await ask('q=barista&hide_words=nights')).hidden).not.toHaveProperty('total_roles');
    const single = await ask('q=barista');
    expect(single.total).toBe(4);
    expect(single).not.toHaveProperty('total_openings');
    expect(single.data[0]).not.toHaveProperty('openings');
  });

  test('offers titles and companies while somebody types', async () => {
    const suggest = async (parameters: Record<string, string>) =>
      (
        await api.inject(`/v1/api/search/suggest?${new URLSearchParams(parameters).toString()}`)
      ).json<unknown>();
    const { suggestions } = (await suggest({ q: 'data ana', country: 'de' })) as SuggestResponse;
    expect(suggestions.at(0)).toMatchObject({ kind: 'occupation', id: 'data-analyst', count: 1 });
    expect(suggestions.map(({ kind }) => kind)).not.toContain('company');
    // What an occupation is called is offered once, as that.
    const { suggestions: clerks } = (await suggest({ q: 'data c', country: 'us' })) as SuggestResponse;
    expect(clerks).toContainEqual({ text: 'Data clerk', kind: 'occupation', id: 'data-entry', count: 1 });
    expect(clerks.map(({ kind }) => kind)).not.toContain('title');
    expect(await suggest({ q: 'acm' })).toEqual({
      suggestions: [{ text: 'Acme', kind: 'company', count: 3 }],
    });
    expect(await suggest({ q: '', country: '' })).toEqual({ suggestions: [] });
    expect(await suggest({ q: 'data', country: 'Germany' })).toEqual({
      error: 'The field “country” must be a two-letter country code such as US.',
    });
  });

  test('hides by company, word and job before anything is counted, and says how many', async () => {
    const { data } = await search({ q: 'analyst' });
    const answer = await search({
      facets: 'true',
      hide_companies: 'workday:wd5/globex/External',
      hide_words: 'clerk, nothing',
      hide_jobs: String(data[0]?.id),
    });
    expect(answer.data.map((job) => job.title)).toEqual(['Data Engineer']);
    expect(answer.facets?.source).toEqual([{ value: 'lever', label: 'Lever', count: 1 }]);
    expect(answer.hidden).toEqual({
      total: 3,
      rules: [
        { kind: 'company', value: 'workday:wd5/globex/External', count: 1 },
        { kind: 'word', value: 'clerk', count: 1 },
        { kind: 'job', value: String(data[0]?.id), count: 1 },
      ],
    });
    expect((await search({ hide_words: 'nothing' })).hidden).toBeUndefined();
  });
});
