import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'deploy');
/** The reader of YAML comes with what describes the API. */
const swagger = createRequire(join(root, 'apps/api/package.json')).resolve('@fastify/swagger');
const { parse } = createRequire(swagger)('yaml') as { parse: (text: string, options: object) => unknown };
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
/** Every setting that the program knows. */
const settings = new Set(
  [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name,
  ),
);
const directories: string[] = [];
afterAll(() => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

interface Service {
  image: string;
  environment: Record<string, string>;
  networks: string[];
  volumes: string[];
  stop_grace_period: string;
}

describe('the compose file', () => {
  const file = parse(read('compose.yaml'), { merge: true, strict: true }) as {
    services: Record<'database' | 'web' | 'worker', Service>;
    networks: Record<string, unknown>;
    volumes: Record<string, unknown>;
  };
  const { database, web, worker } = file.services;

  test('starts web nodes and workers on one database', () => {
    expect(Object.keys(file.services)).toEqual(['database', 'web', 'worker']);
    expect([web.environment.ROLE, worker.environment.ROLE]).toEqual(['web', 'worker']);
    expect(web.environment.DATABASE_URL).toBe(worker.environment.DATABASE_URL);
    expect(database.volumes).toEqual(['database:/var/lib/postgresql/data']);
    // The database can be reached by the program alone.
    expect(database.networks).toEqual(['back']);
    expect(file.networks.back).toEqual({ internal: true });
  });

  test('names only what there is', () => {
    for (const service of [web, worker]) {
      for (const name of Object.keys(service.environment)) expect(settings).toContain(name);
      for (const network of service.networks) expect(Object.keys(file.networks)).toContain(network);
      expect(Number.parseInt(service.stop_grace_period, 10)).toBeGreaterThan(50);
    }
  });
});

describe('the compose file of a cluster', () => {
  const { services, volumes } = parse(read('cluster.yaml'), { merge: true, strict: true }) as {
    services: Record<string, Partial<Service>>;
    volumes: Record<string, unknown>;
  };

  test('adds a replica, three nodes of OpenSearch and a proxy to what web nodes know', () => {
    const { web, ...others } = services;
    const nodes = ['search1', 'search2', 'search3'];
    expect(Object.keys(others)).toEqual(['database', 'replica', ...nodes, 'proxy']);
    for (const name of Object.keys(web?.environment ?? {})) expect(settings).toContain(name);
    expect(web?.environment?.OPENSEARCH_URL).toBe(nodes.map((name) => `http://${name}:9200`).join(','));
  });

  test('names only files and volumes that there are', () => {
    for (const { volumes: mounted = [] } of Object.values(services)) {
      for (const [source = ''] of mounted.map((each) => each.split(':'))) {
        if (source.startsWith('./')) expect(existsSync(join(folder, source)), source).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
    }
  });
});

test('the container image takes what is there, runs what is built and is nobody special', () => {
  const lines = read('Containerfile').split('\n');
  const steps = lines.flatMap((line) => /^([A-Z]+) (.*)$/.exec(line)?.slice(1, 3).join(' ') ?? []);
  const copied = steps.flatMap((step) => /^COPY --from=build \/srv\/firsthand\/(\S+)/.exec(step)?.[1] ?? []);
  const made = new Set(['node_modules', 'dist', 'apps/web/build']);
  expect(copied.filter((path) => !made.has(path) && !existsSync(join(root, path)))).toEqual([]);
  expect(copied).toEqual(expect.arrayContaining([...made]));
  expect(steps.indexOf('USER node')).toBeGreaterThan(-1);
  expect(steps.indexOf('USER node')).toBeLessThan(steps.indexOf('CMD ["node", "dist/server/main.mjs"]'));
  const environment = steps.find((step) => step.startsWith('ENV ')) ?? '';
  for (const [, name] of environment.matchAll(/([A-Z_]+)=/g))
    expect(settings.has(name) || name === 'NODE_ENV').toBe(true);
  const config = readFileSync(join(root, 'rolldown.config.mjs'), 'utf8');
  expect(config).toContain("main: 'apps/server/src/main.ts'");
});

const units = readdirSync(folder).filter((name) => name.endsWith('.service'));
const KNOWN: Record<string, string[]> = {
  Unit: ['Description', 'After', 'Wants'],
  Install: ['WantedBy'],
  Service: [
    ...['Environment', 'EnvironmentFile', 'WorkingDirectory', 'ExecStart', 'DynamicUser', 'StateDirectory'],
    ...[
      'StateDirectoryMode',
      'UMask',
      'Restart',
      'RestartSec',
      'TimeoutStopSec',
      'KillMode',
      'NoNewPrivileges',
    ],
    ...['ProtectSystem', 'ProtectHome', 'PrivateTmp', 'PrivateDevices', 'ProtectKernelTunables'],
    ...['ProtectControlGroups', 'RestrictAddressFamilies', 'LimitNOFILE'],
  ],
};

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

describe('the alert rules', () => {
  const { groups } = parse(read('alert-rules.yaml'), { strict: true }) as {
    groups: { name: string; rules: Rule[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const docs = readFileSync(join(root, 'docs/operations.md'), 'utf8');

  test('are ten, each with what to do under its name in the docs', () => {
    expect(rules).toHaveLength(10);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(10);
    for (const { alert, annotations } of rules) {
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
      const section = docs.split(`\n### ${alert}\n`)[1]?.split('\n#')[0] ?? '';
      expect(section.trim().length, alert).toBeGreaterThan(100);
    }
    const described = [...docs.matchAll(/^### (Firsthand\w+)$/gm)].map(([, name]) => name);
    expect(described).toEqual(rules.map(({ alert }) => alert));
  });

  test.skipIf(spawnSync('promtool', ['--version']).status !== 0)('are taken by Prometheus', () => {
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', join(folder, 'alert-rules.yaml')]);
    expect([status, String(stderr)]).toEqual([0, '']);
  });

  test('say how bad it is and for how long it has to be', () => {
    for (const { alert, expr, for: span, labels, annotations } of rules) {
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(span, alert).toMatch(/^\d+[mh]$/);
      expect(annotations.summary, alert).not.toBe('');
      for (const [open, close] of ['()', '{}', '[]'])
        expect(expr.split(open!).length, `${alert}: ${open}${close}`).toBe(expr.split(close!).length);
    }
  });
});

test('the dashboard has a query in every panel, each of its own place', () => {
  const { panels } = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { id: number; type: string; title: string; targets?: { expr: string }[] }[];
  };
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { type, title, targets = [] } of panels.filter((panel) => panel.type !== 'row')) {
    expect(['timeseries', 'table'], title).toContain(type);
    expect(targets.length, title).toBeGreaterThan(0);
  }
});

test('there is a unit for each role that runs apart', () => {
  expect(units).toEqual(['firsthand-web@.service', 'firsthand-worker@.service']);
});

describe.each(units)('%s', (name) => {
  test('has the keys that systemd knows, and settings that the program knows', () => {
    let section = '';
    for (const line of read(name)
      .split('\n')
      .filter((text) => text !== '' && !text.startsWith('#'))) {
      const head = /^\[(\w+)\]$/.exec(line)?.[1];
      if (head) {
        section = head;
        continue;
      }
      const [key = '', value = ''] = line.split(/=(.*)/, 2);
      expect(KNOWN[section], `${section}: ${key}`).toContain(key);
      if (key !== 'Environment') continue;
      for (const [, setting] of value.matchAll(/([A-Z_]+)=/g))
        expect(settings.has(setting) || setting === 'NODE_ENV').toBe(true);
    }
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(read(name))?.[1])).toBeGreaterThan(50);
  });

  test.skipIf(spawnSync('systemd-analyze', ['--version']).status !== 0)('is taken by systemd', () => {
    const directory = mkdtempSync(join(tmpdir(), 'firsthand-units-'));
    directories.push(directory);
    const unit = join(directory, name.replace('@', '@4000'));
    cpSync(join(folder, name), unit);
    // What it starts stands elsewhere on a machine of tests.
    writeFileSync(unit, readFileSync(unit, 'utf8').replace('/usr/bin/node', process.execPath));
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
      encoding: 'utf8',
    });
    // Of other units on the machine it may complain as well.
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('firsthand'));
    expect([status, ours]).toEqual([0, []]);
  });
});
