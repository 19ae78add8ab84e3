import { refuse, type AppError } from '@firsthand/contracts';

/** 503 in words when the disk is full; else the error itself. */
export function noRoomOr(error: unknown): unknown {
  return isDiskFull(error) ? noRoom(error) : error;
}

function isDiskFull(error: unknown): boolean {
  const codes = [error, error instanceof Error ? error.cause : undefined].map((each) =>
    each instanceof Error && 'code' in each ? each.code : undefined,
  );
  return codes.includes('ENOSPC');
}

function noRoom(cause: unknown): AppError {
  return refuse('import-no-room', { cause });
}
