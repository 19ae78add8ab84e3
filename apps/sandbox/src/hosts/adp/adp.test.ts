import { expect, test } from 'vitest';
import { createAsker, TEST_NOW } from '../../testing/ask.ts';
import type { Employer } from '../../demo-data/employer.ts';

interface Row {
  itemID: string;
  requisitionTitle?: string;
  postDate: string;
  payGradeRange?: { minimumRate: { amountValue: number } };
  customFieldGroup: { stringFields: { stringValue?: string; nameCode: { codeValue: string } }[] };
  requisitionLocations: { nameCode: { shortName: string } }[];
}

interface Page {
  jobRequisitions: Row[];
  meta?: { totalNumber: number };
}

const { ask, askJson, demoData, getEmployer } = createAsker();
const WFN = 'https://workforcenow.adp.com/mascsr/default/careercenter/public/events/staffing';
const tallgrass = getEmployer('Tallgrass Community Health');
const gulfstead = getEmployer('Gulfstead Contractors');

function toUrl(employer: Employer, path: string, query = ''): string {
  const [cid, ccId] = employer.board.split('/');
  return `${WFN}${path}?cid=${cid}&ccId=${ccId}${query}`;
}

const listPage = (employer: Employer, skip: string, lang = 'en_US'): Page =>
  askJson(
    toUrl(employer, '/v1/job-requisitions', `&lang=${lang}&locale=${lang}&$top=100${skip}`),
  ) as unknown as Page;

const toId = (row: Row): string =>
  row.customFieldGroup.stringFields.find((field) => field.nameCode.codeValue === 'ExternalJobID')
    ?.stringValue ?? '';

test('pages hold 20 rows whatever is asked, and rows count from one', () => {
  const first = listPage(tallgrass, '&$skip=1');
  expect(first.jobRequisitions).toHaveLength(20);
  expect(listPage(tallgrass, '').jobRequisitions.map(toId)).toEqual(first.jobRequisitions.map(toId));
  expect(listPage(tallgrass, '&$skip=0').jobRequisitions).toHaveLength(19);
  const ids = [1, 21, 41].flatMap((skip) => listPage(tallgrass, `&$skip=${skip}`).jobRequisitions.map(toId));
  expect(new Set(ids).size).toBe(first.meta?.totalNumber);
});

test('past the end there is neither a row nor a total', () => {
  expect(listPage(tallgrass, '&$skip=2001')).toEqual({ jobRequisitions: [] });
});

test('language is a filter; the languages of a centre are found in its content links', () => {
  const english = listPage(gulfstead, '').meta?.totalNumber ?? 0;
  const spanish = listPage(gulfstead, '', 'es_US').meta?.totalNumber ?? 0;
  expect(spanish).toBeGreaterThan(0);
  expect(english + spanish).toBe(demoData.listOpen(gulfstead, TEST_NOW).length);
  expect(listPage(gulfstead, '', 'fr_CA')).toEqual({ jobRequisitions: [] });
  const links = ask(toUrl(gulfstead, '/v1/content-links/career-center')).body;
  expect(links).toContain('"stringValue":"es_US"');
  expect(links).toContain('PublishedIndicator');
});

test('an unknown or upper-cased client is 404, an unknown centre an empty 200', () => {
  const url = toUrl(tallgrass, '/v1/job-requisitions', '&lang=en_US');
  const cid = tallgrass.board.split('/')[0] ?? '';
  expect(ask(url.replace(cid, cid.toUpperCase())).status).toBe(404);
  const other = ask(url.replace('19000101_000001', '92_7'));
  expect([other.status, other.body]).toEqual([200, '{"jobRequisitions":[]}']);
});

test('a detail adds the description; a closed one, or one in another language, is a skeleton', () => {
  const [row] = listPage(gulfstead, '', 'es_US').jobRequisitions;
  if (!row) throw new Error('no Spanish row');
  const open = askJson(toUrl(gulfstead, `/v1/job-requisitions/${toId(row)}`, '&lang=es_US'));
  expect(open.requisitionDescription).toContain('<link ');
  const wrong = ask(toUrl(gulfstead, `/v1/job-requisitions/${toId(row)}`, '&lang=en_US'));
  expect(wrong.status).toBe(200);
  expect(JSON.parse(wrong.body)).not.toHaveProperty('requisitionTitle');
  const closed = askJson(toUrl(gulfstead, '/v1/job-requisitions/1', '&lang=es_US'));
  expect(closed).toMatchObject({ requisitionLocations: [] });
  expect(closed).not.toHaveProperty('requisitionDescription');
});

