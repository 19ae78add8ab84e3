// Builds the browser extension into a folder that can be loaded unpacked, and a ZIP of it for a store.
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { zipSync } from 'fflate';
import { build } from 'rolldown';
import { root } from './sources.mjs';

const HERE = join(root, 'apps/extension');
/** What runs inside a page must be one script without imports; the worker and the pages are modules. */
/** @type {{ name: string, input: string, format: 'iife' | 'esm' }[]} */
const ENTRIES = [
  { name: 'content', input: 'src/content/content.ts', format: 'iife' },
  { name: 'handover', input: 'src/handover/handover.ts', format: 'iife' },
  { name: 'worker', input: 'src/worker/worker.ts', format: 'esm' },
  { name: 'popup', input: 'src/popup/popup.ts', format: 'esm' },
  { name: 'options', input: 'src/options/options.ts', format: 'esm' },
  { name: 'panel', input: 'src/panel/panel.ts', format: 'esm' },
];
/** The earliest date a ZIP can hold: the same sources give the same file. */
const ZIP_DATE = new Date(1980, 0, 1);

/**
 * `origin` is where the Firsthand is that it belongs to, such as http://localhost:3000. Gives the folder.
 * @param {{ origin: string, folder?: string }} options
 */
export async function buildExtension({ origin, folder = join(root, 'dist/extension') }) {
  const site = toOrigin(origin);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, input, format } of ENTRIES) {
    await build({
      input: join(HERE, input),
      platform: 'browser',
      transform: { target: 'chrome120', define: { SITE_ORIGIN: JSON.stringify(site) } },
      output: { file: join(folder, `${name}.js`), format, minify: false },
      logLevel: 'warn',
    });
  }
  cpSync(join(HERE, 'pages'), folder, { recursive: true });
  cpSync(join(HERE, 'icons'), join(folder, 'icons'), { recursive: true });
  const tokens = readFileSync(join(root, 'apps/web/src/styles/tokens.css'), 'utf8');
  writeFileSync(join(folder, 'tokens.css'), tokens);
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(toManifest(site), null, 2)}\n`);
  writeFileSync(`${folder}.zip`, zipSync(readFolder(folder), { level: 9, mtime: ZIP_DATE }));
  return folder;
}

/** The extension trusts one origin; what stands behind it in an address is no part of that. */
function toOrigin(text) {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new Error(`PUBLIC_URL must be a web address such as https://jobs.example, not "${text}"`);
}

function toManifest(site) {
  const { manifest, hosts } = JSON.parse(readFileSync(join(HERE, 'manifest.json'), 'utf8'));
  const { version } = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8'));
  // A pattern names no port: it holds for all of them.
  const ours = `${new URL(site).protocol}//${new URL(site).hostname}/*`;
  const [forForms, forHandover] = manifest.content_scripts;
  return {
    ...manifest,
    version,
    host_permissions: [...hosts, ours],
    content_scripts: [
      { ...forForms, matches: hosts },
      { ...forHandover, matches: [ours] },
    ],
  };
}

function readFolder(folder) {
  /** @type {Record<string, Uint8Array>} */
  const files = {};
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const path = join(folder, name);
    if (statSync(path).isFile()) files[relative(folder, path).replaceAll('\\', '/')] = readFileSync(path);
  }
  return files;
}
