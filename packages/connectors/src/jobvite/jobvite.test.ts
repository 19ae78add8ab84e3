import { describe, expect, test } from 'vitest';
import type { AtsFetch } from '../contract.ts';
import { collect, createContext, createRecordedFetch, toHeld } from '../testing/run-recordings.ts';
import type { RecordedAnswer } from '../recordings.ts';
import { jobvite } from './list-postings.ts';
import { recordings, toBoardPage, toJobAnswer } from './recordings.ts';

const { board, company, healthy } = recordings;
const ORIGIN = 'https://jobs.jobvite.com';
const FIRST_PAGE = `${ORIGIN}/harbor-lantern/search?p=0`;
const FEED_URL = 'https://app.jobvite.com/CompanyJobs/Xml.aspx?c=qHL7Vfwu';

function read(answers: RecordedAnswer[], options: Parameters<typeof createContext>[1] = { company }) {
  return collect(jobvite, board, createContext(createRecordedFetch(answers), options));
}

/** The healthy board with the answer of one address replaced. */
function replace(url: string, answer: Partial<RecordedAnswer>): RecordedAnswer[] {
  return healthy.map((recorded) => (recorded.url === url ? { ...recorded, ...answer } : recorded));
}

function toRow(id: string): string {
  return `<tr><td class="jv-job-list-name"><a href="/harbor-lantern/job/${id}">Cook</a></td></tr>`;
}

/** A recorded page; objects are for JSON answers, which this ATS does not give here. */
function toText(body: string | object | undefined): string {
  return typeof body === 'string' ? body : JSON.stringify(body);
}

/** A board of one posting, whose page is the given one. */
async function readJob(content: string, title?: string) {
  const list = toBoardPage(`<table>${toRow('oZz9Afw9')}</table>`);
  const reading = await read([{ url: FIRST_PAGE, body: list }, toJobAnswer('oZz9Afw9', content, title)]);
  return { posting: reading.postings[0], reject: reading.rejects[0] };
}

function toData(fields: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@type': 'JobPosting', title: 'Cook', ...fields })}</script>`;
}

