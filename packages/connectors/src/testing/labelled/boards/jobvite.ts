import { toBoardPage } from '../../../jobvite/recordings.ts';
import type { LabelledBoard, LabelledPosting } from '../labelled-posting.ts';
import { toHtml } from '../lines.ts';

export interface JobviteFacts {
  places: readonly (readonly [city: string, region: string, country: string])[];
  industry?: string;
  type?: string;
  isRemote?: boolean;
  salary?: readonly [min: string, max: string, currency: string, unit: string];
}

const ORIGIN = 'https://jobs.jobvite.com';

/** A career site of Jobvite with these postings: a list of links, and a page each. */
export function toJobviteBoard(postings: readonly LabelledPosting<JobviteFacts>[]): LabelledBoard {
  const rows = postings.map(
    ([title], index) => `<tr><td><a href="/labelled/job/${toId(index)}">${title}</a></td></tr>`,
  );
  return {
    board: 'labelled',
    company: 'Quillhaven',
    answers: [
      {
        url: `${ORIGIN}/labelled/search?p=0`,
        body: toBoardPage(
          `<table class="jv-job-list"><tbody>${rows.join('')}</tbody></table><div class="jv-pagination">` +
            `<div class="jv-pagination-text">1-${rows.length} of ${rows.length}</div></div>`,
        ).replaceAll('harbor-lantern', 'labelled'),
      },
      ...postings.map((posting, index) => ({
        url: `${ORIGIN}/labelled/job/${toId(index)}`,
        body: toBoardPage(toData(posting)).replaceAll('harbor-lantern', 'labelled'),
      })),
    ],
  };
}

function toId(index: number): string {
  return `oLb${String(index + 1).padStart(2, '0')}fwx`;
}

function toData([title, facts, lines]: LabelledPosting<JobviteFacts>): string {
  const [minValue = '', maxValue = '', currency = '', unitText = ''] = facts.salary ?? [];
  const data = {
    '@type': 'JobPosting',
    datePosted: '2026-11-03',
    title,
    description: toHtml(lines),
    hiringOrganization: 'Quillhaven',
    industry: facts.industry,
    employmentType: facts.type,
    jobLocation: facts.places.map(([addressLocality, addressRegion, addressCountry]) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry },
    })),
    jobLocationType: facts.isRemote === true ? 'TELECOMMUTE' : undefined,
    baseSalary: { '@type': 'MonetaryAmount', currency, value: { minValue, maxValue, unitText } },
  };
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}
