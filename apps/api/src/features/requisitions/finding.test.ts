import type { LocationSuggestion, Posting, SearchResponse } from '@firsthand/contracts';
import { aPlace, aPosting, describeDatabases, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { openFollowingApi } from '../../testing/following-api.ts';
import { openApi } from '../../testing/test-api.ts';

/** A posting of this title, whose text says this and nothing of the work. */
const say = (title: string, descriptionText: string, others: Partial<Posting> = {}) =>
  aPosting({ title, descriptionText, descriptionHtml: `<p>${descriptionText}</p>`, ...others });
const of = (title: string, others: Partial<Posting> = {}) => say(title, `You join us as ${title}.`, others);
const inCountry = (country: string, city: string) => ({
  places: [aPlace({ country, city, state: null })],
});
const atTown = (city: string | null, state: string | null = null, country: string | null = 'US') => ({
  places: [aPlace({ text: city ?? '', city, state, country })],
});
const IN_GERMANY = { ...inCountry('DE', 'Berlin'), language: 'de' };
const IN_BRITAIN = inCountry('GB', 'Leeds');

/** What people looked for, and what was there. */
const POSTINGS = [
  of('Warehouse Associate'),
  of('Warehouse Operative - Returns', IN_BRITAIN),
  of('Warehouse Clerk', { places: [aPlace({ city: 'Columbus', state: 'OH' })] }),
  of('HGV Driver Class 1', IN_BRITAIN),
  say('Concrete Finisher', 'No warehouse: every worker is outside. Lifting is a work of the day.'),
  of('Softwareentwickler (m/w/d)', IN_GERMANY),
  of('Software Engineer', { ...inCountry('DE', 'Berlin') }),
  say('iOS Developer', 'We build an app for nurses and the warehouse.', inCountry('DE', 'Berlin')),
  of('Pflegefachkraft (m/w/d)', IN_GERMANY),
  of('Mitarbeiter Lager (m/w/d)', IN_GERMANY),
  say('Registered Nurse - Night Shift', 'Our nurse residency program has accounts of many.'),
  of('Nurse Practitioner'),
  say('Senior Talent Acquisition Specialist, Nurses', 'You find every nurse for our nurse teams.'),
  say('Family Physician', 'Minimum of 5 years of experience.'),
  say('Helper', 'No experience is required.'),
  of('Data Scientist', { workMode: 'remote' }),
  say('Home Care Aide', 'You work from home to home and come from here.', { workMode: 'on_site' }),
  of('Java Programmer'),
  of('Staff Accountant'),
  say('Account Executive', 'You hold your accounts.'),
  of('Line Cook', { employmentType: 'full_time' }),
  say('Barista (Part-Time)', 'The time is full of coffee.', { employmentType: 'part_time' }),
  of('Entry Level Technician'),
  say('Principal Technician', 'At every level there is an entry.'),
  of('Sales Associate'),
];

/** How work is spelled. */
const SPELLINGS = [
  ...[
    'Sr. Backend Architect',
    'Senior Backend Architect',
    'Jr. Backend Architect',
    'Junior Backend Architect',
  ],
  ...[
    'Office Mgr',
    'Office Manager',
    'Asst Principal',
    'Assistant Principal',
    'Dir of Music',
    'Director of Music',
  ],
  ...['Front-End Designer', 'Frontend Designer', 'Front End Designer'],
  ...['DevOps Lead', 'Dev-Ops Lead', 'Dev Ops Lead'],
  ...['Co-op Guide', 'Coop Guide', 'On-site Guide', 'Onsite Guide', 'On Site Guide'],
  ...['Pre-Sales Guide', 'Presales Guide', 'Health Care Guide', 'Healthcare Guide', 'Cyber Security Guide'],
  ...['Cybersecurity Guide', 'X-Ray Guide', 'Xray Guide', 'K-12 Guide', 'K12 Guide', 'S/4HANA Guide'],
  ...['S4HANA Guide', 'PL/SQL Guide', 'PLSQL Guide', 'CI/CD Guide', 'CICD Guide'],
  ...['E-commerce Guide', 'eCommerce Guide'],
  ...['Operations Manager', 'ReactJS Guide', 'React Guide', 'Go Developer', 'Golang Developer'],
  ...[
    'Licensed Practical Nurse',
    'LPN Night Desk',
    'LVN',
    'Account Executive Gold',
    'Customer Success Manager',
  ],
  ...[
    'H.R. Guide',
    'HR Guide',
    'C.N.A.',
    'CNA',
    'V.P. of Sales',
    'VP of Sales',
    'I.T. Support',
    'Tier 2 Support',
  ],
  ...['M&A Analyst', 'Krankenpflegerin (m/w/d)', 'A/V Guide', 'V Guide'],
  ...['ソフトウェアエンジニア', '소프트웨어 엔지니어'],
  ...['Verkäufer:in Zelte', 'Verkaeufer Zelte'],
  ...[
    'SDR',
    'Sales Development Representative',
    'Coordinator of Trees',
    'C++ Guide',
    'C# Guide',
    '.NET Guide',
  ],
  ...['R&D Guide', 'Café Guide', 'İstanbul Guide', 'Инженер'],
];

const TOWNS = [
  of('In New York', atTown('New York', 'NY')),
  of('In San Francisco', atTown('San Francisco', 'CA')),
  of('In the Bay', atTown('SF Bay Area')),
  of('In the whole Bay', atTown('San Francisco Bay Area')),
  of('In Washington', atTown('Washington', 'DC')),
  of('In Tacoma', atTown('Tacoma', 'WA')),
  of('In München', atTown('München', 'BY', 'DE')),
  of('In St. Louis', atTown('St. Louis', 'MO')),
  of('In the New York City Metropolitan Area', atTown('New York City Metropolitan Area')),
  of('In Los Angeles', atTown('Los Angeles', 'CA')),
  of('In New Orleans', atTown('New Orleans', 'LA')),
];

interface Case {
  /** As it stands in the address. */
  asked: string;
  finds: string[];
  not: string[];
}

/** `asked → found; found ✗ not found; not found`, a line each. */
const readCases = (lines: string): Case[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [asked = '', answer = ''] = line.split(' → ');
      const [finds = [], not = []] = answer.split('✗').map((part) =>
        part
          .split(';')
          .map((title) => title.trim())
          .filter(Boolean),
      );
      return { asked, finds, not };
    });

