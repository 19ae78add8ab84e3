import {
  CONNECTORS,
  createAtsFetch,
  TransportError,
  type AtsFetch,
  type AtsResponse,
} from '@firsthand/connectors';
import { LIMITS, type CompanyView } from '@firsthand/contracts';
import { Door } from '@firsthand/outside';
import { describeStore, insertBoard } from '@firsthand/test-support';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSandboxPageUrl } from '../../../../../sandbox/src/employer-page.ts';
import { startSandbox, type Sandbox } from '../../../../../sandbox/src/start-sandbox.ts';
import type { ApiContext } from '../../../api-context.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { expectRefusal, openApi, TEST_URL } from '../../../testing/test-api.ts';

const BOARD = 'https://job-boards.greenhouse.io/marrowstoneoptics';

const once = () => new Door('ats', { limits: { retries: 0 } });

let sandbox: Sandbox;
let ats: ReturnType<typeof createAtsFetch>;
beforeAll(async () => {
  sandbox = await startSandbox();
  ats = createAtsFetch({ budgets: [], userAgent: 'test', gateway: sandbox.url, door: once() });
});
afterAll(async () => {
  await ats.close();
  await sandbox.close();
});

/** A fetch with these answers by address, which remembers what it was asked for. */
function fetchOf(answers: Record<string, Partial<AtsResponse> | TransportError>) {
  const asked: string[] = [];
  const fetch: AtsFetch = ({ url }) => {
    asked.push(url);
    const answer = answers[url];
    if (answer instanceof TransportError) return Promise.reject(answer);
    return Promise.resolve({ status: answer ? 200 : 404, headers: {}, text: '', ...answer });
  };
  return { asked, fetch };
}

const redirect = (location: string) => ({ status: 302, headers: { location } });

