// Plain JavaScript: Node starts this file as a worker thread as it stands, from the sources as well as beside the bundle.
import fs from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

const SETTINGS = `
  set jit = off;
  set work_mem = '32MB';
  set maintenance_work_mem = '128MB';
  set random_page_cost = 1.1;
  set timezone = 'UTC';
`;

/**
 * A start fills all of it with zeros: half a second with the 128 MB that PostgreSQL takes by itself. What is not in there is
 * in the page cache of the system, from where it is read as fast (decision 109).
 */
const SHARED_BUFFERS = { inFiles: '32MB', inMemory: '8MB' };

const toNumber = (text) => Number(text);
const toNumbers = (text) =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : Number(item)));
// bigint, numeric and arrays of them as numbers, days as text, as on a server.
const PARSERS = { 20: toNumber, 1700: toNumber, 1016: toNumbers, 1231: toNumbers, 1082: String };

// The caller sends every parameter as PostgreSQL text, so nothing is left to serialise whatever the column's type.
const AS_IS = new Proxy({}, { get: () => (value) => value });

/**
 * PGlite in `directory`, where what was acknowledged is on the disk: by itself PGlite asks for no such thing (`-F`), and its
 * file layer would not pass it on. A power cut then loses nothing acknowledged (decision 93).
 */
async function toLastingFiles(directory, PGlite) {
  const { NodeFS } = await import('@electric-sql/pglite/nodefs');
  class LastingFiles extends NodeFS {
    /** @override */
    async init(database, options) {
      const { emscriptenOpts } = await super.init(database, options);
      const passOn = ({ FS }) => {
        const { NODEFS } = FS.filesystems;
        NODEFS.stream_ops.fsync = (stream) => NODEFS.tryFSOperation(() => syncToDisk(stream, NODEFS));
      };
      return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), passOn] } };
    }
  }
  const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F');
  // The other methods are not passed on at all.
  return { fs: new LastingFiles(directory), startParams: [...startParams, '-c', 'wal_sync_method=fsync'] };
}

/** Directories have no open file here: theirs is opened for the moment. */
function syncToDisk({ nfd, node }, NODEFS) {
  if (nfd !== undefined) {
    fs.fsyncSync(nfd);
    return 0;
  }
  const opened = fs.openSync(NODEFS.realPath(node), 'r');
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
  return 0;
}

/** What was put there before PGlite ran: by its own initialisation, or from a copy. */
function syncTree(directory) {
  const entries = fs.readdirSync(directory, { recursive: true });
  for (const path of [directory, ...entries.map((entry) => join(directory, entry))]) {
    const opened = fs.openSync(path, 'r');
    fs.fsyncSync(opened);
    fs.closeSync(opened);
  }
}

/** Opens PGlite: in `directory`, or in memory (from `snapshot` when given). */
export async function openSession({ directory, snapshot }) {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  const isNew = directory !== undefined && !fs.existsSync(join(directory, 'PG_VERSION'));
  const [{ startParams, ...files }, buffers] =
    directory === undefined
      ? [{ startParams: PGlite.defaultStartParams }, SHARED_BUFFERS.inMemory]
      : [await toLastingFiles(directory, PGlite), SHARED_BUFFERS.inFiles];
  const database = await PGlite.create({
    ...files,
    startParams: [...startParams, '-c', `shared_buffers=${buffers}`],
    ...(snapshot === undefined ? {} : { loadDataDir: snapshot }),
    extensions: { pg_trgm },
    relaxedDurability: false,
  });
  if (isNew) syncTree(directory);
  await database.exec(SETTINGS);
  return {
    async query(text, parameters) {
      const { rows, affectedRows } = await database.query(text, parameters, {
        parsers: PARSERS,
        serializers: AS_IS,
      });
      return { rows, affectedRows };
    },
    dump: () => database.dumpDataDir('none'),
    /** Writes the whole database to a file that is its user's alone. Nothing else may be asked meanwhile. */
    async copyTo(file) {
      // So that opening the copy has nothing to repeat.
      await database.exec('checkpoint');
      const copy = await database.dumpDataDir('gzip');
      await fs.promises.writeFile(file, new Uint8Array(await copy.arrayBuffer()), {
        mode: 0o600,
        flush: true,
      });
    },
    close: () => database.close(),
  };
}

const DISK_FULL = '53100';
const ERROR_FIELDS = [
  'severity',
  'code',
  'detail',
  'hint',
  'position',
  'schema',
  'table',
  'column',
  'constraint',
];

