import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collect, createContext, createRecordedFetch } from '../testing/run-recordings.ts';
import type { RecordedAnswer } from '../recordings.ts';
import { parseBoard, toBoardUrl, toNavigationParts } from './board-address.ts';
import { workday } from './list-postings.ts';

const HOST = 'https://acme.wd5.myworkdayjobs.com';
const API = `${HOST}/wday/cxs/acme/External`;
const PATH = '/job/Taipei/XMLNAME--Sr--Cook_R-1';

function toAnswers(row: object, detail: object, beside: object = {}): RecordedAnswer[] {
  const jobPostings = [{ title: 'Cook', externalPath: PATH, bulletFields: ['R-1'], ...row }];
  const jobPostingInfo = { title: 'Cook', jobDescription: '<p>You cook.</p>', ...detail };
  return [
    { method: 'POST', url: `${API}/jobs`, body: { total: 1, jobPostings, facets: [] } },
    { url: `${API}/job/*`, body: { jobPostingInfo, ...beside } },
  ];
}

async function readOne(row: object, detail: object, beside: object = {}, company: string | null = null) {
  const fetch = createRecordedFetch(toAnswers(row, detail, beside));
  const reading = await collect(workday, 'wd5/acme/External', createContext(fetch, { company }));
  return { ...reading, posting: reading.postings[0], requests: fetch.requests };
}

describe('board address', () => {
  test('domain, tenant and site, a host, and a page of the site are the same board', () => {
    for (const board of [
      ' wd5/acme/External ',
      'WD5/acme/External',
      'acme.wd5.myworkdayjobs.com/acme/External',
      'https://acme.wd5.myworkdayjobs.com/External',
      'https://acme.wd5.myworkdayjobs.com/en-US/External?source=x',
    ]) {
      expect(parseBoard(board)).toBe('wd5/acme/External');
    }
    expect(toBoardUrl('wd5/acme/External')).toBe(`${HOST}/External`);
    expect(toNavigationParts('wd5/acme/External')).toEqual({
      domain: 'wd5',
      clientName: 'acme',
      clientProject: 'External',
    });
  });

  test('case and hyphens of tenant and site are kept', () => {
    expect(parseBoard('wd503/Acme-Foods/Ext_Careers-2')).toBe('wd503/Acme-Foods/Ext_Careers-2');
    expect(toBoardUrl('wd503/Acme-Foods/Ext')).toBe('https://acme-foods.wd503.myworkdayjobs.com/Ext');
  });

  test('hosts of another form are kept whole', () => {
    expect(parseBoard('https://acme.myworkdayjobs.com/External')).toBe(
      'acme.myworkdayjobs.com/acme/External',
    );
    const shared = parseBoard('https://wd3.myworkdaysite.com/en-US/recruiting/acme/External');
    expect(shared).toBe('wd3.myworkdaysite.com/acme/External');
    expect(parseBoard(shared)).toBe(shared);
    expect(toBoardUrl(shared)).toBe('https://wd3.myworkdaysite.com/recruiting/acme/External');
  });
});

describe('requests', () => {
  test('ask in English for JSON, and take the path of the list as it is', async () => {
    const { requests } = await readOne({}, {});
    expect(requests[0]?.headers).toEqual({
      accept: 'application/json',
      'accept-language': 'en-US',
      'content-type': 'application/json',
    });
    expect(requests[1]?.url).toBe(`${API}${PATH}`);
  });
});

