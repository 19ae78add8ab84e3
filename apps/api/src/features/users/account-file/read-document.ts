import { ERROR_TEXTS } from '@firsthand/contracts';
import { findFileType, type FileType } from '../../../files/file-type.ts';
import { toFilePath, type FileFolder } from '../personal-files.ts';
import { refuseFile } from './file-refusal.ts';
import type { Documents } from './open-account-file.ts';

interface DocumentRow {
  id: number;
  kind: string;
  filename: string;
  size: number;
}

/** The bytes that a row tells of, as an upload would be taken: refused in words when they are missing or of no such kind. */
export async function readDocument(
  file: Documents,
  list: FileFolder,
  row: DocumentRow,
): Promise<{ content: Buffer; type: FileType }> {
  const path = toFilePath(list, row);
  const content = await file.readBytes(path);
  if (content.length !== row.size)
    throw refuseFile(
      `${path} has ${content.length} bytes, and ${list}.ndjson says ${row.size}. Nothing was brought in.`,
    );
  const type = findFileType(content);
  if (type) return { content, type };
  throw refuseFile(`${path}: ${ERROR_TEXTS.fileType} Nothing was brought in.`);
}
