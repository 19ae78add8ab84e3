import type { CompanyView } from '@firsthand/contracts';

/** The schema.org Organization of a company: what its board says and nothing else. */
export function toOrganizationLd({ name, careers_url: careersUrl }: CompanyView): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    ...(careersUrl === null ? {} : { sameAs: [careersUrl] }),
  };
}