describe('detail', () => {
  test('all places are given once, the primary one with the country it is filed under', async () => {
    const { posting } = await readOne(
      { locationsText: '3 Locations' },
      {
        location: 'Taipei',
        additionalLocations: ['Canada, Ottawa', 'Taipei', 'canada, ottawa'],
        jobRequisitionLocation: { descriptor: 'Taipei', country: { alpha2Code: 'TW' } },
      },
    );
    expect(posting?.places).toMatchObject([
      { text: 'Taipei', country: 'TW' },
      { text: 'Canada, Ottawa', city: 'Ottawa', country: 'CA' },
    ]);
  });

  test("a requisition filed elsewhere does not lend its country to the posting's place", async () => {
    const { posting } = await readOne(
      {},
      {
        location: 'Springfield Plant',
        country: { descriptor: 'Canada' },
        jobRequisitionLocation: { descriptor: 'Lyon', country: { descriptor: 'France', alpha2Code: 'FR' } },
      },
    );
    expect(posting?.places).toMatchObject([{ country: 'CA' }]);
  });

  test('a remote posting keeps the country it is filed under', async () => {
    const { posting } = await readOne(
      {},
      { location: 'Remote', jobRequisitionLocation: { descriptor: 'Remote', country: { alpha2Code: 'US' } } },
    );
    expect(posting).toMatchObject({ workMode: 'remote', places: [{ city: null, country: 'US' }] });
  });

  test("without a place in the detail the list's is taken, and a number of places never", async () => {
    const places = async (locationsText: string | undefined, externalPath = PATH) =>
      (await readOne({ locationsText, externalPath }, {})).posting?.places;
    expect(await places('Austin, TX and 3 more')).toMatchObject([{ city: 'Austin', state: 'TX' }]);
    expect(await places('3 Locations', '/job/US-CA-Santa-Clara/Cook_R-1')).toMatchObject([
      { city: 'Santa Clara', state: 'CA', country: 'US' },
    ]);
    expect(await places('2 Locations', '/job/Israel-Tel-Aviv/Cook_R-1')).toEqual([
      { text: 'Israel Tel Aviv', city: null, state: null, postalCode: null, country: null },
    ]);
    expect(await places(undefined, '/job/Cook_R-1')).toEqual([]);
  });

  test('the tenant words for remote are read with care', async () => {
    for (const [remoteType, workMode] of [
      ['Fully Remote', 'remote'],
      ['Hybrid', 'hybrid'],
      ['Onsite', 'on_site'],
      ['Remote Eligible', null],
      ['Flex', null],
      ['Field/Customer Site', null],
    ]) {
      expect((await readOne({}, { remoteType, location: 'Oslo' })).posting?.workMode).toBe(workMode);
    }
    expect((await readOne({}, { location: 'US, NC, Remote' })).posting?.workMode).toBe('remote');
  });

  test('the posting day is startDate, else what the relative words say, else unknown', async () => {
    const day = async (detail: object, row: object = {}) => (await readOne(row, detail)).posting?.publishedAt;
    expect(await day({ startDate: '2026-06-15', postedOn: 'Posted Today' })).toBe('2026-06-15');
    expect(await day({ postedOn: 'Posted Today' })).toBe('2026-11-20');
    expect(await day({}, { postedOn: 'Publié il y a 2 jours' })).toBe('2026-11-18');
    expect(await day({ postedOn: 'Posted 30+ Days Ago' })).toBe(null);
  });

  test('the known company wins over the legal entity, whose bookkeeping code is left out', async () => {
    const beside = { hiringOrganization: { name: 'IL00 Acme Networks, Ltd.' } };
    expect((await readOne({}, {}, beside, 'Acme')).posting?.company).toBe('Acme');
    expect((await readOne({}, {}, beside)).posting?.company).toBe('Acme Networks, Ltd.');
    const named = { hiringOrganization: { name: '84 Lumber' } };
    expect((await readOne({}, {}, named)).posting?.company).toBe('84 Lumber');
  });

  test('only a page of the ATS is taken as the page, and applying starts below it', async () => {
    const page = async (externalUrl: unknown) => (await readOne({}, { externalUrl })).posting;
    expect(await page(`http://acme.wd5.myworkdayjobs.com/en-US/External${PATH}?x=1`)).toMatchObject({
      hostedUrl: `${HOST}/en-US/External${PATH}?x=1`,
      applyUrl: `${HOST}/en-US/External${PATH}/apply?x=1`,
    });
    for (const url of [
      null,
      'javascript:alert(1)',
      'https://acme.example/job',
      'https://x@acme.wd5.myworkdayjobs.com:8443/',
    ]) {
      expect(await page(url)).toMatchObject({
        hostedUrl: `${HOST}/External${PATH}`,
        applyUrl: `${HOST}/External${PATH}/apply`,
      });
    }
  });

  test('the requisition is the reference; of the free bullets only the one in the address', async () => {
    expect((await readOne({}, { jobReqId: 'R-1' })).posting?.reference).toBe('R-1');
    expect((await readOne({ bulletFields: ['Oslo', 'R-1'] }, {})).posting?.reference).toBe('R-1');
    expect((await readOne({ bulletFields: ['Oslo'] }, {})).posting?.reference).toBe(null);
  });

  test('a title may stand in the detail only; without any the row is rejected', async () => {
    expect((await readOne({ title: null }, { title: 'Cook' })).posting?.title).toBe('Cook');
    expect((await readOne({ title: null }, { title: ['x'] })).rejects).toMatchObject([
      { reason: 'no-title', externalId: 'acme/External/XMLNAME--Sr--Cook_R-1' },
    ]);
  });

  test('a posting that is still indexed but closed is gone', async () => {
    expect((await readOne({}, { canApply: false })).rejects).toMatchObject([{ reason: 'detail-gone' }]);
    expect((await readOne({}, { posted: false })).rejects).toMatchObject([{ reason: 'detail-gone' }]);
  });
});

