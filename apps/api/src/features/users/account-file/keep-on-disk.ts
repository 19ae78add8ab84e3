import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AppError, LIMITS, toFileSize } from '@firsthand/contracts';
import type { FastifyRequest } from 'fastify';
import { readForm } from '../../job-profiles/files/read-upload.ts';
import { fileTooLarge, refuseFile } from './file-refusal.ts';

/** The form with a file of the largest size. For `bodyLimit` of the route that reads one. */
export const ACCOUNT_FORM_MAX_BYTES = LIMITS.accountFileMaxBytes + 256 * 1_024;
export const ACCOUNT_FILE_TOO_LARGE = `The file is larger than the ${toFileSize(LIMITS.accountFileMaxBytes)} that a file of an account may have.`;

/**
 * Writes the form's file to the disk as it arrives, lets `work` read it there and removes it, whatever happens. Nothing of
 * it is held in memory.
 */
export async function withFileOnDisk<Done>(
  request: FastifyRequest,
  signal: AbortSignal,
  work: (path: string) => Promise<Done>,
): Promise<Done> {
  const folder = await mkdtemp(join(tmpdir(), 'firsthand-account-'));
  try {
    const path = join(folder, 'account.zip');
    await receive(request, path, signal);
    return await work(path);
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
    throw isDiskFull(error) ? noRoom(error) : error;
  } finally {
    // Of a form that was refused midway the rest would be waited for.
    gone.abort();
  }
}

function isDiskFull(error: unknown): boolean {
  const codes = [error, error instanceof Error ? error.cause : undefined].map((each) =>
    each instanceof Error && 'code' in each ? each.code : undefined,
  );
  return codes.includes('ENOSPC');
}

function noRoom(cause: unknown): AppError {
  return new AppError('There is no room on the server to take the file in. Please try again later.', {
    ...{ code: 'import-no-room', status: 503, retryAfterSeconds: 600, cause },
  });
}
