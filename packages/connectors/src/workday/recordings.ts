import type { AtsRequest } from '../contract.ts';
import type { ConnectorRecordings, RecordedAnswer } from '../recordings.ts';

const HOST = 'https://ferrous.wd5.myworkdayjobs.com';
const API = `${HOST}/wday/cxs/ferrous/Careers`;

/** Rows 1 to 22; 2, 5 and 21 are the odd ones. */
const COUNT = 22;

const toPath = (number: number): string => {
  const requisition = `R-${String(100 + number)}`;
  if (number === 2) return `/job/XMLNAME--Sr--Smelter_${requisition}`;
  if (number === 21) return `/job/Ghent/Caster_R-120-1`;
  return `/job/US-OH-Akron/Caster_${requisition}`;
};

function toRow(number: number): object {
  if (number === 5) return { bulletFields: ['R-105'] };
  const row = {
    title: `Caster ${number}`,
    externalPath: toPath(number),
    locationsText: 'US, OH, Akron',
    postedOn: 'Posted 3 Days Ago',
    bulletFields: [`R-${100 + number}`],
  };
  if (number === 2) return { ...row, title: '(Sr.) Smelter', locationsText: undefined };
  if (number === 21) return { ...row, locationsText: '2 Locations', bulletFields: ['R-120'] };
  return row;
}

function toDetail(number: number): object {
  return {
    jobPostingInfo: {
      id: String(number).padStart(32, '0'),
      title: number === 2 ? '(Sr.) Smelter' : `Caster ${number}`,
      jobDescription: `<p>You pour metal at line ${number} &amp; watch it set.</p><p></p>`,
      location: number === 21 ? 'Ghent' : 'US, OH, Akron',
      ...(number === 21 ? { additionalLocations: ['Lille', 'Ghent'] } : {}),
      postedOn: 'Posted 3 Days Ago',
      startDate: '2026-11-17',
      timeType: number === 3 ? 'Part time' : 'Full time',
      ...(number === 4 ? { remoteType: 'Hybrid' } : {}),
      jobReqId: number === 21 ? 'R-120' : `R-${100 + number}`,
      jobPostingId: toPath(number).split('/').at(-1),
      jobPostingSiteId: 'Careers',
      country: { descriptor: number === 21 ? 'Belgium' : 'United States of America', id: 'c' },
      canApply: true,
      posted: true,
      jobRequisitionLocation: {
        descriptor: number === 21 ? 'Ghent' : 'US, OH, Akron',
        country: { descriptor: 'x', id: 'c', alpha2Code: number === 21 ? 'BE' : 'US' },
      },
      externalUrl: `${HOST}/Careers${toPath(number)}`,
    },
    hiringOrganization: { name: 'OH01 Ferrous Works, Inc.', url: '' },
    similarJobs: [],
    userAuthenticated: false,
  };
}

const numbers = Array.from({ length: COUNT }, (_, index) => index + 1);
const shown = numbers.filter((number) => number !== 5);

function toListAnswer(offset: number, total: number): RecordedAnswer {
  return {
    method: 'POST',
    url: `${API}/jobs`,
    bodyIncludes: [`"offset":${offset},`],
    body: {
      total,
      jobPostings: numbers.slice(offset, offset + 20).map(toRow),
      facets: [],
      userAuthenticated: false,
    },
  };
}

/** An invented foundry: the second page says total 0, as Workday does. */
export const recordings: ConnectorRecordings = {
  board: 'wd5/ferrous/Careers',
  company: 'Ferrous Works',
  badBoards: [
    '',
    'ferrous',
    'wd5/ferrous',
    'ferrous/Careers',
    'wd5/ferrous/../Careers',
    'wd5/ferrous/Careers/job/x',
    'https://ferrous.example.com/Careers',
    'wd5/fer rous/Careers',
    'ferrous.wd5.myworkdayjobs.com.example.com/ferrous/Careers',
  ],
  healthy: [
    toListAnswer(0, COUNT),
    toListAnswer(20, 0),
    ...shown.map((number) => ({ url: `${API}${toPath(number)}`, body: toDetail(number) })),
  ],
  expectedIds: shown.map((number) => `ferrous/Careers/${toPath(number).split('/').at(-1) ?? ''}`),
  expectedRejects: { 'no-id': 1 },
  empty: [{ method: 'POST', url: `${API}/jobs`, body: { total: 0, jobPostings: [], facets: [] } }],
  unknownBoard: [
    { method: 'POST', url: `${API}/jobs`, status: 422, body: { errorCode: 'S22', message: 'no such site' } },
  ],
  isListRequest: ({ url, body }: AtsRequest) => url === `${API}/jobs` && String(body).includes('"offset":0,'),
  isDetailRequest: ({ url }: AtsRequest) => url.includes('/job/'),
};
