import { countFurtherEntries, fillPage, readPageForm } from '@firsthand/applying';
import { findPostingByAddress } from '@firsthand/connectors';
import { refuse, type ApplyPage, type FillPageRequest, type FillPageResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { findApplicationTo } from '../../../models/stored-application.ts';
import { listProfileNames } from '../../../models/stored-profile.ts';
import { parseJobKey, type JobKey } from '../../../models/job-key.ts';
import { loadJobs, type StoredJob } from '../../../models/stored-job.ts';
import { findDraftOfJob } from '../drafts/drafts.repository.ts';
import { getDraft } from '../drafts/drafts.service.ts';
import { toJobInBrief } from '../drafts/drafts.view.ts';
import { loadSurroundings } from '../drafts/draft-surroundings.service.ts';
import { toOnlyCountry } from '../../../models/only-country.ts';
import { toApplicant } from '../../../models/to-applicant.ts';
import { findPrepared } from './find-prepared.ts';
import { findJobAt } from './page.repository.ts';

const NO_POSTING = 'This is not the page of a job posting at one of the nine systems we read.';
const UNKNOWN = 'We do not hold this posting, so nothing can be prepared for it here.';

/**
 * The posting that an application page belongs to, what the viewer prepared for it, and whether they applied. A page
 * whose address says too little is told by the page of the same host that led to it.
 */
export async function describePage(
  context: ApiContext,
  viewer: Viewer,
  { url, from, mayApply }: { url?: string | undefined; from?: string | undefined; mayApply: boolean },
): Promise<ApplyPage> {
  const { db } = context.database;
  const { user } = viewer;
  const [shown, before] = [toUrl(url ?? ''), toUrl(from ?? '')];
  const pages = [shown, before?.host === shown?.host ? before : null].flatMap((page) => page ?? []);
  const addresses = pages.flatMap((page) => findPostingByAddress(page) ?? []);
  let stored: StoredJob | undefined;
  for (const address of addresses) {
    const jobId = stored ? undefined : await findJobAt(db, address);
    if (jobId !== undefined) [stored] = await loadJobs(db, [jobId]);
  }
  const key = stored && { source: stored.job.source, jobId: stored.job.id };
  return {
    job: stored ? toJobInBrief(stored, context) : null,
    is_open: stored?.job.status === 'open',
    message: stored ? null : addresses.length === 0 ? NO_POSTING : UNKNOWN,
    ...(key ? await findOwn(context, viewer, key) : { draft: null, application: null }),
    profiles: await listProfileNames(db, user.id),
    account: { name: user.name, email: user.email, may_apply: mayApply },
  };
}

async function findOwn(
  context: ApiContext,
  viewer: Viewer,
  key: JobKey,
): Promise<Pick<ApplyPage, 'draft' | 'application'>> {
  const { db } = context.database;
  const draft = await findDraftOfJob(db, viewer.user.id, key);
  const application = await findApplicationTo(db, viewer.user.id, key);
  return {
    draft: draft ? await getDraft(context, viewer, draft.id) : null,
    application: application
      ? {
          id: application.id,
          application_status: application.application_status,
          stage: application.stage,
          applied_at: application.applied_at.toISOString(),
          waits: application.application_status === 'pending' && application.has_packet,
        }
      : null,
  };
}

/**
 * What of the prepared application goes into the fields that the page shows, each value with its source. 404 when nothing
 * was prepared for the job.
 */
export async function fillFieldsOfPage(
  context: ApiContext,
  viewer: Viewer,
  request: FillPageRequest,
): Promise<FillPageResponse> {
  const key = requireJobKey(request);
  const prepared = await findPrepared(context, viewer, key);
  if (!prepared) throw refuse('nothing-prepared');
  const { earlier } = await loadSurroundings(context.database.db, viewer.user.id, [], context.now());
  const [job] = await loadJobs(context.database.db, [key.jobId]);
  const country = toOnlyCountry(job?.job.source === key.source ? job : undefined);
  const { fields } = readPageForm(request.fields);
  const { handling, profile, documents } = prepared;
  const options = { handling, earlier, country };
  const applicant = toApplicant(profile, documents);
  const stood = request.fields.flatMap(({ key, stands }) => (stands ? [[key, stands] as const] : []));
  const standing = { stands: new Map(stood), shown: request.shown_entries ?? [] };
  const filled = fillPage(fields, prepared.fields, applicant, options, standing);
  const named = new Set(filled.filter(({ kind }) => kind === 'file').map(({ value }) => value));
  return {
    fields: filled,
    files: prepared.files.filter(({ kind }) => named.has(kind)),
    further_entries: countFurtherEntries(filled, applicant, standing),
  };
}

/** 400 when no job is named. */
export function requireJobKey(named: { requisition_id: number; source: string }): JobKey {
  const key = parseJobKey(named);
  if (key) return key;
  throw refuse('job-key-incomplete');
}

function toUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
