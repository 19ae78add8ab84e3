import type { ApplicationStage, SealedPacket, Source } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { loadPacketFiles, type PacketFile } from './downloads/packet-file.ts';
import { findPacket } from './packets.repository.ts';

/** What is sent: sealed when the person confirmed it, whatever became of the profile and the job. */
export interface SealedApplication {
  id: number;
  source: Source;
  externalId: string;
  stage: ApplicationStage;
  packet: SealedPacket;
  files: PacketFile[];
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
  const packet = await findPacket(tx, id);
  if (!application || !packet) return undefined;
  const { ats_source: source, external_id: externalId, stage } = application;
  if (source === null || externalId === null)
    throw new Error(`Application ${id} has no posting to be sent to`);
  return { id, source, externalId, stage, packet, files: await loadPacketFiles(tx, id) };
}
