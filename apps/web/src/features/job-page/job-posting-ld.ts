import type { EmploymentType, JobView, PayPeriod } from '@firsthand/contracts';

const EMPLOYMENT_TYPES: Record<EmploymentType, string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
  volunteer: 'VOLUNTEER',
  per_diem: 'PER_DIEM',
};

const PAY_UNITS: Record<PayPeriod, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

type Json = Record<string, unknown>;

function toPlaces(job: JobView): Json[] {
  return job.locations
    .filter((place) => place.city ?? place.state ?? place.country)
    .map((place) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(place.city ? { addressLocality: place.city } : {}),
        ...(place.state ? { addressRegion: place.state } : {}),
        ...(place.postal_code ? { postalCode: place.postal_code } : {}),
        ...(place.country ? { addressCountry: place.country } : {}),
      },
    }));
}

function toBaseSalary(job: JobView): Json | null {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = job;
  if ((min === null && max === null) || currency === null || period === null) return null;
  const value = min === max ? { value: min } : { minValue: min ?? undefined, maxValue: max ?? undefined };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...value, unitText: PAY_UNITS[period] },
  };
}

function toRemote(job: JobView): Json {
  if (job.work_mode !== 'remote') return {};
  const countries = [...new Set(job.locations.map((place) => place.country).filter((code) => code !== null))];
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(countries.length > 0
      ? { applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })) }
      : {}),
  };
}

/** The schema.org JobPosting of an open job. Holds what the posting says and nothing else: no fallback enters it. */
export function toJobPostingLd(job: JobView, url: string): Json {
  const places = toPlaces(job);
  const baseSalary = toBaseSalary(job);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url,
    identifier: {
      '@type': 'PropertyValue',
      ...(job.company ? { name: job.company } : {}),
      value: job.external_id,
    },
    ...(job.posted_at ? { datePosted: job.posted_at } : {}),
    ...(job.company ? { hiringOrganization: { '@type': 'Organization', name: job.company } } : {}),
    ...(places.length > 0 ? { jobLocation: places } : {}),
    ...toRemote(job),
    ...(job.type ? { employmentType: EMPLOYMENT_TYPES[job.type] } : {}),
    ...(baseSalary ? { baseSalary } : {}),
  };
}
