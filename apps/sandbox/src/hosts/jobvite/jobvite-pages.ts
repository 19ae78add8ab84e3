import { escapeHtml } from '@firsthand/contracts';
import { createRandom } from '../../random.ts';
import type { Employer } from '../../demo-data/employer.ts';
import { toUtcOffsetHours, type SandboxPosting } from '../../demo-data/posting.ts';
import { toEmploymentLabel } from '../employment-label.ts';
import type { HostContext } from '../host.ts';
import { pickHabit, toHouseHtml } from '../house-style.ts';
import { toCountryName, toLocalDay } from '../place-text.ts';

const PAGE_SIZE = 50;
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID_SPACE = 62 ** 5;

/** A number as five letters or digits; neighbours look nothing alike, and no two numbers are the same. */
function toBase62(number: number): string {
  let rest = (number * 15_485_863 + 46_655) % ID_SPACE;
  let text = '';
  for (let place = 0; place < 5; place += 1) {
    text += DIGITS[rest % 62] ?? '0';
    rest = Math.floor(rest / 62);
  }
  return text;
}

/** "oZOEAfwL" */
export function toJobviteId(posting: SandboxPosting): string {
  const digits = toBase62(posting.employer.index * 200_000 + posting.serial);
  return `o${digits.slice(0, 4)}fw${digits.slice(4)}`;
}

/** The opaque company id that the XML feed wants. */
export function toCompanyEId(employer: Employer): string {
  const digits = toBase62(employer.index + 700_000);
  return `q${digits.slice(0, 4)}fw${digits.slice(4)}`;
}

function toPlaceText(posting: SandboxPosting): string {
  const [city] = posting.places;
  if (posting.places.length > 1) return `<div class="jv-meta">\n ${posting.places.length} Locations\n </div>`;
  const remote = posting.workMode === 'remote' ? 'Remote - ' : '';
  return `\n            ${remote}${escapeHtml(city.city)},\n            ${escapeHtml(city.stateName)}\n        `;
}

const TEMPLATES: Record<string, (path: string, posting: SandboxPosting) => string> = {
  table: (path, posting) => `<tr>
            <td class="jv-job-list-name"><a href="${path}">${escapeHtml(posting.title)}</a></td>
            <td class="jv-job-list-location">${toPlaceText(posting)}</td></tr>`,
  div: (path, posting) => `<div class="jv-job-item"><div class="jv-job-list-name">
            <a href="${path}">${escapeHtml(posting.title)}</a></div>
            <div class="jv-job-list-location">${toPlaceText(posting)}</div></div>`,
  columns: (
    path,
    posting,
  ) => `<tr><td class="jv-job-list-name"><a href="${path}">${escapeHtml(posting.title)}</a></td>
            <td>${escapeHtml(posting.department)}</td>
            <td>${toEmploymentLabel(posting.employmentType)}</td>
            <td class="jv-job-list-location">${toPlaceText(posting)}</td></tr>`,
  anchor: (path, posting) => `<a class="jv-job-row" href="${path}"><span class="jv-job-list-name">
            ${escapeHtml(posting.title)}</span> <span>${toPlaceText(posting)}</span></a>`,
  onclick: (path, posting) => `<tr onclick="window.location.href='${path}'">
            <td class="jv-job-list-name">${escapeHtml(posting.title)}</td><td>${toPlaceText(posting)}</td></tr>`,
};

function toPage(employer: Employer, title: string, body: string): string {
  return `<!doctype html>
<html class="no-js" lang="en-US">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<script type="text/javascript">
    function getCompanyId() { return '${toCompanyEId(employer)}'; }
</script></head>
<body class="jv-desktop" ng-app="jv.careersite.desktop.app">
<h1 class="jv-logo"><a href="/${employer.board}/jobs">${escapeHtml(employer.name)} Careers</a></h1>
${body}
<script>
  angular.module('preloadedData', []).constant('preloadedData', {
    companyEId: '${toCompanyEId(employer)}',
    baseUrl: '/${employer.board}',
    careersiteName: '${employer.board}'
  })
</script>
</body></html>
`;
}

function toPagination(employer: Employer, page: number, shown: number, total: number): string {
  const first = page * PAGE_SIZE + 1;
  const of = pickHabit(employer, 'counter', ['of', 'of', 'de']);
  const last = first + shown - 1;
  const next = `<a class="jv-pagination-next" href="/${employer.board}/search?p=${page + 1}">Next</a>`;
  const number = total.toLocaleString('en-US');
  return `<div class="jv-pagination"><div class="jv-pagination-text">
${first}-${last} ${of} ${pickHabit(employer, 'counter-tag', ['', 'b']) === 'b' ? `<b>${number}</b>` : number}        </div>
${last < total ? next : ''}</div>`;
}

