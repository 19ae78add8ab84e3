import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { clearTimeout } from 'node:timers';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, 'tests/opensearch');
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 20_000;
const LOOK_EVERY_MS = 100;

/**
 * Starts an OpenSearch cluster on free ports of 127.0.0.1 that ends with this process; its files are thrown away. All nodes are
 * in one program, or with `apart` each in one of its own, so that it can be killed. Says why when none can be started.
 *
 * @param {import('./opensearch-nodes.mjs').OpenSearchNodesOptions} [options]
 * @returns {Promise<import('./opensearch-nodes.mjs').OpenSearchNodes | { reason: string }>}
 */
export async function startOpenSearch({
  nodes = 3,
  apart = false,
  isForTests = true,
  ports = [],
  heapMegabytes = apart ? 320 : 900,
} = {}) {
  const prepared = prepareOpenSearch();
  if ('reason' in prepared) return prepared;
  const directory = mkdtempSync(join(tmpdir(), 'firsthand-opensearch-'));
  const http = ports.length === nodes ? ports : await findFreePorts(nodes);
  const transport = await findFreePorts(nodes);
  const numbers = http.map((_, number) => number);
  const command = (of) => [
    ...(isForTests ? ['-XX:TieredStopAtLevel=1'] : []),
    ...['-Xms128m', `-Xmx${heapMegabytes}m`, '-XX:+UseSerialGC', '-cp', prepared.classpath],
    ...[join(FOLDER, 'StartNodes.java'), directory],
    ...[of, http, transport].map((list) => list.join(',')),
  ];
  const programs = new Map();
  const start = (number) => programs.set(number, run(command(apart ? [number] : numbers)));
  for (const number of apart ? numbers : [0]) start(number);
  const urls = http.map((port) => `http://127.0.0.1:${port}`);
  const stop = async () => {
    await Promise.all(Array.from(programs.values(), (program) => program.stop()));
    rmSync(directory, { recursive: true, force: true });
  };
  const failure = await waitUntilReady(urls, programs);
  if (failure !== undefined) {
    await stop();
    return { reason: failure };
  }
  return {
    urls,
    stop,
    kill: async (number) => {
      const program = programs.get(number);
      programs.delete(number);
      await program?.kill();
    },
    start: async (number) => {
      start(number);
      const reason = await waitUntilReady(urls, programs, urls[number]);
      if (reason !== undefined) throw new Error(reason);
    },
  };
}

/**
 * What Java is to load, as Maven has it for the pom; made once, or why it is not to be had.
 *
 * @returns {{ classpath: string } | { reason: string }}
 */
export function prepareOpenSearch() {
  for (const [program, flag] of [
    ['java', '-version'],
    // The page of Java is compiled as it starts.
    ['javac', '-version'],
    ['mvn', '--version'],
  ]) {
    if (spawnSync(program, [flag]).status !== 0) return { reason: `no ${program} on this machine` };
  }
  const pom = readFileSync(join(FOLDER, 'pom.xml'));
  const kept = join(
    ROOT,
    'node_modules/.cache',
    `opensearch-${createHash('sha256').update(pom).digest('hex').slice(0, 16)}`,
  );
  if (existsSync(kept)) {
    const classpath = readFileSync(kept, 'utf8');
    if (classpath.split(delimiter).every((file) => existsSync(file))) return { classpath };
  }
  mkdirSync(join(ROOT, 'node_modules/.cache'), { recursive: true });
  const made = spawnSync('mvn', ['-q', '-B', 'dependency:build-classpath', `-Dmdep.outputFile=${kept}.new`], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  if (made.status !== 0) return { reason: `Maven has not brought OpenSearch: ${lastLine(made.stdout)}` };
  const classpath = readFileSync(`${kept}.new`, 'utf8').trim();
  writeFileSync(kept, classpath);
  rmSync(`${kept}.new`);
  return { classpath };
}

/** Its standard input stays open: it ends when that closes, which also happens when we are killed. */
function run(args) {
  const program = spawn('java', args, { stdio: ['pipe', 'ignore', 'pipe'], detached: true });
  let output = '';
  program.stderr.on('data', (chunk) => {
    output = (output + chunk.toString()).slice(-4_000);
  });
  program.stdin.on('error', () => undefined);
  const exited = new Promise((resolve) => program.once('exit', resolve));
  return {
    output: () => output,
    hasEnded: () => program.exitCode !== null || program.signalCode !== null,
    kill: async () => {
      program.kill('SIGKILL');
      await exited;
    },
    stop: async () => {
      program.stdin.end();
      const timer = setTimeout(() => program.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Why the cluster did not come up with all nodes; undefined when it did. */
async function waitUntilReady(urls, programs, url = urls[0]) {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const ended = Array.from(programs.values()).find((program) => program.hasEnded());
    if (ended) return `OpenSearch did not start: ${lastLine(ended.output())}`;
    const health = await globalThis.fetch(`${url}/_cluster/health`).then(
      (answer) => answer.json(),
      () => undefined,
    );
    if (health?.number_of_nodes === urls.length) return undefined;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return 'OpenSearch did not start in time';
}

/** As many as there are asked for, none twice. */
async function findFreePorts(count) {
  const probes = await Promise.all(Array.from({ length: count }, listen));
  return Promise.all(
    probes.map(
      (probe) =>
        new Promise((resolve) => {
          const { port } = probe.address();
          probe.close(() => resolve(port));
        }),
    ),
  );
}

function listen() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => resolve(probe));
  });
}

const lastLine = (text) => text.trim().split('\n').at(-1) ?? '';