const PLAIN_WORDS = readCases(`
q=warehouse worker&country=US → Warehouse Associate; Warehouse Clerk ✗ Concrete Finisher
q=warehouse worker&country=GB → Warehouse Operative - Returns
q=lorry driver&country=GB → HGV Driver Class 1
q=warehouse jobs in Columbus Ohio&country=US → Warehouse Clerk ✗ Warehouse Associate
q=software developer&country=DE → Softwareentwickler (m/w/d); Software Engineer
q=nurse&country=DE → Pflegefachkraft (m/w/d) ✗ iOS Developer
q=warehouse&country=DE → Mitarbeiter Lager (m/w/d)
q=nurse jobs&country=US → Registered Nurse - Night Shift
q=no experience&country=US → Helper ✗ Family Physician; Staff Accountant
q=work from home&country=US → Data Scientist ✗ Home Care Aide
q=programmer&country=US → Java Programmer ✗ Registered Nurse - Night Shift
q=accountant&country=US → Staff Accountant ✗ Account Executive
q=full time&country=US → Line Cook ✗ Barista (Part-Time)
q=entry level&country=US → Entry Level Technician ✗ Principal Technician
q=caregiver&country=US → Home Care Aide
q=salesperson&country=US → Sales Associate
q=ware house&country=US → Warehouse Associate
`);

