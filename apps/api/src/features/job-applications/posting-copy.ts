import type { Application } from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import type { StoredJob } from '../../models/stored-job.ts';
import { toJobView } from '../../models/jobs.view.ts';
import type { NewApplication } from './insert-application.ts';

export interface PostingCopy {
  posting: NonNullable<NewApplication['posting']>;
  jobData: Application['job_data'];
}

/** What an application keeps of the posting it is for, whatever becomes of the job. */
export function toPostingCopy(stored: StoredJob, context: Pick<ApiContext, 'toExternalUrl'>): PostingCopy {
  const view = toJobView(stored, context);
  const { id, source, external_id: externalId, content_hash: contentHash } = stored.job;
  return {
    posting: { source, jobId: id, externalId, contentHash, navigation: view.navigation },
    jobData: {
      title: view.title,
      company: view.company,
      client_name: view.navigation.clientName,
      location: view.location,
      description: view.description,
      external_url: view.external_url,
    },
  };
}