const samples = new URL('../../../../../shared/ats/workday/samples/', import.meta.url);

describe.skipIf(!existsSync(samples))('recorded answers (skipped without the shared/ats folder)', () => {
  interface Page {
    total: number;
    jobPostings: { externalPath?: string }[];
  }
  const read = (name: string): object => JSON.parse(readFileSync(new URL(name, samples), 'utf8'));

  async function readSite(
    domain: string,
    tenant: string,
    site: string,
    list: string,
    details: RecordedAnswer[] = [],
  ) {
    const api = `https://${tenant}.${domain}.myworkdayjobs.com/wday/cxs/${tenant}/${site}`;
    const answers: RecordedAnswer[] = [
      { method: 'POST', url: `${api}/jobs`, bodyIncludes: ['"offset":0,'], body: read(list) },
      { method: 'POST', url: `${api}/jobs`, status: 404, body: {} },
      ...details,
      { url: `${api}/job/*`, status: 500, body: {} },
    ];
    return collect(workday, `${domain}/${tenant}/${site}`, createContext(createRecordedFetch(answers)));
  }

  test('every recorded row is told apart, and a part of a list closes nothing', async () => {
    for (const [list, domain, tenant, site] of [
      ['bega_jobs_page.json', 'wd3', 'begacheese', 'Bega_Careers'],
      ['nvidia_jobs_page.json', 'wd5', 'nvidia', 'NVIDIAExternalCareerSite'],
      ['trendmicro_jobs_page.json', 'wd3', 'trendmicro', 'External'],
      ['salesforce_jobs_page.json', 'wd12', 'salesforce', 'External_Career_Site'],
    ] as const) {
      const page = read(list) as Page;
      const reading = await readSite(domain, tenant, site, list);
      expect(reading.rejects.map(({ externalId }) => externalId)).toEqual(
        page.jobPostings.map(({ externalPath }) => `${tenant}/${site}/${externalPath?.split('/').at(-1)}`),
      );
      expect(reading.end?.complete).toBe(page.total === page.jobPostings.length);
    }
  });

  test('recorded details become postings with every place, day and page', async () => {
    const begaPath = '/job/Hobart-TAS/Quality-Specialist---Environmental---Sanitation_JR-7309';
    const begaSite = 'https://begacheese.wd3.myworkdayjobs.com';
    const bega = await readSite('wd3', 'begacheese', 'Bega_Careers', 'bega_jobs_page.json', [
      { url: `${begaSite}/wday/cxs/begacheese/Bega_Careers${begaPath}`, body: read('bega_job_detail.json') },
    ]);
    expect(bega.postings).toMatchObject([
      {
        title: 'Quality Specialist - Environmental & Sanitation',
        places: [{ country: 'AU' }],
        employmentType: 'full_time',
        publishedAt: '2026-06-15',
        reference: 'JR-7309',
        hostedUrl: `${begaSite}/Bega_Careers${begaPath}`,
        applyUrl: `${begaSite}/Bega_Careers${begaPath}/apply`,
      },
    ]);
    const nvidiaPath = '/job/Israel-Yokneam/Senior-Software-Golang-Kubernetes-Engineer_JR2015916';
    const api = 'https://nvidia.wd5.myworkdayjobs.com/wday/cxs/nvidia/NVIDIAExternalCareerSite';
    const nvidia = await readSite('wd5', 'nvidia', 'NVIDIAExternalCareerSite', 'nvidia_jobs_page.json', [
      { url: `${api}${nvidiaPath}`, body: read('nvidia_job_detail.json') },
    ]);
    expect(nvidia.postings[0]?.places).toMatchObject([
      { city: 'Yokneam', country: 'IL' },
      { city: 'Raanana', country: 'IL' },
      { city: 'Tel Aviv', country: 'IL' },
    ]);
    expect(nvidia.postings[0]).toMatchObject({ publishedAt: '2026-04-24', reference: 'JR2015916' });
  });

  test('a recorded total of 2,000 is known to be a cap', async () => {
    const reading = await readSite(
      'wd5',
      'nvidia',
      'NVIDIAExternalCareerSite',
      'nvidia_jobs_capped_total.json',
    );
    expect(reading.end?.complete).toBe(false);
  });
});
