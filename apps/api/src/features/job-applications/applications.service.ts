import {
  LIMITS,
  refuse,
  type Application,
  type ApplicationDetail,
  type ApplicationFileKind,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { cleanPosting } from '@firsthand/markup';
import type { ApiContext } from '../../api-context.ts';
import type { Viewer } from '../../people/viewer.ts';
import {
  countApplications,
  findApplication,
  type StoredApplication,
} from '../../models/stored-application.ts';
import { deleteApplicationRow, lockApplication } from './applications.repository.ts';
import { toApplication } from '../../models/applications.view.ts';
import type { PacketDesk } from './packet-desk.ts';
import { findPacket, findSubmission } from './packets.repository.ts';
import { findPacketFile, type PacketFile } from './downloads/packet-file.ts';
import { findPostingStatus } from './posting-status.ts';
import { recordApplied } from './record-applied.ts';
import { sortStages } from './stages/stage-path.ts';
import { loadStages } from './stages/stages.repository.ts';

/** 404 when the person has no such application. */
export async function requireApplication(
  db: Executor,
  userId: number,
  id: number,
): Promise<StoredApplication> {
  return found(await findApplication(db, userId, id));
}

/** 409 when the person has as many applications as we keep. Call it under the lock of the person. */
export async function refuseTooManyApplications(tx: Executor, userId: number): Promise<void> {
  if ((await countApplications(tx, userId)) < LIMITS.applicationsPerUser) return;
  throw refuse('applications-full', { most: LIMITS.applicationsPerUser });
}

/** An application with everything that is kept of it, its HTML as it may be shown. */
export async function getDetail(
  context: Pick<ApiContext, 'database'>,
  packets: PacketDesk,
  viewer: Viewer,
  { id, signal }: { id: number; signal: AbortSignal },
): Promise<ApplicationDetail> {
  const detail = await loadDetail(context, viewer, id);
  const { application, packet } = detail;
  const { job_data: job } = application;
  return {
    ...detail,
    // Its copy of the posting is shown as HTML, whatever way it came here.
    application: { ...application, job_data: { ...job, description: cleanPosting(job.description) } },
    packet: packet && (await packets.clean(packet, { person: viewer.user.id, signal })),
  };
}

/** The same as it is stored: for what shows none of its HTML, or cleans it. */
export async function loadDetail(
  { database }: Pick<ApiContext, 'database'>,
  { user }: Viewer,
  id: number,
): Promise<ApplicationDetail> {
  const { db } = database;
  const row = await requireApplication(db, user.id, id);
  const packet = await findPacket(db, id);
  const stages = (await loadStages(db, [id])).get(id) ?? [];
  return {
    application: toApplication(row),
    stages: sortStages(stages),
    packet: packet ?? null,
    submission: await findSubmission(db, id),
    posting_status: await findPostingStatus(db, row, packet),
  };
}

/** One of the files that were sent with it, byte for byte. 404 without it. */
export async function getPacketFile(
  { database }: ApiContext,
  { user }: Viewer,
  { id, kind }: { id: number; kind: ApplicationFileKind },
): Promise<PacketFile> {
  await requireApplication(database.db, user.id, id);
  const file = await findPacketFile(database.db, id, kind);
  if (file) return file;
  throw refuse('packet-file-unknown', { kind });
}

/** The person sent it on the employer's page. Twice is fine; 409 in the seconds in which we are sending it. */
export async function markApplied(
  { database, now }: ApiContext,
  { user }: Viewer,
  id: number,
): Promise<Application> {
  return database.db.transaction().execute(async (tx) => {
    await recordApplied(tx, found(await lockApplication(tx, user.id, id)), now());
    return toApplication(await requireApplication(tx, user.id, id));
  });
}

/** Removes an application with all that was kept of it. 409 in the seconds in which it is on its way. */
export async function removeApplication(
  { database }: ApiContext,
  { user }: Viewer,
  id: number,
): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    found(await lockApplication(tx, user.id, id));
    if ((await findSubmission(tx, id))?.state === 'sending') throw refuse('application-being-sent');
    await deleteApplicationRow(tx, user.id, id);
  });
}

/** 404 for nothing. */
export function found(application: StoredApplication | undefined): StoredApplication {
  if (application) return application;
  throw refuse('application-unknown');
}
