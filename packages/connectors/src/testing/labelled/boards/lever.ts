import type { LabelledBoard, LabelledPosting } from '../labelled-posting.ts';
import { toHtml } from '../lines.ts';

export interface LeverFacts {
  location?: string;
  all?: readonly string[];
  country?: string;
  workplace?: 'unspecified' | 'onsite' | 'hybrid' | 'remote';
  commitment?: string;
  team?: string;
  department?: string;
  salary?: { min: number; max: number; currency: string; interval: string };
  salaryWords?: string;
}

/** A board of Lever with these postings. */
export function toLeverBoard(postings: readonly LabelledPosting<LeverFacts>[]): LabelledBoard {
  return {
    board: 'labelled',
    company: 'Quillhaven',
    answers: [
      { url: 'https://api.lever.co/v0/postings/labelled?mode=json', body: postings.map(toRow) },
      // A round number of rows may be a cap: nothing follows.
      { url: 'https://api.lever.co/v0/postings/labelled?mode=json&skip=*', body: [] },
    ],
  };
}

function toRow([title, facts, lines]: LabelledPosting<LeverFacts>, index: number): object {
  const { location, commitment, team, department } = facts;
  const id = `5b1f0c9e-6f0a-4c1e-9d53-${String(index + 1).padStart(12, '0')}`;
  return {
    id,
    text: title,
    categories: { location, commitment, team, department, allLocations: facts.all ?? [location ?? ''] },
    country: facts.country ?? null,
    workplaceType: facts.workplace ?? 'unspecified',
    createdAt: 1_762_300_000_000,
    description: toHtml(lines),
    lists: [],
    salaryRange: facts.salary,
    salaryDescription: facts.salaryWords,
    hostedUrl: `https://jobs.lever.co/labelled/${id}`,
    applyUrl: `https://jobs.lever.co/labelled/${id}/apply`,
  };
}
