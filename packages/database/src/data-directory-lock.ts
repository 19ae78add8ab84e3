import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive, processStart } from './process-identity.ts';

const LOCK_FILE = 'firsthand.lock';
const TAKEOVER_CHECK_MS = 50;
const ATTEMPTS = 5;

export interface ControlAddress {
  /** Where the owner takes orders, so that a second command can ask it instead of opening the files. */
  controlUrl?: string;
  controlToken?: string;
}

export interface DataDirectoryOwner extends ControlAddress {
  pid: number;
  /** ISO instant. */
  startedAt: string;
}

interface LockContent extends DataDirectoryOwner {
  /** Tells the process from a later one with the same pid; null where the system does not say. */
  processStart: string | null;
  /** Tells this lock from any other. */
  lockId: string;
}

export interface DataDirectoryLock {
  /** Writes where the owner can be reached. */
  update(owner: ControlAddress): Promise<void>;
  /** Gives the directory up. Safe to call twice. */
  release(): Promise<void>;
}

/** Somebody else has the directory. */
export class DataDirectoryLockedError extends Error {
  readonly owner: DataDirectoryOwner;

  constructor(directory: string, owner: DataDirectoryOwner) {
    super(
      `The data directory ${directory} is in use by process ${owner.pid} (since ${owner.startedAt}). ` +
        'Stop that process first, or choose another DATA_DIR.',
    );
    this.name = 'DataDirectoryLockedError';
    this.owner = owner;
  }
}

/**
 * Takes the directory, which is made when absent, for this process. Throws `DataDirectoryLockedError` when a living
 * process has it; a lock that a dead one left is taken over.
 */
export async function lockDataDirectory(
  directory: string,
  owner: ControlAddress = {},
): Promise<DataDirectoryLock> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, LOCK_FILE);
  const mine: LockContent = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    processStart: processStart(process.pid),
    lockId: randomBytes(8).toString('hex'),
    ...owner,
  };
  await acquire(directory, file, mine);
  return {
    update: async (address) => {
      if (readLock(file)?.lockId !== mine.lockId) throw new Error(`The lock ${file} is no longer ours`);
      const part = `${file}.${mine.lockId}`;
      await writeNew(part, { ...mine, ...address });
      await rename(part, file);
    },
    release: async () => {
      if (readLock(file)?.lockId === mine.lockId) await rm(file, { force: true });
    },
  };
}

/** Who has the directory; null when nobody has, or the one who had is dead. */
export function readDataDirectoryOwner(directory: string): DataDirectoryOwner | null {
  const lock = readLock(join(directory, LOCK_FILE));
  if (!lock || !isAlive(lock)) return null;
  const { pid, startedAt, controlUrl, controlToken } = lock;
  return {
    pid,
    startedAt,
    ...(controlUrl === undefined ? {} : { controlUrl }),
    ...(controlToken === undefined ? {} : { controlToken }),
  };
}

async function acquire(directory: string, file: string, mine: LockContent): Promise<void> {
  let tookOver = false;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await tryWriteNew(file, mine)) {
      // Two processes may have found the same dead lock: the second to act can have removed the first one's.
      if (tookOver) await sleep(TAKEOVER_CHECK_MS);
      if (!tookOver || readLock(file)?.lockId === mine.lockId) return;
    }
    const other = await readSettled(file);
    if (other && isAlive(other)) throw new DataDirectoryLockedError(directory, other);
    await removeDead(file, other?.lockId);
    tookOver = true;
  }
  throw new Error(`The lock ${file} could not be taken: other processes keep changing it`);
}

/** Moves a dead lock out of the way, and back if a living one was caught instead. */
async function removeDead(file: string, deadId: string | undefined): Promise<void> {
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const caught = readLock(aside);
  if (caught && caught.lockId !== deadId && isAlive(caught)) await tryWriteNew(file, caught);
  await rm(aside, { force: true });
}

/** A lock file without sense is either being written at this moment or was left so by a crash. */
async function readSettled(file: string): Promise<LockContent | null> {
  const first = readLock(file);
  if (first) return first;
  await sleep(TAKEOVER_CHECK_MS);
  return readLock(file);
}

function readLock(file: string): LockContent | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  try {
    const content = JSON.parse(text) as Partial<LockContent>;
    return Number.isInteger(content.pid) ? (content as LockContent) : null;
  } catch {
    return null; // cut short by a crash
  }
}

function isAlive(lock: LockContent): boolean {
  return isProcessAlive(lock.pid, lock.processStart);
}

async function tryWriteNew(file: string, content: LockContent): Promise<boolean> {
  try {
    await writeNew(file, content);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function writeNew(file: string, content: LockContent): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(content)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
