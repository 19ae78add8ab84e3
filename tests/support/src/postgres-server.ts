import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;
const SUPERUSER = 'firsthand';

export interface PostgresServer {
  /** Of the server's `postgres` database; `toDatabaseUrl` names another one. */
  url: string;
  /** Stops the server, waits for `whileAway`, and starts it again on the same port with the same files. */
  restart(whileAway: () => Promise<unknown>, how?: StopKind): Promise<void>;
  /** Stops the server and removes its files. */
  stop(how?: StopKind): Promise<void>;
}

/**
 * `fast` sends a replica all that there is, and writes everything down; `immediate` ends at once, as a crash does. Default
 * `fast`.
 */
export type StopKind = 'fast' | 'immediate';

export interface PostgresServerOptions {
  /** Settings beyond those of a throw-away server, e.g. `{ shared_buffers: '2GB' }`. */
  settings?: Record<string, string>;
  /** Default: a free one. */
  port?: number;
  /**
   * The address of a server of `startPostgres`, of which this becomes a streaming replica, through a slot of its own. It
   * calls itself `replica`, for `synchronous_standby_names`.
   */
  replicaOf?: string;
}

/** `toDatabaseUrl('postgres://…/postgres', 'mine')` → `postgres://…/mine` */
export function toDatabaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Starts a throw-away PostgreSQL server on a free port of 127.0.0.1 (no fsync, any connection trusted), as a user
 * other than root. It ends with this process, however that ends. When none can be started, says why.
 */
export async function startPostgres(
  options: PostgresServerOptions = {},
): Promise<PostgresServer | { reason: string }> {
  const binaries = findBinaries();
  if (!binaries) return { reason: 'no initdb and postgres on this machine' };
  const user = chooseUser();
  if ('reason' in user) return user;

  const directory = mkdtempSync(join(tmpdir(), 'firsthand-postgres-'));
  if (user.owner) chownSync(directory, user.owner.uid, user.owner.gid);
  const data = join(directory, 'data');
  const made = runAs(user.prefix, toMakeCommand(binaries, data, options), directory);
  if (made.status !== 0) {
    rmSync(directory, { recursive: true, force: true });
    return { reason: `the server's files were not made: ${firstLine(made.stderr || String(made.error))}` };
  }
  const port = options.port ?? (await findFreePort());
  const start = () =>
    run(user.prefix, [join(binaries, 'postgres'), ...toArguments(data, directory, port, options)], directory);
  let server = start();
  const url = `postgres://${SUPERUSER}@127.0.0.1:${port}/postgres`;
  const failure = await waitUntilReady(url, server);
  const stop = async (how?: StopKind) => {
    await server.stop(how);
    rmSync(directory, { recursive: true, force: true });
  };
  if (failure !== undefined) {
    await stop();
    return { reason: failure };
  }
  const restart = async (whileAway: () => Promise<unknown>, how?: StopKind) => {
    await server.stop(how);
    await whileAway();
    server = start();
    const reason = await waitUntilReady(url, server);
    if (reason !== undefined) throw new Error(reason);
  };
  return { url, restart, stop };
}

/** Makes the files of a new server, or takes over those of the one that is to be followed. */
function toMakeCommand(binaries: string, data: string, { replicaOf }: PostgresServerOptions): string[] {
  if (replicaOf !== undefined) {
    const { host, username } = new URL(replicaOf);
    return [
      ...[join(binaries, 'pg_basebackup'), '-D', data, '-d', `postgres://${username}@${host}/postgres`],
      ...['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast'],
      ...['--create-slot', `--slot=replica_${randomBytes(4).toString('hex')}`],
    ];
  }
  return [
    ...[join(binaries, 'initdb'), '-D', data, '-U', SUPERUSER],
    ...['-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
  ];
}

/** The folder of the binaries: Debian keeps them out of the path, by version. */
function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find(
    (folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')),
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface ServerUser {
  /** What stands before a command so that it runs as that user. */
  prefix: string[];
  owner?: { uid: number; gid: number };
}

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
function chooseUser(): ServerUser | { reason: string } {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0)
    return { reason: 'running as root, and there is no user "postgres"' };
  if (spawnSync('runuser', ['--version']).status !== 0)
    return { reason: 'running as root, and there is no runuser' };
  return {
    prefix: ['runuser', '-u', 'postgres', '--'],
    owner: { uid: Number(uid.stdout), gid: Number(gid.stdout) },
  };
}

function runAs(prefix: string[], command: string[], cwd: string) {
  const [program = '', ...rest] = [...prefix, ...command];
  return spawnSync(program, rest, { encoding: 'utf8', cwd });
}

function toArguments(
  data: string,
  directory: string,
  port: number,
  options: PostgresServerOptions,
): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: directory,
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...(options.replicaOf === undefined
      ? {}
      : { cluster_name: 'replica', wal_retrieve_retry_interval: '200ms' }),
    ...options.settings,
  };
  return ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

interface RunningServer {
  output(): string;
  ended(): boolean;
  stop(how?: StopKind): Promise<void>;
}

/**
 * A shell stands between: it stops the server when its input closes, which also happens when we are killed. What is
 * written to it before is the signal it does that with.
 */
function run(prefix: string[], command: string[], cwd: string): RunningServer {
  const script =
    '"$@" </dev/null & server=$!; signal=$(cat); kill -${signal:-INT} $server 2>/dev/null; wait $server';
  const [program = '', ...rest] = [...prefix, 'sh', '-c', script, 'sh', ...command];
  const shell = spawn(program, rest, { cwd, stdio: ['pipe', 'ignore', 'pipe'], detached: true });
  let output = '';
  shell.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4_000);
  });
  shell.stdin.on('error', () => undefined);
  const exited = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  return {
    output: () => output,
    ended: () => shell.exitCode !== null,
    stop: async (how) => {
      shell.stdin.end(how === 'immediate' ? 'QUIT' : 'INT');
      const timer = setTimeout(() => shell.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Returns why the server did not come up; undefined when it did. */
async function waitUntilReady(url: string, server: RunningServer): Promise<string | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  let last = '';
  while (Date.now() < deadline && !server.ended()) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return undefined;
    } catch (error) {
      last = (error as Error).message;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return `the server did not start: ${lastLine(server.output()) || last}`;
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
