/**
 * The nine applicant-tracking systems and their four names. This table is the only place that relates them:
 * `code` is the filter's value, `source` the wire and database value, `slug` the route and history value,
 * `label` what a person reads.
 */
export const ATS_TABLE = [
  { code: 1, source: 'bamboohr', slug: 'bamboo', label: 'BambooHR' },
  { code: 2, source: 'workday', slug: 'workday', label: 'Workday' },
  { code: 3, source: 'greenhouseio', slug: 'greenhouse', label: 'GreenhouseIO' },
  { code: 4, source: 'adp', slug: 'adp', label: 'ADP' },
  { code: 5, source: 'jobvite', slug: 'jobvite', label: 'Jobvite' },
  { code: 6, source: 'breezy', slug: 'breezy', label: 'Breezy' },
  { code: 7, source: 'lever', slug: 'lever', label: 'Lever' },
  { code: 8, source: 'smartrecruiters', slug: 'smartrecruiters', label: 'SmartRecruiters' },
  { code: 9, source: 'dover', slug: 'dover', label: 'Dover' },
] as const;

export type Ats = (typeof ATS_TABLE)[number];
/** The wire and database name of an ATS. */
export type Source = Ats['source'];
/** The name of an ATS in page addresses and in the application history. */
export type AtsSlug = Ats['slug'];
/** The filter's number of an ATS. */
export type SourceCode = Ats['code'];

export const SOURCES = ATS_TABLE.map((ats) => ats.source) as [Source, ...Source[]];
export const ATS_SLUGS = ATS_TABLE.map((ats) => ats.slug) as [AtsSlug, ...AtsSlug[]];

const byName = new Map<string, Ats>();
for (const ats of ATS_TABLE) {
  for (const name of [ats.source, ats.slug, String(ats.code)]) byName.set(name, ats);
}
const bySource = new Map<Source, Ats>(ATS_TABLE.map((ats) => [ats.source, ats]));

/** Finds an ATS by any of its names except the label: source, slug or filter code. Case does not matter. */
export function findAts(name: string | number): Ats | undefined {
  return byName.get(String(name).trim().toLowerCase());
}

/** The table's row of a source. Throws only when the table itself is broken. */
export function getAts(source: Source): Ats {
  const ats = bySource.get(source);
  if (!ats) throw new Error(`No ATS is called "${source as string}"`);
  return ats;
}
