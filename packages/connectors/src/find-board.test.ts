import { SOURCES, type Source } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { findBoardByAddress, findBoardsInPage } from './find-board.ts';
import { CONNECTORS } from './registry.ts';

const CID = '7d58836c-11dd-4415-9de0-63b918b88652';
const ADDRESSES: Record<string, string> = {
  'https://boards.greenhouse.io/acme': 'greenhouseio:acme',
  'http://job-boards.greenhouse.io/acme/jobs/4001?gh_src=x#app': 'greenhouseio:acme',
  'https://job-boards.eu.greenhouse.io/acme': 'greenhouseio:acme',
  'https://boards.greenhouse.io/embed/job_board/js?for=acme': 'greenhouseio:acme',
  'https://boards.greenhouse.io/embed/job_app?for=acme&token=4001': 'greenhouseio:acme',
  'https://boards-api.greenhouse.io/v1/boards/acme/jobs': 'greenhouseio:acme',
  'https://jobs.lever.co/Acme': 'lever:Acme',
  'https://jobs.eu.lever.co/acme/0a1b/apply': 'lever:eu/acme',
  'https://api.lever.co/v0/postings/acme?mode=json': 'lever:acme',
  [`https://workforcenow.adp.com/mascsr/default/mdf/recruitment/recruitment.html?cid=${CID.toUpperCase()}&ccId=12_34&jobId=5`]: `adp:${CID}/12_34`,
  [`https://workforcenow.cloud.adp.com/x?cid=${CID}`]: `adp:${CID}/19000101_000001`,
  'https://myjobs.adp.com/acmecareers/cx/job-details?reqId=5': 'adp:myjobs/acmecareers',
  'https://Acme.bamboohr.com/careers/42': 'bamboohr:acme',
  'https://acme-inc.breezy.hr/p/0a1b-cook/apply': 'breezy:acme-inc',
  'https://app.dover.com/jobs/acme': 'dover:acme',
  [`https://app.dover.com/Acme/careers/${CID}`]: `dover:${CID}`,
  'https://jobs.jobvite.com/acme/job/oAbc': 'jobvite:acme',
  'https://jobs.jobvite.com/careers/acme/jobs': 'jobvite:careers/acme',
  'https://jobs.smartrecruiters.com/AcmeInc/7439-cook': 'smartrecruiters:AcmeInc',
  'https://careers.smartrecruiters.com/AcmeInc': 'smartrecruiters:AcmeInc',
  'https://jobs.smartrecruiters.com/oneclick-ui/company/AcmeInc/publication/1': 'smartrecruiters:AcmeInc',
  'https://acme.wd5.myworkdayjobs.com/External': 'workday:wd5/acme/External',
  'https://acme.wd5.myworkdayjobs.com/en-US/External/job/Berlin/Cook_R1': 'workday:wd5/acme/External',
  'https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/External/jobs': 'workday:wd5/acme/External',
  'https://wd5.myworkdaysite.com/en-US/recruiting/acme/External/job/x':
    'workday:wd5.myworkdaysite.com/acme/External',
};

const NONE = [
  'https://acme.example/careers',
  'https://jobs.lever.co/',
  'https://www.bamboohr.com/pricing',
  'https://assets-cdn.breezy.hr/x.js',
  'https://jobs.jobvite.com/support',
  'https://acme.wd5.myworkdayjobs.com/',
  `https://app.dover.com/apply/Acme/${CID}`,
  'https://jobs.lever.co.evil.example/acme',
  'https://jobs.lever.co:8443/acme',
  'https://someone@jobs.lever.co/acme',
  'ftp://jobs.lever.co/acme',
  'https://jobs.lever.co/%ff',
];

const write = (name: ReturnType<typeof findBoardByAddress>) => name && `${name.source}:${name.board}`;

