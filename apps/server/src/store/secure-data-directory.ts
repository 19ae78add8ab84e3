import { chmodSync, lstatSync, readdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';

const OTHERS = 0o077;
const PRIVATE_DIRECTORY = 0o700;
const PRIVATE_FILE = 0o600;
/** What this program keeps in its data directory, also what a killed restore leaves. Nothing else there is touched. */
const OURS =
  /^((demo|store)(\.(restoring|replaced))?|search|auth-secret|sandbox-stripe\.json.*|firsthand\.lock.*)$/;
/** What a file system puts into its root by itself. */
const NOBODYS = 'lost+found';

/**
 * Makes the data directory and all of ours in it its owner's alone (0700, files 0600), since it holds résumés, sign-in
 * links and the secret that signs tokens. Gives how many entries were open to others before. Throws `OperatorError`
 * when that cannot be mended, or when the directory is not ours alone, so that changing it could hurt others.
 */
export function secureDataDirectory(directory: string): number {
  // Windows has no such modes; there the user's own folder protects its content.
  if (process.platform === 'win32') return 0;
  const top = findStats(directory, statSync);
  if (top === undefined) return 0;
  const entries = readdirSync(directory);
  const strangers = entries.filter((name) => !OURS.test(name) && name !== NOBODYS);
  if ((top.mode & OTHERS) !== 0 && strangers.length > 0) {
    throw new OperatorError(
      `The data directory ${directory} can be read by other users of this machine, and it holds things that are not ` +
        `Firsthand's, as ${strangers[0]}. Set DATA_DIR to a directory of its own, or close this one: chmod 700 ${directory}`,
    );
  }
  const ours = entries.filter((name) => OURS.test(name)).map((name) => join(directory, name));
  return close(directory, top) + ours.map(closeBelow).reduce((sum, count) => sum + count, 0);
}

/** A link that somebody put in our place leads to our data; one further down is nothing of ours. */
function closeBelow(path: string): number {
  const stats = findStats(path, statSync);
  if (stats === undefined) return 0;
  return stats.isDirectory() ? closeTree(realpathSync(path), stats) : close(path, stats);
}

function closeTree(directory: string, stats: Stats): number {
  let count = close(directory, stats);
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    const entry = findStats(path, lstatSync);
    if (entry === undefined || entry.isSymbolicLink()) continue;
    count += entry.isDirectory() ? closeTree(path, entry) : close(path, entry);
  }
  return count;
}

/** Gives 1 when the entry was open to others. */
function close(path: string, stats: Stats): number {
  if ((stats.mode & OTHERS) === 0) return 0;
  const failed = (why: string, cause?: unknown) =>
    new OperatorError(
      `${path} can be read by other users of this machine, and this cannot be changed: ${why}.`,
      cause,
    );
  try {
    chmodSync(path, stats.isDirectory() ? PRIVATE_DIRECTORY : PRIVATE_FILE);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return 0;
    throw failed(
      code === 'EPERM'
        ? 'it belongs to another user. Start as that one, or give it to this one'
        : String(code),
      error,
    );
  }
  const now = findStats(path, statSync);
  if (now !== undefined && (now.mode & OTHERS) !== 0)
    throw failed('its file system keeps no permissions. Set DATA_DIR to a directory on one that does');
  return 1;
}

/** Undefined for what is not there: a running server removes files while a second one looks. */
function findStats(path: string, read: typeof statSync): Stats | undefined {
  return read(path, { throwIfNoEntry: false });
}
