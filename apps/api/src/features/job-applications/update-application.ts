import { refuse, type Application, type UpdateApplicationRequest } from '@firsthand/contracts';
import type { Tables } from '@firsthand/database';
import type { Updateable } from 'kysely';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../../people/viewer.ts';
import { storeWithinQuota } from '../../people/storage-quota.ts';
import { requireDay, requirePastDay } from './application-day.ts';
import { lockApplication, updateApplicationRow } from './applications.repository.ts';
import type { StoredApplication } from '../../models/stored-application.ts';
import { found, requireApplication } from './applications.service.ts';
import { toApplication } from '../../models/applications.view.ts';
import { moveStage } from './record-applied.ts';

/**
 * Changes stage, notes or follow-up. 409 when the request names an older version and would change something, or when
 * the stage cannot be moved so; 400 for an odd day; 413 when there is no room for longer notes.
 */
export async function updateApplication(
  { database, now: clock }: ApiContext,
  { user }: Viewer,
  { id, ...request }: UpdateApplicationRequest & { id: number },
): Promise<Application> {
  const now = clock();
  const days = toDays(request, now);
  return storeWithinQuota(database.db, user.id, async (tx) => {
    const before = found(await lockApplication(tx, user.id, id));
    const stage = request.stage ?? before.stage;
    const isMoved = stage !== before.stage || (days.stageOn !== null && days.stageOn !== before.stage_on);
    const written = toWritten(before, request, days);
    if (!isMoved && Object.keys(written).length === 0) return toApplication(before);
    if (request.version !== before.version) throw refuse('version-old');
    const moved = isMoved ? await moveStage(tx, before, { stage, on: days.stageOn }, now) : {};
    await updateApplicationRow(tx, before, { ...written, ...moved, updated_at: now });
    return toApplication(await requireApplication(tx, user.id, id));
  });
}

interface Days {
  stageOn: string | null;
  /** Undefined when it stays. */
  followUpOn: string | null | undefined;
}

function toDays({ stage_on: stageOn, follow_up_on: followUpOn }: UpdateApplicationRequest, now: Date): Days {
  return {
    stageOn: stageOn === undefined ? null : requirePastDay('stage_on', stageOn, now),
    followUpOn: followUpOn == null ? followUpOn : requireDay('follow_up_on', followUpOn, now),
  };
}

function toWritten(
  before: StoredApplication,
  { notes }: UpdateApplicationRequest,
  { followUpOn }: Days,
): Updateable<Tables['job_applications']> {
  return {
    ...(notes === undefined || notes === before.notes ? {} : { notes }),
    ...(followUpOn === undefined || followUpOn === before.follow_up_on ? {} : { follow_up_on: followUpOn }),
  };
}
