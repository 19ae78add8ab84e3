import type { LabelledBoard, LabelledPosting } from '../labelled-posting.ts';
import { toHtml } from '../lines.ts';

export interface BambooFacts {
  office?: { city: string; state: string | null; postalCode?: string; addressCountry: string };
  /** What was typed for this posting alone. */
  typed?: { city?: string; state?: string; country?: string };
  status?: string;
  department?: string;
  /** On site, remote, hybrid. */
  locationType: '0' | '1' | '2' | null;
  compensation?: string;
}

const CAREERS = 'https://labelled.bamboohr.com/careers';
const NOWHERE = { city: null, state: null, country: null };

/** A board of BambooHR with these postings: a list, and a detail each. */
export function toBambooBoard(postings: readonly LabelledPosting<BambooFacts>[]): LabelledBoard {
  const openings = postings.map(toOpening);
  return {
    board: 'labelled',
    company: 'Quillhaven',
    answers: [
      {
        url: `${CAREERS}/list`,
        body: {
          meta: { totalCount: openings.length },
          result: openings.map(({ jobOpeningName, locationType }, index) => ({
            id: String(index + 1),
            jobOpeningName,
            locationType,
          })),
        },
      },
      ...openings.map((jobOpening, index) => ({
        url: `${CAREERS}/${index + 1}/detail`,
        body: { meta: {}, result: { jobOpening } },
      })),
    ],
  };
}

function toOpening([title, facts, lines]: LabelledPosting<BambooFacts>) {
  return {
    jobOpeningName: title,
    jobOpeningStatus: 'Open',
    departmentLabel: facts.department ?? '',
    employmentStatusLabel: facts.status ?? null,
    location: facts.office ?? NOWHERE,
    atsLocation: { ...NOWHERE, ...facts.typed },
    description: toHtml(lines),
    compensation: facts.compensation ?? null,
    datePosted: '2026-10-02',
    locationType: facts.locationType,
  };
}