describeStore('a careers address', (open) => {
  const start = async (changes: Partial<ApiContext> = {}) => {
    const { db, database } = await open();
    const readExternalUrl = (url: string) => readSandboxPageUrl(`${TEST_URL}/sandbox`, url);
    const api = await openApi(database, { atsFetch: ats.fetch, readExternalUrl, ...changes });
    const { headers } = await signIn(database);
    const add = (url: unknown, who = headers) =>
      api.inject({ method: 'POST', url: '/v1/api/companies', headers: who, payload: { url } });
    const boards = () => db.selectFrom('boards').selectAll().execute();
    return { db, database, add, boards };
  };

  test('gives the company once its board answered, and the same one when it is known', async () => {
    const { add, boards } = await start();
    const before = Date.now();
    const added = await add('marrowstone-optics.example/careers');
    expect([added.statusCode, added.json<CompanyView>()]).toMatchObject([
      201,
      {
        ...{ name: 'Marrowstone Optics', source: 'greenhouseio', board: 'marrowstoneoptics' },
        ...{ ats_type: 'greenhouse', slug: 'marrowstone-optics', open_jobs: 0, last_verified_at: null },
      },
    ]);
    expect(await boards()).toMatchObject([{ origin: 'person', enabled: true, last_attempt_at: null }]);
    expect(Number((await boards())[0]?.next_crawl_at)).toBeLessThanOrEqual(Date.now());
    expect(Date.now() - before).toBeLessThan(20_000);

    const again = [
      BOARD,
      'https://boards.greenhouse.io/embed/job_board?for=MarrowstoneOptics',
      `${BOARD}/jobs/123?gh_src=x`,
      `${TEST_URL}/sandbox/page/job-boards.greenhouse.io/marrowstoneoptics/jobs/1`,
      `${TEST_URL}/sandbox/page/www.marrowstone-optics.example/careers`,
    ];
    for (const address of again) {
      const answer = await add(` ${address} `);
      expect([address, answer.statusCode]).toEqual([address, 200]);
      expect(answer.json()).toMatchObject({ slug: 'marrowstone-optics' });
    }
    expect(await boards()).toHaveLength(1);
  });

  test('of every system gives its company', async () => {
    const { add } = await start();
    const bySource = new Map(sandbox.boards.toReversed().map((board) => [board.source, board]));
    expect(bySource.size).toBe(9);
    for (const { source, board, company } of bySource.values()) {
      const answer = await add(CONNECTORS[source].toBoardUrl(board));
      expect([source, answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([
        source,
        201,
        '',
      ]);
      const { name } = answer.json<CompanyView>();
      const [shown, given] = [name, company].map((text) => text.toLowerCase().replaceAll(/[^a-z]/g, ''));
      expect([name, shown?.startsWith(given ?? '?')]).toEqual([name, true]);
    }
  });

  test('of a board that was not read yet, or is read no more, says so', async () => {
    const { db, add } = await start();
    await insertBoard(db, { source: 'greenhouseio', board: 'waiting', company: 'Waiting' });
    const waiting = await add('https://boards.greenhouse.io/waiting');
    expect([waiting.statusCode, waiting.json()]).toMatchObject([200, { name: 'Waiting', slug: 'waiting' }]);
    await db.updateTable('boards').set({ enabled: false }).execute();
    expectRefusal(await add('https://boards.greenhouse.io/waiting'), 400, 'We no longer read this board.');
  });

  test('that we cannot read is refused in words, and nothing is added', async () => {
    const { add, boards } = await start();
    for (const [address, words] of [
      ['', /no web address/],
      ['not an address', /no web address/],
      ['javascript:alert(1)', /no web address/],
      ['https://www.elsewhere.example/careers', /could not be read/],
      ['https://job-boards.greenhouse.io/nobody-at-all', /GreenhouseIO knows no such board/],
      ['https://jobs.smartrecruiters.com/NobodyAtAll', /SmartRecruiters/],
      [
        `https://app.dover.com/apply/Acme/${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`,
        /could not be read|no job board/,
      ],
    ] as const) {
      const answer = await add(address);
      expect([address, answer.statusCode]).toEqual([address, 400]);
      expectRefusal(answer, 400, words);
    }
    for (const faulty of [undefined, 7, 'x'.repeat(LIMITS.careersUrlMaxLength + 1)]) {
      expectRefusal(await add(faulty), 400);
    }
    expect(await boards()).toEqual([]);
  });

  test('is looked at outside only so often, for a person and for a network', async () => {
    const { add, database } = await start();
    for (let times = 0; times < LIMITS.companiesPerPersonAndHour; times += 1) {
      expect((await add('https://job-boards.greenhouse.io/nobody')).statusCode).toBe(400);
    }
    const refused = await add(BOARD);
    expectRefusal(refused, 429, /too often/);
    expect(refused.headers['retry-after']).toBeDefined();
    const bob = await signIn(database, { email: 'bob@example.com', name: 'Bob' });
    expect((await add(BOARD, bob.headers)).statusCode).toBe(201);
    // What is known needs nothing from outside.
    expect((await add(BOARD)).statusCode).toBe(200);
  });

  describe('that leads elsewhere', () => {
    test('is followed to a board, and to a page that names one', async () => {
      const { asked, fetch } = fetchOf({
        'https://acme.example/jobs': redirect('http://www.acme.example/careers'),
        'https://www.acme.example/careers': redirect('https://jobs.lever.co/acme?lever-source=x'),
        'https://api.lever.co/v0/postings/acme?mode=json': { text: '[]' },
      });
      const { add } = await start({ atsFetch: fetch });
      expectRefusal(await add('http://acme.example/jobs#open'), 400, /Lever shows no open jobs/);
      expect(asked.slice(0, 2)).toEqual(['https://acme.example/jobs', 'https://www.acme.example/careers']);
    });

    test('is followed a few steps, to pages on the public net alone', async () => {
      const { asked, fetch } = fetchOf({
        'https://round.example/': redirect('/'),
        'https://inside.example/': redirect('https://localhost/admin'),
        'https://port.example/': redirect('https://port.example:8443/'),
        'https://login.example/': redirect('https://name@login.example/x'),
        'https://file.example/': redirect('file:///etc/passwd'),
      });
      const { add } = await start({ atsFetch: fetch });
      for (const host of ['round', 'inside', 'port', 'login', 'file']) {
        const answer = await add(`https://${host}.example/`);
        expect([host, answer.statusCode]).toEqual([host, 400]);
      }
      expect(asked.filter((url) => url === 'https://round.example/')).toHaveLength(4);
      expect(asked.filter((url) => !/^https:\/\/\w+\.example\/$/.test(url))).toEqual([]);
    });

    test('reaches nothing inside, by whatever name', async () => {
      const guarded = createAtsFetch({ budgets: [], userAgent: 'test', door: once() });
      const { add } = await start({ atsFetch: guarded.fetch });
      const words: string[] = [];
      for (const address of ['https://127.0.0.1/', 'https://169.254.169.254/latest/', 'https://10.0.0.1/x']) {
        const answer = await add(address);
        expect(answer.statusCode).toBe(400);
        words.push(answer.json<{ error: string }>().error.replace(/at \S+/, 'at …'));
      }
      expect(new Set(words).size).toBe(1);
      await guarded.close();
    });
  });

  test('of a board that does not answer is tried later', async () => {
    const { fetch } = fetchOf({
      'https://api.lever.co/v0/postings/acme?mode=json': new TransportError(
        'unreachable',
        'no answer in time',
      ),
    });
    const { add, boards } = await start({ atsFetch: fetch });
    expectRefusal(await add('https://jobs.lever.co/acme'), 503, /did not answer\. Nothing was added/);
    expect(await boards()).toEqual([]);
  });
});
