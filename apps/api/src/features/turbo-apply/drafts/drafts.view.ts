import type { ApplicationDraft, DraftInBrief, JobInBrief } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import type { StoredProfile } from '../../../models/stored-profile.ts';
import type { StoredJob } from '../../../models/stored-job.ts';
import { toJobView } from '../../../models/jobs.view.ts';
import { toVersionView } from './resume-version.view.ts';
import type { DraftContent } from './draft-content.ts';

/** The dry run as the wire has it. */
export function toDraftView(content: DraftContent, digest: string): ApplicationDraft {
  const { draft, handling, way, fields, files, version, problems } = content;
  return {
    id: draft.id,
    version: draft.version,
    digest,
    job: draft.job,
    job_profile: toProfileInBrief(content),
    handling,
    way,
    form: toFormInBrief(content),
    fields,
    files,
    resume_version: version ? toVersionView(version) : null,
    problems,
    origin: draft.origin,
    created_at: draft.created_at.toISOString(),
    updated_at: draft.updated_at.toISOString(),
  };
}

/** Of the list; `problems` counts those that block. */
export function toDraftInBrief(content: DraftContent): DraftInBrief {
  const { draft, way, problems } = content;
  return {
    id: draft.id,
    version: draft.version,
    job: draft.job,
    job_profile: toProfileInBrief(content),
    way,
    origin: draft.origin,
    problems: problems.filter(({ blocking }) => blocking).length,
    updated_at: draft.updated_at.toISOString(),
  };
}

export function toFormInBrief({ draft }: Pick<DraftContent, 'draft'>): ApplicationDraft['form'] {
  const { origin, notices } = draft.form;
  return { origin, notices, read_at: draft.form_read_at.toISOString() };
}

/** What a draft keeps of its job, so that it can be shown when the job is gone. */
export function toJobInBrief(stored: StoredJob, context: Pick<ApiContext, 'toExternalUrl'>): JobInBrief {
  const job = toJobView(stored, context);
  return {
    requisition_id: job.id,
    source: job.source,
    title: job.title,
    company: job.company,
    location: job.location,
    external_url: job.external_url,
    apply_url: job.apply_url,
    navigation: job.navigation,
  };
}

function toProfileInBrief({ draft, profile }: DraftContent): ApplicationDraft['job_profile'] {
  const { profile_name, first_name, last_name }: Partial<StoredProfile['profile']> = profile?.profile ?? {};
  return {
    id: draft.job_profile_id,
    profile_name: profile_name ?? 'Deleted profile',
    first_name: first_name ?? null,
    last_name: last_name ?? null,
  };
}
