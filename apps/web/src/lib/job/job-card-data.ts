import type { JobView, Opening } from '@firsthand/contracts';
import { toCompanyPath, toJobPath } from '@firsthand/contracts/light';

/** The part of a job that a list shows. Descriptions stay behind: ten of them would be most of a page. */
export type JobCardData = Pick<
  JobView,
  | 'id'
  | 'title'
  | 'company'
  | 'company_key'
  | 'location'
  | 'type'
  | 'category'
  | 'work_mode'
  | 'remote'
  | 'salary'
  | 'language'
  | 'featured_by'
  | 'posted_at'
  | 'updated_at'
  | 'first_seen_at'
  | 'source'
  | 'atsType'
> & {
  /** The text of each place, primary one first. */
  places: string[];
  /** The job's page, or '#' when no address can be made of what we hold. */
  path: string;
  /** The page of its company; null when no address can be made of what we hold. */
  companyPath: string | null;
  /** The other open postings of the same role; those that fit the search first. */
  alike: { id: number; location: string | null; path: string }[];
};

/** The address of a job's page, "#" when it cannot be made. */
export function toCardPath(navigation: JobView['navigation'] | null | undefined): string {
  try {
    return toJobPath(navigation);
  } catch {
    // The specification's fallback: the card is shown, its link leads nowhere.
    return '#';
  }
}

/** The address of the page of a job's company, null when it cannot be made. */
export function toCardCompanyPath(navigation: JobView['navigation'] | null | undefined): string | null {
  const path = toCardPath(navigation);
  return navigation && path !== '#' ? toCompanyPath(navigation) : null;
}

/** Of a job as the search gives it, whole or for a list. */
export function toJobCardData(
  job: Omit<JobView, 'description' | 'requirements' | 'benefits'> & { openings?: Opening[] | undefined },
): JobCardData {
  return {
    id: job.id,
    title: job.title,
    company: job.company,
    company_key: job.company_key,
    location: job.location,
    type: job.type,
    category: job.category,
    work_mode: job.work_mode,
    remote: job.remote,
    salary: job.salary,
    language: job.language,
    featured_by: job.featured_by,
    posted_at: job.posted_at,
    updated_at: job.updated_at,
    first_seen_at: job.first_seen_at,
    source: job.source,
    atsType: job.atsType,
    places: job.locations.map((place) => place.text),
    path: toCardPath(job.navigation),
    companyPath: toCardCompanyPath(job.navigation),
    alike: (job.openings ?? [])
      .filter((opening) => opening.requisition_id !== job.id)
      .map(({ requisition_id: id, location, navigation }) => ({
        id,
        location,
        path: toCardPath(navigation),
      })),
  };
}