describe('jobvite', () => {
  test('both pages of the list are walked, and details asked in the order of the list', async () => {
    const fetch = createRecordedFetch(healthy);
    const reading = await collect(jobvite, board, createContext(fetch, { company }));
    expect(fetch.requests.map((request) => request.url.replace(`${ORIGIN}/harbor-lantern/`, ''))).toEqual([
      'search?p=0',
      'job/oAa1Afw1',
      'job/oBb2Afw2',
      'job/oCc3Afw3',
      'search?p=1',
      'job/oDd4Afw4',
      'job/oEe5Afw5',
    ]);
    expect(reading.total).toBe(5);
    expect(reading.end).toMatchObject({ complete: true });
  });

  test('JSON-LD becomes a posting: trimmed places, an organisation as text, no pay from a skeleton', async () => {
    const [keeper] = (await read(healthy)).postings;
    expect(keeper).toMatchObject({
      title: 'Light Keeper & Guide',
      company: 'Harbor Lantern Inc.',
      places: [{ text: 'Portland, Maine, United States', city: 'Portland', state: 'ME', country: 'US' }],
      employmentType: 'full_time',
      publishedAt: '2026-11-03',
      pay: null,
      workMode: null,
      hostedUrl: `${ORIGIN}/harbor-lantern/job/oAa1Afw1`,
      applyUrl: `${ORIGIN}/harbor-lantern/job/oAa1Afw1/apply`,
    });
  });

  test('an organisation as object, several places, remote work and a salary are read', async () => {
    const engineer = (await read(healthy)).postings[1];
    expect(engineer).toMatchObject({
      company: 'Harbor Lantern Inc.',
      workMode: 'remote',
      places: [
        { city: 'Portland', country: 'US' },
        { city: 'Cork', country: 'IE' },
      ],
      pay: { min: 95000, max: 120000, currency: 'USD', period: 'year', origin: 'field' },
    });
  });

  test('without JSON-LD the page’s own blocks are read', async () => {
    const builder = (await read(healthy)).postings[2];
    expect(builder).toMatchObject({
      title: 'Boat Builder',
      company: 'Harbor Lantern Inc.',
      places: [{ city: 'Cork', country: 'IE' }],
      category: 'Manufacturing',
      reference: '31054',
      publishedAt: null,
      pay: { min: 21, max: 24.5, currency: 'EUR', period: 'hour' },
    });
    expect(builder?.descriptionText).toMatch(/plank and caulk\.\s+Daily\./);
  });

  test('a single place that says remote is a country with remote work', async () => {
    const accountant = (await read(healthy)).postings[3];
    expect(accountant).toMatchObject({ workMode: 'remote', employmentType: 'part_time' });
    expect(accountant?.places).toMatchObject([{ city: null, country: 'US' }]);
  });

  test('pay without a currency has none, and without a known unit no period', async () => {
    const baseSalary = { currency: '', value: { minValue: '20', maxValue: '30', unitText: '' } };
    const { posting } = await readJob(toData({ baseSalary }));
    expect(posting?.pay).toMatchObject({ min: 20, max: 30, currency: null, period: null });
  });

  test('JSON-LD with line breaks inside its texts is mended, broken JSON-LD leaves the page’s blocks', async () => {
    const mended = await readJob(
      `<script type="application/ld+json">{"@type":"JobPosting","title":"Cook","description":"<p>One\ntwo</p>"}</script>`,
    );
    expect(mended.posting?.descriptionText).toBe('One two');
    const broken = await readJob(
      `<script type="application/ld+json">{"@type":"JobPosting","title":"Co</script><h2 class="jv-header">Chef</h2>
       <div class="jv-job-detail-description"><p>Soup.</p></div>`,
    );
    expect(broken.posting).toMatchObject({ title: 'Chef', descriptionText: 'Soup.' });
  });

  test('hybrid work is read from the line below the heading, where JSON-LD has only the town', async () => {
    const { posting } = await readJob(
      `${toData({ jobLocation: { address: { addressLocality: 'Sofia', addressCountry: 'Bulgaria' } } })}
       <p class="jv-job-detail-meta">Security<span class='jv-inline-separator'></span>Hybrid Remote<span>,</span> Sofia</p>`,
    );
    expect(posting).toMatchObject({ workMode: 'hybrid', places: [{ city: 'Sofia', country: 'BG' }] });
  });

  test('a row whose words changed is read again, the others are only seen', async () => {
    const held = toHeld(await read(healthy));
    const fetch = createRecordedFetch(
      replace(FIRST_PAGE, { body: toText(healthy[0]?.body).replace('Data Engineer', 'Lead Data Engineer') }),
    );
    const second = await collect(jobvite, board, createContext(fetch, { company, held }));
    expect(second.postings.map((posting) => posting.externalId)).toEqual(['oBb2Afw2']);
    expect(second.seen.map((event) => event.externalId)).toEqual(['oAa1Afw1', 'oCc3Afw3', 'oDd4Afw4']);
  });

  describe('what a reading proves', () => {
    test('a page that is cut off in the middle proves nothing', async () => {
      const body = toText(healthy[1]?.body);
      const reading = await read(
        replace(`${ORIGIN}/harbor-lantern/search?p=1`, {
          body: body.slice(0, body.indexOf('jv-pagination')),
        }),
      );
      expect(reading.end?.complete).toBe(false);
    });

    test('a second page that repeats the first proves nothing', async () => {
      const reading = await read(
        replace(`${ORIGIN}/harbor-lantern/search?p=1`, { body: toText(healthy[0]?.body) }),
      );
      expect(reading.end).toMatchObject({ complete: false });
    });

    test('rows of a template that is half understood are missed, and the counter tells', async () => {
      const list = toBoardPage(
        `<table>${toRow('oZz9Afw9')}</table><div class="jv-pagination-text">1-20 of 20</div>`,
      );
      const reading = await read([{ url: FIRST_PAGE, body: list }, toJobAnswer('oZz9Afw9', toData({}))]);
      expect(reading.end).toMatchObject({
        complete: false,
        incompleteReason: '1 postings were found where the list counts 20',
      });
    });

    test('a short whole page without a counter is complete, a full one is not', async () => {
      const ids = Array.from({ length: 50 }, (_, index) => `oAa${String(index).padStart(5, '0')}`);
      const details: RecordedAnswer = {
        url: `${ORIGIN}/harbor-lantern/job/*`,
        body: toBoardPage(toData({})),
      };
      const list = (rows: string[]) => toBoardPage(`<table>${rows.map(toRow).join('')}</table>`);
      const full = await read([{ url: FIRST_PAGE, body: list(ids) }, details]);
      expect(full.end?.complete).toBe(false);
      const short = await read([{ url: FIRST_PAGE, body: list(ids.slice(0, 3)) }, details]);
      expect(short.end?.complete).toBe(true);
    });
  });

  describe('an empty page', () => {
    const emptyPage = recordings.empty[0]?.body ?? '';

    test('is proof when the feed leads to its page for no jobs', async () => {
      expect((await read(recordings.empty)).end).toMatchObject({ complete: true, emptyIsProof: true });
    });

    test('is no proof when the feed is throttled, fails or leads elsewhere', async () => {
      const feeds: Partial<RecordedAnswer>[] = [
        { status: 429, headers: { 'retry-after': '30' } },
        { status: 500 },
        { status: 302, headers: { location: 'https://app.jobvite.com/Login' } },
        { body: '<html></html>' },
      ];
      for (const feed of feeds) {
        const reading = await read([
          { url: FIRST_PAGE, body: emptyPage },
          { url: FEED_URL, body: '', ...feed },
        ]);
        expect(reading.end).toMatchObject({ emptyIsProof: false });
        expect(reading.error).toBeNull();
      }
    });

    test('of a template nobody has seen yields the feed’s postings', async () => {
      const xml = `<?xml version="1.0"?><result><job><id>oFf6Afw6</id><title>Chef</title><category>Food</category>
        <jobtype>Full-Time</jobtype><remote_x0020_type>Hybrid</remote_x0020_type><location>Lakewood, CO, United States</location>
        <date>7/21/2026</date><detail-url><![CDATA[http://app.jobvite.com/x]]></detail-url>
        <description>&lt;p&gt;Soup.&lt;/p&gt;</description></job><job><title>Nameless</title></job></result>`;
      const reading = await read([
        { url: FIRST_PAGE, body: emptyPage },
        { url: FEED_URL, body: xml },
      ]);
      expect(reading.postings).toMatchObject([
        {
          externalId: 'oFf6Afw6',
          company: 'Harbor Lantern Inc.',
          workMode: 'hybrid',
          publishedAt: '2026-07-21',
          places: [{ city: 'Lakewood', state: 'CO', country: 'US' }],
          hostedUrl: `${ORIGIN}/harbor-lantern/job/oFf6Afw6`,
        },
      ]);
      expect(reading.rejects).toMatchObject([{ reason: 'no-id' }]);
      expect(reading.end).toMatchObject({ complete: false, emptyIsProof: false });
    });

    test('with a counter above zero is incomplete', async () => {
      const body = toBoardPage('<div class="jv-pagination-text">1-9 of 9</div>');
      const reading = await read([
        { url: FIRST_PAGE, body },
        { url: FEED_URL, status: 500, body: '' },
      ]);
      expect(reading.end?.complete).toBe(false);
    });
  });

  describe('redirects', () => {
    const lead = (location: string): RecordedAnswer => ({
      url: FIRST_PAGE,
      status: 302,
      headers: { location },
      body: '',
    });

    test('to Jobvite’s search or a log-in mean that there is no such board', async () => {
      for (const location of [
        'http://search.jobvite.com?invalid=1',
        'https://app.jobvite.com/Login?x=1',
        '/other/jobs',
      ]) {
        expect((await read([lead(location)])).error?.failure).toBe('board-gone');
      }
    });

    test('to the employer’s own site are asked once to stay inline', async () => {
      const inline = await read([
        lead('https://careers.harbor.example/jobs'),
        { url: `${FIRST_PAGE}&fr=true&nl=1`, body: toBoardPage(`<table>${toRow('oZz9Afw9')}</table>`) },
        { ...toJobAnswer('oZz9Afw9', toData({})), url: `${ORIGIN}/harbor-lantern/job/oZz9Afw9?fr=true&nl=1` },
      ]);
      expect(inline.postings[0]?.hostedUrl).toBe(`${ORIGIN}/harbor-lantern/job/oZz9Afw9`);
      const moved = await read([
        lead('https://careers.harbor.example/jobs'),
        { ...lead('https://careers.harbor.example/jobs'), url: `${FIRST_PAGE}&fr=true&nl=1` },
      ]);
      expect(moved.error).toMatchObject({ failure: 'board-gone' });
      expect(moved.error?.message).toContain('careers.harbor.example');
    });

    test('to the same board under its newer path are followed once', async () => {
      const reading = await read([
        lead('/careers/harbor-lantern/search?p=0'),
        {
          url: `${ORIGIN}/careers/harbor-lantern/search?p=0`,
          body: toBoardPage(`<table>${toRow('oZz9Afw9')}</table>`),
        },
        { ...toJobAnswer('oZz9Afw9', toData({})), url: `${ORIGIN}/careers/harbor-lantern/job/oZz9Afw9` },
      ]);
      expect(reading.postings[0]?.hostedUrl).toBe(`${ORIGIN}/careers/harbor-lantern/job/oZz9Afw9`);
    });
  });

  describe('details', () => {
    const url = `${ORIGIN}/harbor-lantern/job/oBb2Afw2`;

    test.each([
      ['404', { status: 404 }],
      ['410', { status: 410 }],
      [
        'a redirect with error=404',
        { status: 303, headers: { location: '/careers/harbor-lantern/jobs?error=404' } },
      ],
      ['a page that says so', { body: toBoardPage('<p>The job listing no longer exists.</p>') }],
      ['the board’s list instead', { body: '<body class="jv-page-jobs"><ul></ul></body>' }],
    ])('%s means that the posting is gone', async (_, answer) => {
      const reading = await read(replace(url, answer));
      expect(reading.rejects[0]).toMatchObject({ externalId: 'oBb2Afw2', reason: 'detail-gone' });
      expect(reading.postings).toHaveLength(3);
    });

    test.each([
      ['500', { status: 500 }],
      ['a redirect to anywhere else', { status: 302, headers: { location: 'https://careers.example/' } }],
      ['a robot check', { body: '<html><body>Checking your browser</body></html>' }],
      ['nothing', { body: '' }],
    ])('%s leaves the posting unread, and it counts as seen', async (_, answer) => {
      const reading = await read(replace(url, answer));
      expect(reading.rejects[0]).toMatchObject({ externalId: 'oBb2Afw2', reason: 'detail-unreadable' });
      expect(reading.postings).toHaveLength(3);
    });

    test('429 and 403 stop the reading', async () => {
      expect((await read(replace(url, { status: 429 }))).error?.failure).toBe('rate-limited');
      expect((await read(replace(url, { status: 403 }))).error?.failure).toBe('rate-limited');
    });
  });

  test('a page of something else has changed its shape', async () => {
    for (const body of ['<html><body>Checking your browser</body></html>', '[]', 'null', '']) {
      expect((await read(replace(FIRST_PAGE, { body }))).error?.failure).toBe('shape-changed');
    }
  });

  test('a stopped crawl sends no request', async () => {
    const fetch: AtsFetch = () => Promise.reject(new Error('asked'));
    const context = createContext(fetch, { signal: AbortSignal.abort(new Error('stopping')) });
    await expect(collect(jobvite, board, context)).rejects.toThrow('stopping');
  });
});
