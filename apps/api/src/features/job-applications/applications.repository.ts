import type {
  Application,
  ApplicationFileKind,
  ApplicationStage,
  ApplicationStatus,
  ApplicationWay,
  Navigation,
  SealedPacket,
  Source,
} from '@firsthand/contracts';
import type { Executor, Tables } from '@firsthand/database';
import type { Selectable, Updateable } from 'kysely';
import { insertStages, type StageReached } from './stages.repository.ts';

export interface StoredApplication extends Selectable<Tables['job_applications']> {
  has_packet: boolean;
}

export interface NewApplicationFile {
  kind: ApplicationFileKind;
  filename: string;
  mimetype: string;
  content: Uint8Array;
}

export interface NewApplication {
  userId: number;
  way: ApplicationWay;
  status: ApplicationStatus;
  appliedAt: Date;
  /** In the order they were reached; the last one is the present one. */
  stages: readonly [...StageReached[], StageReached];
  /** The posting it is for; null when it was written down by hand. */
  posting: {
    source: Source;
    requisitionId: number;
    externalId: string;
    contentHash: string;
    navigation: Navigation;
  } | null;
  jobData: Application['job_data'];
  notes?: string;
  packet?: { sealed: SealedPacket; files: readonly NewApplicationFile[] };
  now: Date;
}

export function selectApplications(db: Executor, userId: number) {
  return db
    .selectFrom('job_applications')
    .leftJoin('application_packets', 'application_packets.application_id', 'job_applications.id')
    .selectAll('job_applications')
    .select((row) =>
      row('application_packets.application_id', 'is not', null).$castTo<boolean>().as('has_packet'),
    )
    .where('job_applications.user_id', '=', userId);
}

export async function findApplication(
  db: Executor,
  userId: number,
  id: number,
): Promise<StoredApplication | undefined> {
  return selectApplications(db, userId).where('job_applications.id', '=', id).executeTakeFirst();
}

/** The person's application to a posting, whatever became of it. */
export async function findApplicationTo(
  db: Executor,
  userId: number,
  posting: { source: Source; requisitionId: number },
): Promise<StoredApplication | undefined> {
  return selectApplications(db, userId)
    .where('job_applications.ats_source', '=', posting.source)
    .where('job_applications.requisition_id', '=', posting.requisitionId)
    .executeTakeFirst();
}

/** Makes this person's new applications wait for each other. False when the person is gone. */
export async function lockApplicationsOf(tx: Executor, userId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes changes of one application wait for each other, and gives it as it is then. */
export async function lockApplication(
  tx: Executor,
  userId: number,
  id: number,
): Promise<StoredApplication | undefined> {
  await tx
    .selectFrom('job_applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return findApplication(tx, userId, id);
}

export async function countApplications(db: Executor, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('job_applications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Stores an application with its stages and what was sealed; gives its number. To be called in a transaction, which a
 * second application of the person to the same posting breaks with a unique violation.
 */
export async function insertApplication(tx: Executor, application: NewApplication): Promise<number> {
  const { posting, packet, stages } = application;
  const present = stages.at(-1) ?? stages[0];
  const { id } = await tx
    .insertInto('job_applications')
    .values({
      user_id: application.userId,
      application_status: application.status,
      applied_at: application.appliedAt,
      ats_source: posting?.source ?? null,
      job_data: JSON.stringify(application.jobData),
      way: application.way,
      requisition_id: posting?.requisitionId ?? null,
      external_id: posting?.externalId ?? null,
      content_hash: posting?.contentHash ?? null,
      navigation: posting ? JSON.stringify(posting.navigation) : null,
      stage: present.stage,
      stage_on: present.on,
      notes: application.notes ?? '',
      updated_at: application.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertStages(tx, id, stages);
  if (packet) await insertPacket(tx, id, packet);
  return id;
}

async function insertPacket(
  tx: Executor,
  applicationId: number,
  { sealed, files }: NonNullable<NewApplication['packet']>,
): Promise<void> {
  await tx
    .insertInto('application_packets')
    .values({ application_id: applicationId, packet: JSON.stringify(sealed) })
    .execute();
  for (const { content, ...file } of files) {
    await tx
      .insertInto('application_files')
      .values({ application_id: applicationId, ...file, content, size: content.length })
      .execute();
  }
}

export async function updateApplicationRow(
  db: Executor,
  { id, version }: Pick<StoredApplication, 'id' | 'version'>,
  changes: Updateable<Tables['job_applications']>,
): Promise<void> {
  await db
    .updateTable('job_applications')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function deleteApplicationRow(db: Executor, userId: number, id: number): Promise<void> {
  await db.deleteFrom('job_applications').where('user_id', '=', userId).where('id', '=', id).execute();
}

/**
 * What came of sending: the status, and the stage that goes with it, "applied" once the employer has it. To be called
 * in a transaction. A stage that the person has moved on meanwhile stays; an application that is gone is no error.
 */
export async function setStatus(
  tx: Executor,
  id: number,
  { status, stage, now }: { status: ApplicationStatus; stage?: ApplicationStage; now: Date },
): Promise<void> {
  const row = await tx
    .selectFrom('job_applications')
    .select(['id', 'version', 'stage'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) return;
  const changes = { application_status: status, updated_at: now };
  if (stage === undefined || row.stage !== 'saved') {
    // Nothing that the person may be changing in another tab: the version stays.
    await tx.updateTable('job_applications').set(changes).where('id', '=', id).execute();
    return;
  }
  const on = now.toISOString().slice(0, 10);
  await insertStages(tx, id, [{ stage, on }]);
  const applied = stage === 'applied' ? { applied_at: now } : {};
  await updateApplicationRow(tx, row, { ...changes, ...applied, stage, stage_on: on });
}
