import type { Place, Posting } from '@firsthand/contracts';

export function aPlace(overrides: Partial<Place> = {}): Place {
  return { text: 'Austin, TX', city: 'Austin', state: 'TX', postalCode: null, country: 'US', ...overrides };
}

/** A believable posting; its id is also in its addresses. */
export function aPosting(externalId: string, overrides: Partial<Posting> = {}): Posting {
  const page = `https://boards.example/acme/${encodeURIComponent(externalId)}`;
  return {
    externalId,
    title: `Data Engineer ${externalId}`,
    company: 'Acme',
    places: [aPlace()],
    workMode: null,
    employmentType: 'full_time',
    employmentTypeOrigin: 'source',
    department: 'Data',
    category: 'Data & Analytics',
    categoryOrigin: 'source',
    descriptionHtml: '<p>You will build the pipelines that feed our reports.</p>',
    descriptionText: 'You will build the pipelines that feed our reports.',
    requirementsHtml: null,
    benefitsHtml: null,
    pay: null,
    applicationCount: null,
    publishedAt: '2026-01-05T09:00:00.000Z',
    hostedUrl: page,
    applyUrl: page,
    reference: null,
    language: 'en',
    ...overrides,
  };
}
