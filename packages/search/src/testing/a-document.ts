import { aPlace } from '@firsthand/test-support';
import type { SearchDocument } from '../document.ts';

/** What search is told of a job, without its id. */
export function aDocument(overrides: Partial<SearchDocument> = {}): Omit<SearchDocument, 'jobId'> {
  return {
    title: 'Data Engineer',
    company: 'Acme',
    places: [aPlace()],
    descriptionText: 'You build pipelines that many teams rely on.',
    category: 'Data & Analytics',
    source: 'lever',
    board: 'acme',
    workMode: null,
    employmentType: null,
    pay: { min: null, max: null, currency: null, period: null },
    stated: { seniority: null, years: null, visa: null, skills: [], openTo: null },
    language: null,
    featured: false,
    publishedAt: new Date('2026-01-05T08:00:00Z'),
    firstSeenAt: new Date('2026-01-06T08:00:00Z'),
    ...overrides,
  };
}