describe('the board of an address', () => {
  test.each(Object.entries(ADDRESSES))('%s is %s', (address, board) => {
    expect(write(findBoardByAddress(new URL(address)))).toBe(board);
  });

  test.each(NONE)('%s names none', (address) => {
    expect(findBoardByAddress(new URL(address))).toBeNull();
  });

  test('is found for each system’s own page for people', () => {
    const boards: Record<Source, string> = {
      ...{ adp: `${CID}/12_34`, bamboohr: 'acme', breezy: 'acme-inc', dover: 'acme', greenhouseio: 'acme' },
      ...{ jobvite: 'careers/acme', lever: 'eu/acme', smartrecruiters: 'AcmeInc' },
      workday: 'wd5/acme/External',
    };
    for (const source of SOURCES) {
      const address = CONNECTORS[source].toBoardUrl(boards[source]);
      expect(findBoardByAddress(new URL(address))).toEqual({ source, board: boards[source] });
    }
  });
});

describe('the boards that a page names', () => {
  test('come from frames, scripts, links and data, the most named first', () => {
    const page = `<a href="https://jobs.lever.co/other">partner</a>
      <iframe src="//acme.bamboohr.com/jobs/embed2.php?departmentId=0"></iframe>
      <div id="BambooHR" data-domain="acme.bamboohr.com"></div>
      <script>var x = "https:\\/\\/workforcenow.adp.com\\/x?cid=${CID}\\u0026ccId=1_2";</script>`;
    expect(findBoardsInPage(page).map(write)).toEqual(['bamboohr:acme', 'lever:other', `adp:${CID}/1_2`]);
    expect(findBoardsInPage('See jobs.lever.co/acme.').map(write)).toEqual(['lever:acme']);
    expect(
      findBoardsInPage('<script src="https://boards.greenhouse.io/embed/job_board/js?a=1&amp;for=acme">').map(
        write,
      ),
    ).toEqual(['greenhouseio:acme']);
  });

  test('are also those that a widget names beside itself', () => {
    expect(findBoardsInPage('widget({"company_code": "AcmeInc"})').map(write)).toEqual([
      'smartrecruiters:AcmeInc',
    ]);
    expect(findBoardsInPage("window.leverJobsOptions = {accountName: 'acme'}").map(write)).toEqual([
      'lever:acme',
    ]);
  });

  test('are none on a page of other things, however long it is', () => {
    expect(findBoardsInPage('<p>lever.co and www.greenhouse.io are systems.</p>')).toEqual([]);
    const start = process.cpuUsage();
    expect(findBoardsInPage(`${'a.'.repeat(500_000)} ${'x-'.repeat(500_000)}`)).toEqual([]);
    expect(process.cpuUsage(start).user).toBeLessThan(2_000_000);
  });

  test.each([
    ['names without end', `${'a'.repeat(63)}.`],
    ['one name without end', 'a'],
    ['dots', '.'],
    ['hosts', 'jobs.lever.co/acme '],
    ['hosts that go on', 'jobs.lever.co.'],
    ['endings', '.lever.co'],
    ['paths without end', 'x.lever.co/aaaaaaaa'],
    ['long names of hosts', `${'a.'.repeat(120)}lever.co `],
    ['escapes', '\\u002f\\/&amp;'],
    ['names of companies', 'company_code:         "'],
    ['named accounts', "accountName : 'acme' "],
  ])('are found in no time in three megabytes of %s', (_what, unit) => {
    const page = unit.repeat(3_000_000 / unit.length);
    const startedAt = process.cpuUsage();
    findBoardsInPage(page);
    // It was seven seconds.
    expect(process.cpuUsage(startedAt).user).toBeLessThan(500_000);
  });

  test('are found beside letters that are two in lower case, and with long names before them', () => {
    expect(findBoardsInPage('İİİ https://jobs.LEVER.co/acme').map(write)).toEqual(['lever:acme']);
    expect(findBoardsInPage(`${'x'.repeat(300)}.acme.bamboohr.com`).map(write)).toEqual(['bamboohr:acme']);
  });
});
