import type { ConnectorRecordings, RecordedAnswer } from '../recordings.ts';

/** An invented employer's board, in the shape of Jobvite's career sites: two pages of the list, five posting pages. */
const ORIGIN = 'https://jobs.jobvite.com';
const BOARD = 'harbor-lantern';
const COMPANY_EID = 'qHL7Vfwu';
const TEMPLATE_END = `<script>angular.module('preloadedData', []).constant('preloadedData', {
  companyEId: '${COMPANY_EID}', baseUrl: '/${BOARD}', careersiteName: '${BOARD}' })</script></body></html>`;

/** A page of a board around the given content. */
export function toBoardPage(content: string, title = 'Harbor Lantern Inc. Careers'): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${title}</title></head>
<body class="jv-desktop jv-page-search"><article class="jv-page-body"><div class="jv-wrapper">${content}</div></article>
${TEMPLATE_END}`;
}

const PAGE_0 = toBoardPage(`
<table class="jv-job-list"><tbody>
<tr><td class="jv-job-list-name"><a href="/${BOARD}/job/oAa1Afw1">Light Keeper <span class="jv-tag-new">New</span></a></td>
<td class="jv-job-list-location">
  Portland,
  Maine
</td></tr>
<tr><td class="jv-job-list-name"><a href="/${BOARD}/job/oBb2Afw2">Data Engineer</a></td>
<td class="jv-job-list-location"><div class="jv-meta">2 Locations</div></td></tr>
<tr onclick="location.href='/${BOARD}/job/oCc3Afw3'"><td>Boat Builder</td><td>Cork, Ireland</td></tr>
</tbody></table>
<div class="jv-pagination"><div class="jv-pagination-text"><b>1</b>-<b>3</b> of <b>5</b></div>
<a class="jv-pagination-next" href="/${BOARD}/search?p=1">Next</a></div>`);

const PAGE_1 = toBoardPage(`
<ul class="jv-job-list">
<li class="row"><a href="/${BOARD}/job/oDd4Afw4"><div class="jv-job-list-name">Accountant</div>
<div class="jv-job-list-location">Remote, United States</div></a></li>
<li class="row"><a href="/${BOARD}/job/oEe5Afw5"><div class="jv-job-list-name"></div></a></li>
</ul>
<div class="jv-pagination"><div class="jv-pagination-text">4-5 of 5</div>
<a class="jv-pagination-next jv-pagination-disabled">Next</a></div>`);

/** The salary block is on every page; on most it is this skeleton. */
const NO_SALARY = {
  '@type': 'MonetaryAmount',
  currency: '',
  value: { minValue: '', maxValue: '', unitText: '' },
};

function toPlace(city: string, region: string, country: string): object {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    },
  };
}

function toData(fields: object): string {
  const data = { '@context': 'http://schema.org', '@type': 'JobPosting', ...fields };
  return `<script type="application/ld+json">${JSON.stringify(data, null, 2)}</script>`;
}

/** A posting's answer. */
export function toJobAnswer(
  id: string,
  content: string,
  title = 'Harbor Lantern Inc. Careers - Job',
): RecordedAnswer {
  return { url: `${ORIGIN}/${BOARD}/job/${id}`, body: toBoardPage(content, title) };
}

const DETAILS = [
  toJobAnswer(
    'oAa1Afw1',
    toData({
      datePosted: '2026-11-03',
      title: 'Light Keeper &amp; Guide',
      description: '<h2>Your nights</h2><p>You keep the lamp lit.</p>',
      hiringOrganization: 'Harbor Lantern Inc.',
      industry: 'Operations',
      employmentType: 'Full-Time',
      identifier: 'oAa1Afw1',
      jobLocation: [toPlace('Portland ', 'Maine,', 'United States')],
      baseSalary: NO_SALARY,
    }),
  ),
  toJobAnswer(
    'oBb2Afw2',
    toData({
      datePosted: '2026-11-05',
      title: 'Data Engineer',
      description: '<p>You count ships.</p>',
      hiringOrganization: { '@type': 'Organization', name: 'Harbor Lantern Inc.' },
      industry: 'Information Technology',
      jobLocation: [toPlace('Portland', 'Maine', 'United States'), toPlace('Cork', 'Cork', 'Ireland')],
      jobLocationType: 'TELECOMMUTE',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: { minValue: '95000', maxValue: 120000, unitText: 'Annually' },
      },
    }),
  ),
  toJobAnswer(
    'oCc3Afw3',
    `<h2 class="jv-header">Boat Builder <span>Apply</span></h2>
<p class="jv-job-detail-meta">Manufacturing<span class='jv-inline-separator'></span>
  Cork,
  Ireland<span class='jv-inline-separator'></span>Req.Num.: 31054<br>Salary: EUR 21.00 - 24.50 Hourly<br></p>
<div class="jv-job-detail-description"><p>You plank <b>and</b> caulk.</p><div>Daily.</div></div>
<div class="jv-job-detail-bottom"></div>`,
    'Harbor Lantern Inc. Careers - Boat Builder',
  ),
  toJobAnswer(
    'oDd4Afw4',
    toData({
      datePosted: '2026-11-06',
      title: 'Accountant',
      description: '<p>You balance the books.</p>',
      hiringOrganization: 'Harbor Lantern Inc.',
      industry: 'Finance',
      employmentType: 'Part-Time',
      jobLocation: toPlace('Remote', '', 'United States'),
      baseSalary: NO_SALARY,
    }),
  ),
  toJobAnswer('oEe5Afw5', toData({ datePosted: '2026-11-06', description: '<p>A draft.</p>' })),
];

export const recordings: ConnectorRecordings = {
  board: BOARD,
  company: 'Harbor Lantern',
  badBoards: [
    '',
    'two words',
    'https://jobs.jobvite.com/acme',
    'acme/jobs',
    'careers',
    'careers/',
    'acme/../x',
  ],
  healthy: [
    { url: `${ORIGIN}/${BOARD}/search?p=0`, body: PAGE_0 },
    { url: `${ORIGIN}/${BOARD}/search?p=1`, body: PAGE_1 },
    ...DETAILS,
  ],
  expectedIds: ['oAa1Afw1', 'oBb2Afw2', 'oCc3Afw3', 'oDd4Afw4'],
  expectedRejects: { 'no-title': 1 },
  empty: [
    {
      url: `${ORIGIN}/${BOARD}/search?p=0`,
      body: toBoardPage('<p class="jv-page-message">No results found</p>'),
    },
    {
      url: `https://app.jobvite.com/CompanyJobs/Xml.aspx?c=${COMPANY_EID}`,
      status: 302,
      headers: { location: 'https://app.jobvite.com/CompanyJobs/NoJobs.htm' },
      body: '',
    },
  ],
  unknownBoard: [
    {
      url: `${ORIGIN}/${BOARD}/search?p=0`,
      status: 302,
      headers: { location: 'http://search.jobvite.com?invalid=1' },
      body: '',
    },
  ],
  isListRequest: (request) => /\/search\?p=\d/.test(request.url),
  isDetailRequest: (request) => /\/job\/[A-Za-z0-9]+(?:\?|$)/.test(request.url),
};
