import type { OutgoingApplication } from '@firsthand/applying';
import type { ApplicationStage, SealedPacket, Source } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';

/** What is sent: sealed when the person confirmed it, whatever became of the profile and the job. */
export interface SealedApplication {
  id: number;
  source: Source;
  externalId: string;
  stage: ApplicationStage;
  packet: SealedPacket;
  files: OutgoingApplication['files'];
}

/** Locks the application, so that its stage holds until the transaction ends. Undefined when it is gone. */
export async function findSealedApplication(
  tx: Executor,
  id: number,
): Promise<SealedApplication | undefined> {
  const application = await tx
    .selectFrom('job_applications')
    .select(['ats_source', 'external_id', 'stage'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const sealed = await tx
    .selectFrom('application_packets')
    .select('packet')
    .where('application_id', '=', id)
    .executeTakeFirst();
  if (!application || !sealed) return undefined;
  const { ats_source: source, external_id: externalId, stage } = application;
  if (source === null || externalId === null)
    throw new Error(`Application ${id} has no posting to be sent to`);
  const files = await tx
    .selectFrom('application_files')
    .select(['kind', 'filename', 'mimetype', 'content'])
    .where('application_id', '=', id)
    .execute();
  return { id, source, externalId, stage, packet: sealed.packet, files };
}
