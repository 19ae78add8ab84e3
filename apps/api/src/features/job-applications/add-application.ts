import { findWebAddress, refuse, type AddApplicationRequest, type Application } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../../people/viewer.ts';
import { parseJobKey } from '../../models/job-key.ts';
import { requireJob } from '../../models/stored-job.ts';
import { storeWithinQuota } from '../../people/storage-quota.ts';
import { requirePastDay, toAppliedAt, toDay } from './application-day.ts';
import { findApplicationTo, type StoredApplication } from '../../models/stored-application.ts';
import { insertApplication, type NewApplication } from './insert-application.ts';
import { lockApplication } from './applications.repository.ts';
import { found, refuseTooManyApplications, requireApplication } from './applications.service.ts';
import { toApplication } from '../../models/applications.view.ts';
import { findSubmission } from './packets.repository.ts';
import { toPostingCopy } from './posting-copy.ts';
import { recordApplied } from './record-applied.ts';
import { moveTo } from './stages/stage-path.ts';

type Written = Pick<NewApplication, 'way' | 'posting' | 'jobData'>;

/**
 * Records an application that the person made: to a posting of ours after Snail Apply, or anywhere else. Twice to one
 * posting is fine: the second time gives the one that is there with `created` false; one that was only prepared, or
 * could not be sent, then counts as sent by the person. 400 for missing or odd fields, 404 without such a job, 409 or
 * 413 when no more may be kept.
 */
export async function addApplication(
  context: ApiContext,
  { user }: Viewer,
  request: AddApplicationRequest,
): Promise<{ created: boolean; application: Application }> {
  const now = context.now();
  const progress = toProgress(request, now);
  const written = isByHand(request) ? toElsewhere(request) : await toSnail(context, request);
  return storeWithinQuota(context.database.db, user.id, async (tx) => {
    const existing = written.posting && (await findApplicationTo(tx, user.id, written.posting));
    if (existing) {
      if (progress.status === 'completed') await settle(tx, existing, now);
      return {
        created: false,
        application: toApplication(await requireApplication(tx, user.id, existing.id)),
      };
    }
    await refuseTooManyApplications(tx, user.id);
    const id = await insertApplication(tx, { ...written, ...progress, userId: user.id, now });
    return { created: true, application: toApplication(await requireApplication(tx, user.id, id)) };
  });
}

/** One that waits to be sent is then not sent. One that is on its way stays; what comes of it will be known. */
async function settle(tx: Executor, { id, user_id: userId }: StoredApplication, now: Date): Promise<void> {
  const existing = found(await lockApplication(tx, userId, id));
  if ((await findSubmission(tx, id))?.state === 'sending') return;
  await recordApplied(tx, existing, now);
}

function isByHand({ requisition_id: id, source }: AddApplicationRequest): boolean {
  return (id === null || id === undefined) && (source === null || source === undefined || source === '');
}

async function toSnail(context: ApiContext, request: AddApplicationRequest): Promise<Written> {
  const job = parseJobKey(request);
  if (!job) throw refuse('application-job-incomplete');
  // A closed job too: the person may have applied just before.
  const stored = await requireJob(context.database.db, job);
  return { way: 'snail', ...toPostingCopy(stored, context) };
}

function toElsewhere(request: AddApplicationRequest): Written {
  const title = toText(request.title);
  if (title === null) throw refuse('application-untitled');
  return {
    way: 'elsewhere',
    posting: null,
    jobData: {
      title,
      company: toText(request.company),
      client_name: null,
      location: toText(request.location),
      description: '',
      external_url: toAddress(request.external_url),
    },
  };
}

function toProgress(
  { stage: given, applied_on: day, notes }: AddApplicationRequest,
  now: Date,
): Pick<NewApplication, 'status' | 'appliedAt' | 'stages' | 'notes'> {
  const today = toDay(now);
  const stage = given ?? 'applied';
  const on = day === null || day === undefined ? today : requirePastDay('applied_on', day, now);
  const rest = { appliedAt: toAppliedAt(on, now), notes: notes ?? '' };
  if (stage === 'saved') return { ...rest, status: 'pending', stages: [{ stage, on }] };
  const applied = { stage: 'applied' as const, on };
  if (stage === 'applied') return { ...rest, status: 'completed', stages: [applied] };
  return { ...rest, status: 'completed', stages: moveTo([applied], { stage, on: null }, today) };
}

/** " " says as little as nothing. */
function toText(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

function toAddress(text: string | null | undefined): string | null {
  const typed = toText(text);
  if (typed === null) return null;
  const address = findWebAddress(typed);
  if (address === null) throw refuse('application-address-invalid');
  return address;
}
