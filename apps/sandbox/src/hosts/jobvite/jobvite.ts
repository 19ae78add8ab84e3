import { escapeHtml } from '@firsthand/contracts';
import type { Employer } from '../../demo-data/employer.ts';
import type { SandboxPosting } from '../../demo-data/posting.ts';
import type { DemoData } from '../../demo-data/demo-data.ts';
import { toEmploymentLabel } from '../employment-label.ts';
import {
  toHtml,
  toJson,
  toRedirect,
  type Answer,
  type AtsHost,
  type HostContext,
  type Route,
} from '../host.ts';
import type { HostRequest } from '../host.ts';
import { toHouseHtml } from '../house-style.ts';
import { toCompanyEId, toJobPage, toJobviteId, toSearchPage } from './jobvite-pages.ts';
import { toCountryName } from '../place-text.ts';

/** The feed host answers one request in this time. */
const FEED_REST_SECONDS = 30;

const toHostedUrl = (posting: SandboxPosting): string =>
  `https://jobs.jobvite.com/${posting.employer.board}/job/${toJobviteId(posting)}`;

function toFeedJob(posting: SandboxPosting, context: HostContext): string {
  const [city] = posting.places;
  const query = `c=${toCompanyEId(posting.employer)}&j=${toJobviteId(posting)}`;
  const at = posting.publishedAt;
  const html = toHouseHtml(posting.employer, context.demoData.describe(posting));
  const place =
    posting.workMode === 'remote'
      ? `Remote, ${toCountryName(city)}`
      : `${city.city}, ${city.state}, ${toCountryName(city)}`;
  return `<job>
  <id>${toJobviteId(posting)}</id>
  <title>${escapeHtml(posting.title).replaceAll('–', '&#8211;')}</title>
  <requisitionid>${posting.jobSerial + 1000}</requisitionid>
  <category>${escapeHtml(posting.department)}</category>
  <jobtype>${toEmploymentLabel(posting.employmentType)}</jobtype>
  <department_x002F_division>${escapeHtml(posting.department)}</department_x002F_division>
  <location>${escapeHtml(place)}</location>
  <date>${at.getUTCMonth() + 1}/${at.getUTCDate()}/${at.getUTCFullYear()}</date>
  <detail-url><![CDATA[http://app.jobvite.com/CompanyJobs/Job.aspx?${query}]]></detail-url>
  <apply-url><![CDATA[http://app.jobvite.com/CompanyJobs/Careers.aspx?${query}&k=Apply]]></apply-url>
  <description>${escapeHtml(html)}</description>
  <briefdescription></briefdescription>
</job>`;
}

function answerFeed(request: HostRequest, employer: Employer, context: HostContext): Answer {
  const id = request.query.get('j');
  const open = context.listOpen(employer).filter((posting) => id === null || toJobviteId(posting) === id);
  if (open.length === 0) return toRedirect('https://app.jobvite.com/CompanyJobs/NoJobs.htm');
  const jobs = open.map((posting) => toFeedJob(posting, context)).join('\n');
  return {
    status: 200,
    headers: { 'content-type': 'text/xml; charset=utf-8' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<result>\n${jobs}\n</result>\n`,
  };
}

function answerBoard(request: HostRequest, rest: string, employer: Employer, context: HostContext): Answer {
  const open = context.listOpen(employer);
  if (rest === '/search') return toHtml(toSearchPage(employer, open, Number(request.query.get('p') ?? 0)));
  if (rest === '/search/facets') {
    const names = [...new Set(open.map((posting) => posting.department))];
    return toJson({ facets: { departments: names.map((name, index) => ({ EId: `B${index}fw`, name })) } });
  }
  // The landing pages show a part of the board only.
  if (rest === '' || rest === '/jobs') return toHtml(toSearchPage(employer, open.slice(0, 10), 0));
  const id = /^\/job\/(\w+)$/.exec(rest)?.[1];
  const posting = open.find((candidate) => toJobviteId(candidate) === id);
  return posting
    ? toHtml(toJobPage(posting, context))
    : toHtml('<!doctype html><title>Not found</title>', 404);
}

function routeBoard(request: HostRequest, demoData: DemoData): Route {
  const [, slug = '', rest = ''] = /^\/([^/]*)(\/.*)?$/.exec(request.path) ?? [];
  const employer = demoData.findEmployer('jobvite', slug) ?? null;
  return {
    employer,
    kind: rest.startsWith('/job/') ? 'detail' : 'list',
    answer: (context) => {
      if (!employer) return toRedirect('http://search.jobvite.com?invalid=1');
      return answerBoard(request, rest.replace(/\/$/, ''), employer, context);
    },
  };
}

/** Jobvite's pages and its XML feed, whose host rests for half a minute after each answer. */
export function createJobvite(): AtsHost {
  let lastFeedMs = Number.NEGATIVE_INFINITY;
  const routeFeed = (request: HostRequest, demoData: DemoData): Route => {
    const eId = request.query.get('c') ?? '';
    const employer = demoData.employers.find(
      (candidate) => candidate.source === 'jobvite' && toCompanyEId(candidate) === eId,
    );
    return {
      employer: employer ?? null,
      kind: 'list',
      answer: (context) => {
        const now = context.monotonicMs();
        if (now - lastFeedMs < FEED_REST_SECONDS * 1000) {
          return {
            ...toHtml('Too Many Requests', 429),
            headers: { 'retry-after': String(FEED_REST_SECONDS) },
          };
        }
        lastFeedMs = now;
        if (!employer) return toRedirect('https://app.jobvite.com/CompanyJobs/NoJobs.htm');
        return answerFeed(request, employer, context);
      },
    };
  };
  return {
    source: 'jobvite',
    speaksFor: (host) => host === 'jobs.jobvite.com' || host === 'app.jobvite.com',
    route: (request, demoData) => {
      if (request.host === 'jobs.jobvite.com') return routeBoard(request, demoData);
      return request.path.toLowerCase() === '/companyjobs/xml.aspx' ? routeFeed(request, demoData) : null;
    },
    toHostedUrl,
  };
}
