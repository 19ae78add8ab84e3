import type { ApplicationFileKind } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';

/** A document that was sealed with an application, byte for byte. */
export interface PacketFile {
  kind: ApplicationFileKind;
  filename: string;
  mimetype: string;
  content: Buffer;
}

const COLUMNS = ['kind', 'filename', 'mimetype', 'content'] as const;

export async function findPacketFile(
  db: Executor,
  applicationId: number,
  kind: ApplicationFileKind,
): Promise<PacketFile | undefined> {
  const file = await db
    .selectFrom('application_files')
    .select(COLUMNS)
    .where('application_id', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return file && toPacketFile(file);
}

/** All documents of an application. */
export async function loadPacketFiles(db: Executor, applicationId: number): Promise<PacketFile[]> {
  const files = await db
    .selectFrom('application_files')
    .select(COLUMNS)
    .where('application_id', '=', applicationId)
    .execute();
  return files.map(toPacketFile);
}

function toPacketFile(file: Omit<PacketFile, 'content'> & { content: Uint8Array }): PacketFile {
  return { ...file, content: Buffer.from(file.content) };
}