/** A page of the board's list, 50 rows each; an empty board has neither rows nor a counter. */
export function toSearchPage(employer: Employer, open: SandboxPosting[], page: number): string {
  const template = TEMPLATES[[...employer.traits.keys()][0] ?? 'table'] ?? TEMPLATES.table;
  // Some boards show a row twice, in its own category and in a featured one; the counter counts both.
  const all = employer.traits.has('columns') ? [...open.slice(0, 1), ...open] : open;
  const shown = all.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const rows = shown.map(
    (posting) => template?.(`/${employer.board}/job/${toJobviteId(posting)}`, posting) ?? '',
  );
  const list =
    rows.length === 0
      ? '<p class="jv-no-jobs">There are no open positions at this time.</p>'
      : `<table class="jv-job-list"><tbody>\n${rows.join('\n')}\n</tbody></table>
${toPagination(employer, page, shown.length, all.length)}`;
  return toPage(employer, `${employer.name} Careers`, list);
}

function toSalary(posting: SandboxPosting): object {
  const { pay } = posting;
  const shown = pay !== null && posting.payIn === 'field';
  const units = { hour: 'Hourly', month: 'Monthly', year: 'Annually' };
  // The block is always there; without pay its texts are empty.
  return {
    '@type': 'MonetaryAmount',
    currency: shown && posting.serial % 4 !== 0 ? pay.currency : '',
    value: {
      '@type': 'QuantitativeValue',
      minValue: shown ? String(pay.min) : '',
      maxValue: shown ? String(pay.max) : '',
      unitText: shown ? units[pay.period as 'year'] : '',
    },
  };
}

function toJsonLd(posting: SandboxPosting, html: string): string {
  const { employer } = posting;
  const asObject = pickHabit(employer, 'organisation', [false, false, true]);
  const stray = pickHabit(employer, 'stray-commas', [false, true]);
  const data = {
    '@context': 'http://schema.org',
    '@type': 'JobPosting',
    datePosted: toLocalDay(posting.publishedAt, toUtcOffsetHours(posting)),
    description: html,
    hiringOrganization: asObject ? { '@type': 'Organization', name: employer.name } : employer.name,
    industry: posting.department,
    identifier: toJobviteId(posting),
    ...(posting.serial % 6 === 0 ? {} : { employmentType: toEmploymentLabel(posting.employmentType) }),
    ...(posting.workMode === 'remote' ? { jobLocationType: 'TELECOMMUTE' } : {}),
    jobLocation: posting.places.map((city) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: stray ? `${city.city} ` : city.city,
        addressRegion: stray ? `${city.stateName},` : city.stateName,
        addressCountry: toCountryName(city),
      },
    })),
    title: posting.title,
    baseSalary: toSalary(posting),
  };
  const text = JSON.stringify(data, null, 1).replaceAll('</', '<\\/');
  // A few pages carry JSON that no parser takes.
  return posting.serial % 37 === 5 ? text.replace(/\}\s*$/, ',}') : text;
}

/** A posting's page: mostly with JSON-LD, always with the same facts in the page itself. */
export function toJobPage(posting: SandboxPosting, context: HostContext): string {
  const { employer } = posting;
  const [city] = posting.places;
  const html = toHouseHtml(employer, context.demoData.describe(posting));
  const script =
    posting.serial % 14 === 3
      ? ''
      : `<script type="application/ld+json">\n${toJsonLd(posting, html)}\n</script>`;
  const place = `${city.city}, ${city.stateName}, ${toCountryName(city)}`;
  const separator = '<span class="jv-inline-separator"></span>';
  const number = createRandom(`${posting.key}|req`).int(1000, 9999);
  const body = `<article class="jv-page-body" role="main"><div class="jv-wrapper">
${script}
<h2 class="jv-header">${escapeHtml(posting.title)}<small></small></h2>
<p class="jv-job-detail-meta">${escapeHtml(posting.department)}${separator}
${escapeHtml(place)}${separator}Req.Num.: ${number}</p>
<div class="jv-job-detail-description">${html}</div>
<a class="jv-button-apply" href="/${employer.board}/job/${toJobviteId(posting)}/apply">Apply</a>
</div></article>`;
  return toPage(employer, `${employer.name} Careers - ${posting.title}`, body);
}
