import type { ApplicationFileKind } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';

/** A document that was sealed with an application, byte for byte. */
export interface PacketFile {
  kind: ApplicationFileKind;
  filename: string;
  mimetype: string;
  content: Buffer;
}

export async function findPacketFile(
  db: Executor,
  applicationId: number,
  kind: ApplicationFileKind,
): Promise<PacketFile | undefined> {
  const file = await db
    .selectFrom('application_files')
    .select(['filename', 'mimetype', 'content'])
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return file && { ...file, kind, content: Buffer.from(file.content) };
}
