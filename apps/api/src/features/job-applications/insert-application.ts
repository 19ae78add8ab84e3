import type {
  Application,
  ApplicationFileKind,
  ApplicationStatus,
  ApplicationWay,
  Navigation,
  SealedPacket,
  Source,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { insertStages, type StageReached } from './stages/stages.repository.ts';

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
    jobId: number;
    externalId: string;
    contentHash: string;
    navigation: Navigation;
  } | null;
  jobData: Application['job_data'];
  notes?: string;
  packet?: { sealed: SealedPacket; files: readonly NewApplicationFile[] };
  now: Date;
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
      requisition_id: posting?.jobId ?? null,
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