const SPELLED = readCases(`
q=senior backend architect → Sr. Backend Architect; Senior Backend Architect
q=sr backend architect → Sr. Backend Architect; Senior Backend Architect
q=jr backend architect → Jr. Backend Architect; Junior Backend Architect
q=junior backend architect → Jr. Backend Architect; Junior Backend Architect
q=office manager → Office Mgr; Office Manager
q=office mgr → Office Mgr; Office Manager
q=assistant principal → Asst Principal; Assistant Principal
q=asst principal → Asst Principal; Assistant Principal
q=director of music → Dir of Music; Director of Music
q=dir of music → Dir of Music; Director of Music
q=frontend designer → Front-End Designer; Frontend Designer; Front End Designer
q=front-end designer → Front-End Designer; Frontend Designer; Front End Designer
q=front end designer → Front-End Designer; Frontend Designer; Front End Designer
q=devops lead → DevOps Lead; Dev-Ops Lead; Dev Ops Lead
q=coop guide → Co-op Guide; Coop Guide
q=presales guide → Pre-Sales Guide; Presales Guide
q=pre-sales guide → Pre-Sales Guide; Presales Guide
q=healthcare guide → Health Care Guide; Healthcare Guide
q=cybersecurity guide → Cyber Security Guide; Cybersecurity Guide
q=xray → X-Ray Guide; Xray Guide
q=x-ray guide → X-Ray Guide; Xray Guide
q=k12 guide → K-12 Guide; K12 Guide
q=s4hana → S/4HANA Guide; S4HANA Guide
q=plsql → PL/SQL Guide; PLSQL Guide
q=cicd → CI/CD Guide; CICD Guide
q=e-commerce → E-commerce Guide; eCommerce Guide
q=ops manager → Operations Manager
q=react → ReactJS Guide; React Guide
q=reactjs → ReactJS Guide; React Guide
q=golang → Go Developer; Golang Developer
q=lvn → LVN; Licensed Practical Nurse; LPN Night Desk
q=csm → Customer Success Manager
q=h.r. → H.R. Guide; HR Guide
q=hr → H.R. Guide; HR Guide
q=c.n.a. → C.N.A.; CNA
q=vp sales → V.P. of Sales; VP of Sales
q=エンジニア → ソフトウェアエンジニア
q=엔지니어 → 소프트웨어 엔지니어
q=verkaeufer → Verkäufer:in Zelte; Verkaeufer Zelte
q=verkäufer → Verkäufer:in Zelte; Verkaeufer Zelte
q=krankenpfleger → Krankenpflegerin (m/w/d)
q=m%26a → M&A Analyst ✗ Krankenpflegerin (m/w/d)
q=i.t. support → I.T. Support ✗ Support of Trees
q=i.t. support&literal=true → I.T. Support ✗ Tier 2 Support; Support of Trees
q=a/v guide → A/V Guide ✗ V Guide
q=sdr → SDR; Sales Development Representative ✗ Coordinator of Trees
q=c%2B%2B → C++ Guide ✗ C# Guide
q=c%23 → C# Guide ✗ C++ Guide
q=.net → .NET Guide
q=r%26d → R&D Guide
q=onsite guide → On-site Guide; Onsite Guide; On Site Guide
q=onsite guide&literal=true → On-site Guide; Onsite Guide; On Site Guide
q=dev ops lead → DevOps Lead; Dev-Ops Lead; Dev Ops Lead
q=pre sales guide → Pre-Sales Guide; Presales Guide
q=health care guide → Health Care Guide; Healthcare Guide
q=cyber security guide → Cyber Security Guide; Cybersecurity Guide
q=k-12 guide → K-12 Guide; K12 Guide
q=ci/cd → CI/CD Guide; CICD Guide
q=ecommerce → E-commerce Guide; eCommerce Guide
q=operations manager → Operations Manager
q=cna → C.N.A.; CNA
q=v.p. sales → V.P. of Sales; VP of Sales
q=go developer → Go Developer; Golang Developer
q=customer success manager → Customer Success Manager
q=cafe guide → Café Guide
q=istanbul guide → İstanbul Guide
q=инженер → Инженер
`);

const PLACES = readCases(`
location=NYC → In New York ✗ In Tacoma
location=New York City → In New York ✗ In Tacoma
location=SF → In San Francisco ✗ In New York
location=Bay Area → In San Francisco ✗ In New York
location=DC → In Washington ✗ In Tacoma
location=Munich → In München
location=München → In München
location=Saint Louis → In St. Louis
location=St. Louis → In St. Louis
near=San Francisco&country=US → In San Francisco; In the Bay; In the whole Bay
near=New York, NY&country=US → In New York; In the New York City Metropolitan Area
near=Los Angeles, CA&country=US → In Los Angeles ✗ In New Orleans
q=jobs nyc → In New York ✗ In Tacoma
q=jobs in Los Angeles → In Los Angeles ✗ In New Orleans; In Tacoma
q=jobs in Munich → In München
`);