/** A refused statement has a code; anything else means that the instance itself is broken. */
function describeError(error) {
  const described = { message: String(error?.message ?? error), code: undefined };
  for (const field of ERROR_FIELDS) {
    if (error?.[field] !== undefined) described[field] = error[field];
  }
  return described;
}

/**
 * An aborted instance answers nothing any more. Nor does one whose log or checkpoint found no room, even when there is
 * room again: a server would have ended itself.
 *
 * @param {{ code?: string, severity?: string }} described
 * @param {string} text The statement.
 */
function isBroken({ code, severity }, text) {
  return code === undefined || severity === 'PANIC' || severity === 'FATAL' || /^\s*checkpoint\b/i.test(text);
}

/** Statements that grow the store. What ends, begins or only reads never does by more than the room that is kept. */
const WRITES = /\b(?:insert|update|delete|merge|truncate|create|alter|drop|vacuum|reindex|analyze)\b/i;

/**
 * Refuses what would write while the disk has little room left: where the next file of its log finds none, PGlite answers
 * nothing any more, also not when there is room again.
 *
 * @param {{ directory: string, roomKeptMb: number }} options
 * @param {string} text The statement.
 */
function requireRoom({ directory, roomKeptMb }, text) {
  if (!WRITES.test(text)) return;
  const { bavail, bsize } = fs.statfsSync(directory);
  if (bavail * bsize >= roomKeptMb * 1024 * 1024) return;
  const message = `the disk of the store has less than ${roomKeptMb} MB left`;
  throw Object.assign(new Error(message), { code: DISK_FULL, severity: 'ERROR' });
}

/**
 * PGlite's file layer gives every new file a mode of its own, 0666 or 0644, whatever the process's umask. In this thread,
 * which does nothing else with files, only the owner's part of a mode counts.
 */
function keepFilesPrivate() {
  const chmod = fs.chmodSync;
  fs.chmodSync = (path, mode) => chmod(path, Number(mode) & 0o700);
}

/** Another thread's statements come by a port of its own, and not over the thread that opened the store. */
const guests = new Map();

/**
 * @param {import('node:worker_threads').MessagePort} port Where the outcome is told.
 * @param {{ id: number, text: string, parameters: (string | null)[] }} statement
 * @param {{ session: import('./pglite-worker.mjs').PgliteSession, options: { directory: string, roomKeptMb: number } }} tools
 * @returns Whether the instance can go on.
 */
async function ask(port, { id, text, parameters }, { session, options }) {
  try {
    requireRoom(options, text);
    const { rows, affectedRows } = await session.query(text, parameters);
    port.postMessage({ kind: 'result', id, rows, affectedRows });
    return true;
  } catch (error) {
    const described = describeError(error);
    port.postMessage({ kind: 'error', id, error: described });
    return !isBroken(described, text);
  }
}

async function serve(port, options) {
  let session;
  try {
    keepFilesPrivate();
    session = await openSession(options);
  } catch (error) {
    port.postMessage({ kind: 'failed', error: describeError(error) });
    port.close();
    return;
  }
  let isEnding = false;
  const answer = async (asking, message) => {
    if (isEnding || (await ask(asking, message, { session, options }))) return;
    // So that the next query starts a fresh one.
    isEnding = true;
    setTimeout(() => process.exit(1), 50);
  };
  port.on('message', async (message) => {
    // Those who ask now are told that the database is away, once this thread has ended; asked, it might never end.
    if (isEnding) return;
    if (message.kind === 'close') {
      try {
        await session.close();
      } finally {
        process.exit(0);
      }
    }
    if (message.kind === 'copy') {
      try {
        await session.copyTo(message.file);
        port.postMessage({ kind: 'result', id: message.id, rows: [], affectedRows: undefined });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        port.postMessage({ kind: 'copy-failed', id: message.id, message: reason });
      }
      return;
    }
    if (message.kind === 'admit') {
      guests.set(message.guest, message.port);
      message.port.on('message', (statement) => {
        // What came from one that was shut out must not be done outside of its transaction.
        if (guests.get(message.guest) === message.port) void answer(message.port, statement);
      });
      return;
    }
    if (message.kind === 'shut-out') {
      guests.get(message.guest)?.close();
      guests.delete(message.guest);
      port.postMessage({ kind: 'result', id: message.id, rows: [], affectedRows: undefined });
      return;
    }
    await answer(port, message);
  });
  port.postMessage({ kind: 'ready' });
}

if (parentPort && workerData?.firsthandDatabase) await serve(parentPort, workerData.firsthandDatabase);
