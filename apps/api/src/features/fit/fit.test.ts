import type { FitRequirement, FitResponse, Posting, SearchResponse } from '@firsthand/contracts';
import { aPlace, aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { expect, test } from 'vitest';
import { startProfiles } from '../../testing/start/start-profiles.ts';
import { expectRefusal, loggedErrors } from '../../testing/test-api.ts';

const LEEDS = aPlace({ city: 'Leeds', state: null, country: 'GB' });
const TEXT = `About us
We have loved French food for 30 years.
Requirements
- 5 years of experience with React and TypeScript
- Knowledge of SQL and Docker
- Fluent in German`;

describeStore('how a job fits a profile', (open) => {
  const start = async () => {
    // An API of its own: it keeps what it read of jobs.
    const started = await startProfiles(await open(), { changes: {} });
    const { db, api, ada, call, profile } = started;
    const board = await insertBoard(db, { board: 'acme' });
    const post = async (posting: Partial<Posting>) => {
      const [id = 0] = await crawlPostings(db, board, [aPosting({ places: [LEEDS], ...posting })]);
      return id;
    };
    const ask = (query: string, headers: Record<string, string> = ada.headers) =>
      api.inject({ url: `/v1/api/fit?${query}`, headers });
    const compare = async (id: number) => {
      const answer = await ask(`ids=${id}`);
      expect(answer.statusCode).toBe(200);
      const [fit] = answer.json<FitResponse>().data;
      return fit!;
    };
    const say = async (fields: object) =>
      expect((await call('PUT', `/${profile.id}`, fields)).statusCode).toBe(200);
    const addSkills = async (...names: string[]) => {
      for (const skill_name of names)
        expect((await call('POST', `/${profile.id}/skills`, { skill_name })).statusCode).toBe(201);
    };
    const addJob = async (job: object) => {
      const entry = { company_name: 'Globex', description: '', is_current_job: false, ...job };
      expect((await call('POST', `/${profile.id}/experience`, entry)).statusCode).toBe(201);
    };
    return { ...started, post, ask, compare, say, addSkills, addJob };
  };
  const brief = (requirements: readonly FitRequirement[]) =>
    requirements.map(({ label, outcome, profile_line: line }) => [label, outcome, line]);

  test('tells of each thing the posting asks for with both sides’ words', async () => {
    const { post, compare, addSkills, addJob, say, profile, ask } = await start();
    const id = await post({
      ...{ title: 'Engineer', descriptionText: TEXT, language: 'de' },
      pay: { min: 50_000, max: 60_000, currency: 'GBP', period: 'year', origin: 'field', sentence: null },
    });
    await addSkills('react / Redux', 'German', 'knitting');
    await addJob({
      ...{ job_title: 'Developer', start_date: '2018-01-01', end_date: '2021-07-01' },
      description: '<ul><li>Kept <b>Postgres</b> going.</li><li>Wrote SQL for French customers.</li></ul>',
    });
    await say({ country: 'GB', city: 'Bradford', desired_pay: '£65k' });
    const fit = await compare(id);
    expect(brief(fit.requirements)).toEqual([
      ['React', 'not_in_profile', null],
      ['TypeScript', 'not_in_profile', null],
      ['SQL', 'met', 'Wrote SQL for French customers.'],
      ['Docker', 'not_in_profile', null],
      ['German', 'met', 'German'],
      ['5 years or more', 'not_met', '3 years and 6 months of work'],
      ['Leeds, United Kingdom', 'met', 'Bradford, United Kingdom, 13 km away'],
      ['Written in German', 'met', 'German'],
    ]);
    expect(fit.pay).toMatchObject({
      ...{ kind: 'pay', label: '£50,000 – £60,000 a year', outcome: 'not_met' },
      profile_line: expect.stringContaining('£65,000'),
    });
    expect(fit.met).toBe(4);
    expect(fit.requirements[1]).toEqual({
      ...{ kind: 'skill', label: 'TypeScript', outcome: 'not_in_profile', skill: 'TypeScript' },
      sentence: '5 years of experience with React and TypeScript',
      ...{ profile_line: null, profile_part: 'skills' },
    });
    await addSkills('React', 'typescript');
    expect((await compare(id)).met).toBe(6);
    expect((await ask(`ids=${id}`)).json<FitResponse>().profile).toEqual({
      ...{ id: profile.id, profile_name: 'Nurse' },
    });
    expect(loggedErrors).toEqual([]);
  });

  test('says of an empty profile that it is silent, and of a silent posting nothing', async () => {
    const { post, compare } = await start();
    const asking = await compare(await post({ descriptionText: TEXT }));
    expect(new Set(asking.requirements.map(({ outcome }) => outcome))).toEqual(new Set(['not_in_profile']));
    expect(asking.met).toBe(0);
    const silent = await compare(
      await post({ places: [], descriptionText: 'You bake bread.', language: 'en' }),
    );
    expect(silent).toMatchObject({ met: 0, requirements: [] });
  });

  test('knows near from far, and remote from both', async () => {
    const { post, compare, say } = await start();
    const place = async (posting: Partial<Posting>) => {
      const { requirements } = await compare(await post({ descriptionText: 'Work.', ...posting }));
      return requirements
        .filter(({ kind }) => kind === 'place')
        .map(({ label, outcome, profile_line: line }) => [label, outcome, line]);
    };
    await say({ country: 'GB' });
    expect(await place({})).toEqual([['Leeds, United Kingdom', 'not_in_profile', null]]);
    expect(await place({ places: [aPlace({ city: null, state: null, country: 'GB' })] })).toEqual([]);
    await say({ city: 'Leeds' });
    expect(await place({})).toEqual([['Leeds, United Kingdom', 'met', 'Leeds, United Kingdom']]);
    const austin = { places: [aPlace()] };
    expect(await place(austin)).toEqual([
      [
        'Austin, TX, United States',
        'not_met',
        expect.stringMatching(/^Leeds, United Kingdom, 7,\d{3} km away$/),
      ],
    ]);
    expect(await place({ ...austin, workMode: 'remote' })).toEqual([
      ['Remote: Austin, TX, United States', 'not_met', 'Leeds, United Kingdom'],
    ]);
    const descriptionText = 'You can work from anywhere in the world.';
    expect(await place({ ...austin, workMode: 'remote', descriptionText })).toEqual([
      ['Remote, open to people anywhere', 'met', 'Leeds, United Kingdom'],
    ]);
  });

  test('is of the profile that is named, else of the one changed last, and of nobody else’s', async () => {
    const { post, ask, bob, bobs, profile } = await start();
    const id = await post({});
    const nameOf = async (query = '') => (await ask(`ids=${id}${query}`)).json<FitResponse>().profile?.id;
    expect(await nameOf()).toBe(profile.id);
    expect(await nameOf(`&profile_id=${profile.id}`)).toBe(profile.id);
    expectRefusal(await ask(`ids=${id}&profile_id=${bobs.id}`), 404, /profile/i);
    expect((await ask(`ids=${id}`, bob.headers)).json<FitResponse>().profile?.id).toBe(bobs.id);
    expectRefusal(await ask(`ids=${id}`, {}), 401, 'Please log in first.');
    for (const ids of ['', 'x', '1,,2', Array.from({ length: 26 }, (_, index) => index + 1).join(',')])
      expect((await ask(`ids=${ids}`)).statusCode).toBe(400);
    expect((await ask('ids=999999')).json<FitResponse>().data).toEqual([]);
  });

  test('orders a search by how many requirements are met, as each posting says itself', async () => {
    const { db, api, ask, say, addSkills, addJob, ada } = await start();
    const york = aPlace({ city: 'York', state: null, country: 'GB' });
    const texts = [TEXT, 'Requirements\n- 2 years of experience with SQL', 'You bake bread.'];
    const postings = texts.flatMap((descriptionText) =>
      [[LEEDS], [york], [aPlace()]].flatMap((places) =>
        (['remote', null] as const).map((workMode) =>
          aPosting({
            ...{ title: 'Engineer', descriptionText, places, workMode, language: 'de' },
            pay: { min: null, max: 3_000, currency: 'GBP', period: 'month', origin: 'field', sentence: null },
          }),
        ),
      ),
    );
    const ids = await crawlPostings(db, await insertBoard(db), postings);
    const search = (headers: Record<string, string>) =>
      api.inject({ url: '/v1/api/requisitions/search?sort=fit&limit=100', headers });
    await addSkills('SQL', 'Docker', 'German');
    await addJob({ job_title: 'Baker', start_date: '2022-02-01', end_date: '2024-02-01' });
    await say({ country: 'GB', city: 'Leeds', desired_pay: '£36,000 a year' });
    const { data } = (await ask(`ids=${ids.join(',')}`)).json<FitResponse>();
    const metOf = new Map(data.map(({ requisition_id: id, met }) => [id, met]));
    const answer = await search(ada.headers);
    expect(answer.statusCode).toBe(200);
    const order = answer.json<SearchResponse>().data.map(({ id }) => metOf.get(id));
    expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
    expect(order).toHaveLength(ids.length);
    expect(new Set(order).size).toBeGreaterThan(4);
    expectRefusal(await search({}), 401, 'Please log in first.');
  });

  test('leaves closed postings out, and never looks at equal-opportunity answers', async () => {
    const { db, post, ask, say } = await start();
    const id = await post({ descriptionText: TEXT });
    const before = (await ask(`ids=${id}`)).json<FitResponse>().data;
    await say({ veteran_status: 'Veteran', gender: 'Female', disability_status: 'Yes' });
    expect((await ask(`ids=${id}`)).json<FitResponse>().data).toEqual(before);
    await db
      .updateTable('jobs')
      .set({ status: 'closed', closed_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await ask(`ids=${id}`)).json<FitResponse>().data).toEqual([]);
  });
});
