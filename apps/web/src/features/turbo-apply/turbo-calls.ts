import type { ApplicationDraft, JobProfile, ValidateApplicationResponse } from '@firsthand/contracts';
import type { Source } from '@firsthand/contracts/light';
import { call, type ApiFetch } from '../../lib/api-client.ts';
import { toJsonRequest } from '../../lib/json-request.ts';

/** The job to apply to. */
export interface TurboJob {
  id: number;
  source: Source;
}

/** The calls of the modal; each throws ApiFailure. */
export interface TurboCalls {
  listProfiles: () => Promise<JobProfile[]>;
  validate: (job: TurboJob, profileId: number) => Promise<ValidateApplicationResponse>;
  /** Gives the prepared application, or the one there is for this job and profile. */
  start: (job: TurboJob, profileId: number) => Promise<ApplicationDraft>;
}

const path = '/v1/api/job-applications';

/** The calls of whoever `apiFetch` speaks for. */
export function toTurboCalls(apiFetch: ApiFetch): TurboCalls {
  return {
    listProfiles: () => call(apiFetch, '/v1/api/job-profiles'),
    validate: (job, profileId) =>
      call(
        apiFetch,
        `${path}/validate`,
        toJsonRequest('POST', { jobProfileId: profileId, requisitionId: job.id, atsSource: job.source }),
      ),
    start: (job, profileId) =>
      call(
        apiFetch,
        `${path}/drafts`,
        toJsonRequest('POST', { job_profile_id: profileId, requisition_id: job.id, source: job.source }),
      ),
  };
}
