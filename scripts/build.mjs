// Builds the program into dist/ and the site into apps/web/build/. `--if-stale` does nothing when neither changed.
// `extension [FOLDER]` builds the browser extension instead, into dist/extension/ and dist/extension.zip or as named.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { makePlacesWhenStale } from './gazetteer.mjs';
import { makeOccupationsWhenStale } from './occupations.mjs';
import { fingerprintFiles, root } from './sources.mjs';

const SERVER_SOURCES = [
  'apps/server',
  'apps/api',
  'apps/crawler',
  'apps/sandbox',
  'packages',
  'tests/support',
  'benchmarks',
  'scripts/build.mjs',
  'rolldown.config.mjs',
];
const SITE_SOURCES = [
  ...['apps/web', 'apps/extension', 'packages/contracts', 'packages/api-client'],
  ...['scripts/build.mjs', 'scripts/build-extension.mjs'],
];
/** The site puts its own address in the place of this one: apps/server/src/site/extension-zip.ts. */
const KIT_ORIGIN = 'https://site.firsthand.invalid';
const isForced = !process.argv.includes('--if-stale');

if (process.argv.includes('extension')) {
  // Imported late: it bundles with what a fresh clone has after the installation only.
  const { buildExtension } = await import('./build-extension.mjs');
  const origin = process.env.PUBLIC_URL ?? 'http://localhost:3000';
  const named = process.argv[process.argv.indexOf('extension') + 1];
  const folder = await buildExtension({ origin, ...(named ? { folder: named } : {}) });
  process.stdout.write(`The extension for ${origin} is in ${folder} and ${folder}.zip\n`);
  process.exit(0);
}
await makePlacesWhenStale();
await makeOccupationsWhenStale();
buildWhenStale('the server', 'dist/.built-from', SERVER_SOURCES, buildServer);
buildWhenStale('the site', 'apps/web/build/.built-from', SITE_SOURCES, buildSite);

function buildWhenStale(what, stamp, sources, build) {
  const now = fingerprintFiles(sources);
  const stampPath = join(root, stamp);
  if (!isForced && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === now) return;
  const startedAt = Date.now();
  process.stdout.write(`Building ${what} … `);
  build();
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, now);
  process.stdout.write(`${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
}

function buildServer() {
  rmSync(join(root, 'dist/server'), { recursive: true, force: true });
  run(findTool('rolldown', '.'), ['--config', 'rolldown.config.mjs']);
}

function buildSite() {
  rmSync(join(root, 'apps/web/build'), { recursive: true, force: true });
  run(findTool('react-router', 'apps/web'), ['build'], 'apps/web');
  compressAssets(join(root, 'apps/web/build/client/assets'));
  const kit = ['scripts/build.mjs', 'extension', join(root, 'apps/web/build/extension')];
  run(process.execPath, kit, '.', { PUBLIC_URL: KIT_ORIGIN });
}

/** Assets never change under their name, so the best compression is paid once. */
function compressAssets(directory) {
  for (const name of readdirSync(directory)) {
    if (!/\.(js|css|svg)$/.test(name)) continue;
    const content = readFileSync(join(directory, name));
    writeFileSync(join(directory, `${name}.gz`), gzipSync(content, { level: 9 }));
    const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    writeFileSync(join(directory, `${name}.br`), brotli);
  }
}

/** npm puts a workspace's tool beside it when another version stands at the top. */
function findTool(name, workspace) {
  const places = [workspace, '.'].map((place) => join(root, place, 'node_modules/.bin', name));
  return places.find((place) => existsSync(place)) ?? name;
}

function run(command, args, directory = '.', env = {}) {
  const result = spawnSync(command, args, {
    cwd: join(root, directory),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (result.status === 0) return;
  process.stdout.write('failed\n');
  process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}\n`);
  process.exit(1);
}
