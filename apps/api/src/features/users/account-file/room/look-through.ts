import type { AccountFileContents } from '@firsthand/contracts';
import { checkFile, type LeftOut } from '../check-file.ts';
import { createKeeping } from '../checked-file.ts';
import { noRoomOr } from '../no-room.ts';
import { openAccountFile } from '../open-account-file.ts';

export interface LookThroughRequest {
  /** Of the ZIP. */
  path: string;
  /** Takes what comes in. */
  folder: string;
  premium: boolean;
  now: Date;
}

export interface LookedThrough {
  rows: AccountFileContents['rows'];
  leftOut: LeftOut[];
}

/** Looks through an account file on the disk and writes what comes in into a folder, see `checkFile`. */
export async function lookThrough({ path, folder, ...given }: LookThroughRequest): Promise<LookedThrough> {
  const opened = await openAccountFile(path);
  const keep = createKeeping(folder, opened);
  try {
    const file = { ...opened, readBytes: keep.readBytes };
    return { rows: opened.contents.rows, leftOut: await checkFile({ ...given, file, keep }) };
  } catch (error) {
    throw noRoomOr(error);
  } finally {
    keep.close();
    opened.close();
  }
}
