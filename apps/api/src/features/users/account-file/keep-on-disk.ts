import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ACCOUNT_FILE_TOO_LARGE, LIMITS } from '@firsthand/contracts';
import type { FastifyRequest } from 'fastify';
import { readForm } from '../../job-profiles/read-upload.ts';
import { fileTooLarge, refuseFile } from './file-refusal.ts';
import { noRoomOr } from './no-room.ts';

/** Where the file lies, and a folder beside it for what is made of it. */
export interface FileOnDisk {
  path: string;
  folder: string;
}

/**
 * Writes the form's file to the disk as it arrives, lets `work` read it there and removes it with its folder, whatever
 * happens. Nothing of it is held in memory.
 */
export async function withFileOnDisk<Done>(
  request: FastifyRequest,
  signal: AbortSignal,
  work: (kept: FileOnDisk) => Promise<Done>,
): Promise<Done> {
  const folder = await mkdtemp(join(tmpdir(), 'firsthand-account-'));
  try {
    const path = join(folder, 'account.zip');
    await receive(request, path, signal);
    return await work({ path, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: FastifyRequest, path: string, signal: AbortSignal): Promise<void> {
  const gone = new AbortController();
  try {
    const { file } = await readForm(request, LIMITS.accountFileMaxBytes, async (part, name) => {
      const target = createWriteStream(path);
      await pipeline(part.file, target, { signal: AbortSignal.any([gone.signal, signal]) });
      return { name, size: target.bytesWritten, isTooLarge: part.file.truncated };
    });
    if (!file || file.size === 0) throw refuseFile('Please choose the ZIP that “Download my data” made.');
    if (file.isTooLarge) throw fileTooLarge(ACCOUNT_FILE_TOO_LARGE);
  } catch (error) {
    signal.throwIfAborted();
    throw noRoomOr(error);
  } finally {
    // Of a form that was refused midway the rest would be waited for.
    gone.abort();
  }
}