/** What is not found as it should be yet. */
const SMALL_WORDS = readCases(`
q=nurse in DE&country=US → ✗ Registered Nurse - Night Shift
`);
const SMALL_SPELLINGS = readCases(`
q=co-op guide → Co-op Guide; Coop Guide
q=ae → Account Executive Gold
q=s/4hana → S/4HANA Guide; S4HANA Guide
q=pl/sql → PL/SQL Guide; PLSQL Guide
`);
const SMALL_PLACES = readCases(`
q=jobs in LA → In Los Angeles ✗ In New Orleans; In Tacoma
q=jobs in OR → ✗ In Los Angeles; In Tacoma
`);

describeDatabases('finding', (open) => {
  let apis: FastifyInstance[] = [];

  beforeAll(async () => {
    const { db, database } = await open();
    const added = { words: POSTINGS, spellings: SPELLINGS.map((title) => of(title)), towns: TOWNS };
    for (const [name, postings] of Object.entries(added))
      await crawlPostings(db, await insertBoard(db, { board: name }), postings);
    const following = await openFollowingApi(database);
    await following.search.settled();
    apis = [await openApi(database), following.api];
  });

  /** The titles that both executors give, of one board, in their order. */
  const find = async (board: string, asked: string): Promise<SearchResponse> => {
    const answers = [];
    for (const api of apis) {
      const query = encodeURI(asked).replaceAll('%25', '%');
      const url = `/v1/api/requisitions/search?${query}&limit=100&facets=true&company=lever:${board}`;
      const answer = await api.inject(url);
      expect({ status: answer.statusCode, body: answer.statusCode === 200 ? '' : answer.body }).toEqual({
        status: 200,
        body: '',
      });
      answers.push(answer.json<SearchResponse>());
    }
    expect(answers[1]).toEqual(answers[0]);
    return answers[0] as SearchResponse;
  };
  const check =
    (board: string) =>
    async ({ asked, finds, not }: Case) => {
      const titles = (await find(board, asked)).data.map(({ title }) => title);
      expect(titles).toEqual(expect.arrayContaining(finds));
      expect(titles.filter((title) => not.includes(title))).toEqual([]);
    };

  test.each(PLAIN_WORDS)('plain words: $asked', check('words'));

  test('a nurse comes before who looks for nurses', async () => {
    const titles = (await find('words', 'q=nurse&country=US')).data.map(({ title }) => title);
    expect(titles.slice(0, 2).sort()).toEqual(['Nurse Practitioner', 'Registered Nurse - Night Shift']);
  });

  describe('an empty page', () => {
    test('says of each word how many there would be', async () => {
      const { total, fewer } = await find('words', 'q=software developer unicorn&country=DE');
      expect(total).toBe(0);
      expect(fewer).toContainEqual({ q: 'software developer', total: 3 });
    });

    test('offers nothing that says nothing', async () => {
      const { fewer } = await find('words', 'q=welder in Columbus Ohio');
      expect(fewer?.map(({ q }) => q)).not.toContain('in');
    });

    test('has no values to filter by that find nothing', async () => {
      const { facets } = await find('words', 'q=unicorn wonderer&country=DE');
      const counts = Object.values(facets ?? {}).flatMap((values) =>
        Array.isArray(values) ? values.map(({ count }) => count) : [],
      );
      expect(counts.filter((count) => count === 0)).toEqual([]);
    });
  });

  test.each(SPELLED)('spellings: $asked', check('spellings'));

  test.each(PLACES)('places: $asked', check('towns'));

  test.each(SMALL_WORDS)('plain words: $asked', check('words'));

  test.each(SMALL_SPELLINGS)('spellings: $asked', check('spellings'));

  test.each(SMALL_PLACES)('places: $asked', check('towns'));

  test.each([
    ['NYC', 'New York, NY, United States'],
    ['SF', 'San Francisco, CA, United States'],
    ['DC', 'Washington, DC, United States'],
    ['Washington, DC', 'Washington, DC, United States'],
    ['Munich', 'München, Germany'],
    ['Saint Louis', 'St. Louis, MO, United States'],
    ['Germany', /, Germany$/],
    ['USA', /, United States$/],
    ['UK', /, United Kingdom$/],
  ])('typing “%s” as a place offers %s', async (typed, expected) => {
    const [api] = apis;
    const answer = await api?.inject(`/v1/api/location/search?q=${encodeURIComponent(typed)}`);
    expect(answer?.json<{ data: LocationSuggestion[] }>().data[0]?.display).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    );
  });
});
