import type { MessageResponse } from '../schemas/account-schemas.ts';
import type * as applying from '../schemas/applying-schemas.ts';
import type { ApplicationFileKind } from '../applying.ts';
import type { Of, RoutesOf } from './call.ts';

type ApplicationResponse = Of<typeof applying.applicationResponseSchema>;

/** Applications a person made. */
export interface JobApplicationCalls {
  listHistory: { query: Of<typeof applying.historyQuerySchema>; answer: applying.HistoryResponse };
  /** Every posting the person applied to. */
  listAppliedJobs: { answer: applying.AppliedJobsResponse };
  addApplication: { body: applying.AddApplicationRequest; answer: ApplicationResponse };
  getApplication: { answer: applying.ApplicationDetail };
  updateApplication: { body: applying.UpdateApplicationRequest; answer: ApplicationResponse };
  removeApplication: { answer: MessageResponse };
  /** Records that the person sent a prepared packet on the employer's page. */
  markApplied: { answer: ApplicationResponse };
  /** Everything about it, as a ZIP. */
  downloadApplication: { answer: Blob };
  downloadApplicationFile: { params: { kind: ApplicationFileKind }; answer: Blob };
  downloadFollowUp: { answer: Blob };
  exportHistory: { answer: Blob };
}

export const JOB_APPLICATION_ROUTES = {
  listHistory: { route: 'GET /v1/api/job-applications/history', reason: 'message' },
  listAppliedJobs: 'GET /v1/api/job-applications/applied',
  addApplication: 'POST /v1/api/job-applications',
  getApplication: 'GET /v1/api/job-applications/:id',
  updateApplication: 'PATCH /v1/api/job-applications/:id',
  removeApplication: 'DELETE /v1/api/job-applications/:id',
  markApplied: 'POST /v1/api/job-applications/:id/applied',
  downloadApplication: { route: 'GET /v1/api/job-applications/:id/download', answer: 'file' },
  downloadApplicationFile: { route: 'GET /v1/api/job-applications/:id/files/:kind', answer: 'file' },
  downloadFollowUp: { route: 'GET /v1/api/job-applications/:id/follow-up.ics', answer: 'file' },
  exportHistory: { route: 'GET /v1/api/job-applications/export.csv', answer: 'file' },
} as const satisfies RoutesOf<JobApplicationCalls>;
