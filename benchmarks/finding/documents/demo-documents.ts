import { readClaims } from '@firsthand/claims';
import type { Place } from '@firsthand/contracts';
import { createDemoData } from '../../../apps/sandbox/src/demo-data/demo-data.ts';
import type { SandboxPosting } from '../../../apps/sandbox/src/demo-data/posting.ts';
import type { Section } from '../../../apps/sandbox/src/demo-data/describe.ts';
import { decideCategory } from '../../../packages/connectors/src/posting/category.ts';
import { readLevel, type Labelled } from './labelled.ts';

/** The instant at which the demo is looked at. */
export const FINDING_NOW = new Date('2026-11-18T15:00:00Z');

/** Titles of a role that are another job to whoever looks for one: `role`, what the title has, what it is. */
const OTHERS: readonly (readonly [role: string, title: RegExp, occupation: string])[] = [
  ['data-analyst', /Business Analyst/u, 'business-analyst'],
  ['it-support', /Systems Administrator/u, 'system-administrator'],
  ['hr-generalist', /Human Resources Manager/u, 'hr-manager'],
  ['office-administrator', /Office Manager/u, 'office-manager'],
  ['medical-assistant', /Medicinsk sekreterare/u, 'medical-secretary'],
  ['medical-assistant', /Receptionist vårdcentral/u, 'medical-receptionist'],
  ['medical-assistant', /Praktijkondersteuner/u, 'practice-nurse'],
  ['store-manager', /Assistant Store Manager/u, 'assistant-store-manager'],
  ['sales-manager', /Key Account Manager/u, 'key-account-manager'],
  ['server', /Verkäufer|Filialmitarbeiter/u, 'bakery-sales'],
  ['production-operator', /Tourneur/u, 'potter'],
  ['frontend-developer', /Web Developer/u, 'web-developer'],
];

/** Every open posting of the demo, numbered from 1 on, with the role that it was made from. */
export function listDemoDocuments(): Labelled[] {
  const demo = createDemoData({ seed: 1, employers: Number.POSITIVE_INFINITY, scale: 1 });
  const postings = demo.employers.flatMap((employer) => demo.listOpen(employer, FINDING_NOW));
  return postings.map((posting, index) => toLabelled(posting, demo.describe(posting), index + 1));
}

function toLabelled(posting: SandboxPosting, sections: readonly Section[], jobId: number): Labelled {
  const { title, employer, role, department } = posting;
  const descriptionText = toText(sections);
  const claims = readClaims({ title, descriptionText });
  const level = readLevel(title);
  return {
    document: {
      ...{ jobId, title, descriptionText, department, company: employer.name },
      ...{ source: employer.source, board: employer.board, featured: employer.featured },
      places: posting.places.map(toPlace),
      category: decideCategory([department], { title }).category,
      ...{ workMode: posting.workMode, employmentType: posting.employmentType },
      pay: { min: null, max: null, currency: null, period: null },
      stated: toStated(claims),
      ...{ language: posting.language, publishedAt: posting.publishedAt, firstSeenAt: posting.publishedAt },
    },
    occupation: OTHERS.find(([of, words]) => of === role.key && words.test(title))?.[2] ?? role.key,
    level: posting.employmentType === 'internship' ? 'intern' : level,
    isForBeginners: level === 'junior' || posting.employmentType === 'internship',
  };
}

function toText(sections: readonly Section[]): string {
  return sections.flatMap(({ heading, paragraphs, items }) => [heading, ...paragraphs, ...items]).join('\n');
}

function toPlace({ city, state, postalCode, country }: SandboxPosting['places'][number]): Place {
  const text = [city, state, country].filter((part) => part !== '').join(', ');
  return { text, city, state: state === '' ? null : state, postalCode, country };
}

/** What the posting states, as the store keeps it for search. */
export function toStated(claims: ReturnType<typeof readClaims>): Labelled['document']['stated'] {
  return {
    seniority: claims.seniority?.value ?? null,
    years: claims.years?.value ?? null,
    visa: claims.visa?.value ?? null,
    skills: claims.skills.map(({ value }) => value),
    openTo: claims.eligibility?.value ?? null,
  };
}
