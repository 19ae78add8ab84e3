// Exported names that nothing but their own export and tests mentions: code that could be deleted.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './sources.mjs';

const LEFT_OUT = new Set(['node_modules', 'build', '.react-router']);
const IS_TEST = /\.test\.tsx?$|\/testing\/|^tests\//;
/** Read by React Router, by an entry of the bundle or by the site's build, not by an import. */
const IS_ENTRY =
  /^apps\/web\/src\/app\/|^apps\/server\/src\/(main|crawl|user|billing)\.ts$|^benchmarks\/|^packages\/contracts\/src\/|\/migrations\//;
const EXPORTED = /^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;

/** `path: name` for each of them. */
export function findDeadExports() {
  const modules = ['apps', 'packages', 'tests', 'benchmarks']
    .flatMap((folder) => listModules(join(root, folder)))
    .map((file) => ({ path: relative(root, file).replaceAll('\\', '/'), text: readFileSync(file, 'utf8') }));
  const mentions = new Map();
  for (const { text } of modules.filter(({ path }) => !IS_TEST.test(path))) {
    for (const word of text.match(/\w+/g) ?? []) mentions.set(word, (mentions.get(word) ?? 0) + 1);
  }
  return modules
    .filter(({ path }) => !IS_TEST.test(path) && !IS_ENTRY.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORTED)]
        .map(([, name]) => name)
        .filter((name) => mentions.get(name) === 1)
        .map((name) => `${path}: ${name}`),
    );
}

function listModules(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = join(directory, entry.name);
    return entry.isDirectory() ? listModules(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
