import type { JobDetailResponse } from '@firsthand/contracts';
import { findAts, parseJobId, toJobPath } from '@firsthand/contracts/light';
import { ApiFailure, getJob, type ApiFetch } from '../../lib/api-client.ts';
import { toJobCardData } from '../../lib/job-card-data.ts';
import type { JobPageData } from './job-page-data.ts';
import { tameDescription } from '../../lib/tame-description.ts';

/** The parts of a job page's address. */
export interface JobAddress {
  path: string;
  /** The route slug of an ATS. */
  atsType: string;
  titleAndId: string;
}

export type LoadedJobPage =
  | JobPageData
  /** 404: never heard of; 410: was here and is closed. */
  | { kind: 'not-found'; status: 404 | 410 }
  /** The title changed since the link was made. */
  | { kind: 'moved'; path: string }
  | { kind: 'unknown-ats' };

interface Site {
  apiFetch: ApiFetch;
  publicUrl: string;
}

async function findJob(
  apiFetch: ApiFetch,
  path: string,
): Promise<JobDetailResponse | { kind: 'not-found'; status: 404 | 410 }> {
  try {
    return await getJob(apiFetch, path);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 410) return { kind: 'not-found', status: 410 };
    // 400: an address that cannot be one of a job. To the visitor it is the same as none.
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) {
      return { kind: 'not-found', status: 404 };
    }
    throw error;
  }
}

function toJobPage(detail: JobDetailResponse, path: string, site: Site): JobPageData {
  const { job, client, verification } = detail;
  return {
    kind: 'open',
    job: { ...job, description: tameDescription(job.description), requirements: null, benefits: null },
    company: job.company || client.client_name || client.name,
    verification,
    similar: detail.similar.map(toJobCardData),
    applyUrl: job.apply_url ?? job.external_url,
    path,
    canonicalUrl: `${site.publicUrl}${path}`,
  };
}

/** Finds what the address of a job leads to. Throws ApiFailure when the API cannot say. */
export async function loadJobPage(site: Site, address: JobAddress): Promise<LoadedJobPage> {
  if (findAts(address.atsType)?.slug !== address.atsType) return { kind: 'unknown-ats' };
  if (parseJobId(address.titleAndId) === undefined) return { kind: 'not-found', status: 404 };
  const found = await findJob(site.apiFetch, address.path);
  if ('kind' in found) return found;
  const path = toJobPath(found.job.navigation);
  if (path !== address.path) return { kind: 'moved', path };
  return toJobPage(found, path, site);
}
