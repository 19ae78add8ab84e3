import { escapeHtml } from '@firsthand/contracts';
import type { PostingDetail } from './payload.ts';

const SECTIONS = ['companyDescription', 'jobDescription', 'qualifications', 'additionalInformation'] as const;

/** The four sections in the page's order, each under its own title; empty ones are left out. */
export function toDescriptionHtml(detail: PostingDetail): string {
  const sections = detail.jobAd?.sections;
  return SECTIONS.map((name) => sections?.[name])
    .flatMap((section) => {
      if (!section?.text) return [];
      const heading = section.title === null ? '' : `<h3>${escapeHtml(section.title)}</h3>`;
      return [`${heading}<div>${section.text}</div>`];
    })
    .join('\n');
}

/** The section that is the requirements by its place in the payload, whatever the employer's language calls it. */
export function toRequirementsSource(detail: PostingDetail): string | null {
  return detail.jobAd?.sections?.qualifications?.text ?? null;
}