test('rows have an offset in the date, a place with its country, and pay that may begin at 0', () => {
  const centres = demoData.employers.filter(
    (employer) => employer.source === 'adp' && !employer.traits.has('myjobs'),
  );
  const rows = centres.flatMap((employer) => listPage(employer, '').jobRequisitions);
  for (const row of rows) {
    expect(row.postDate).toMatch(/:00\.000[+-]\d\d:00$/);
    expect(row.requisitionLocations[0]?.nameCode.shortName).toMatch(/^.*, [A-Z]{2}, [A-Z]{2}$/);
  }
  const minima = rows.map((row) => row.payGradeRange?.minimumRate.amountValue);
  expect(minima).toContain(0);
  expect(minima).toContain(undefined);
});

test('the client features name the employer', () => {
  expect(ask(toUrl(tallgrass, '/client-features')).body.toUpperCase()).toContain(
    'TALLGRASS COMMUNITY HEALTH',
  );
});

const MYJOBS = 'https://my.adp.com/myadp_prefix/mycareer/public/staffing/v1/job-requisitions';
const FIELDS = '$select=reqId,jobTitle,jobDescription,jobQualifications&$orderby=reqId';

function toToken(slug: string): Record<string, string> {
  const site = askJson(`https://myjobs.adp.com/public/staffing/v1/career-site/${slug}`);
  return { myjobstoken: String(site.myJobsToken), 'accept-language': 'en-US' };
}

test('MyJobs: the site record carries the token without which nothing is listed', () => {
  const headers = toToken('harrowgatehomestorescareers');
  const url = `${MYJOBS}/apply-custom-filters?${FIELDS}&$top=50&$skip=0`;
  const page = askJson(url, { headers }) as { count: number; jobRequisitions: { reqId: string }[] };
  expect(page.count).toBe(demoData.listOpen(getEmployer('Harrowgate Home Stores'), TEST_NOW).length);
  expect(page.jobRequisitions).toHaveLength(50);
  expect(page.jobRequisitions[0]?.reqId).toMatch(/^\d{13}$/);
  expect(ask(url).status).toBe(400);
  expect(ask('https://myjobs.adp.com/public/staffing/v1/career-site/nobody').status).toBe(400);
});

test('MyJobs: a list of languages finds nothing, and descriptions must be selected', () => {
  const headers = toToken('pemberlymusicschoolscareers');
  const listing = { ...headers, 'accept-language': 'en-US,en;q=0.9' };
  expect(askJson(`${MYJOBS}/apply-custom-filters?${FIELDS}&$top=50`, { headers: listing })).toMatchObject({
    count: 0,
  });
  const bare = askJson(`${MYJOBS}/apply-custom-filters?$top=5`, { headers }) as { jobRequisitions: object[] };
  expect(bare.jobRequisitions[0]).not.toHaveProperty('jobDescription');
});

test('MyJobs: without an order pages overlap; a closed posting has no meta', () => {
  const headers = toToken('harrowgatehomestorescareers');
  const ids = (query: string): string[] =>
    (
      askJson(`${MYJOBS}/apply-custom-filters?${query}`, { headers }).jobRequisitions as { reqId: string }[]
    ).map((row) => row.reqId);
  expect(ids('$top=20&$skip=20')[0]).toBe(ids('$top=20&$skip=0')[19]);
  expect(ids('$orderby=reqId&$top=20&$skip=20')[0]).not.toBe(ids('$orderby=reqId&$top=20&$skip=0')[19]);
  expect(ask(`${MYJOBS}/search-meta/5001000000000`, { headers }).status).toBe(400);
  expect(ask(`${MYJOBS}/search-meta/${ids('$top=1')[0]}`, { headers }).status).toBe(200);
});
