import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');
const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');

test('the table names every app and package, and no folder that is not there', () => {
  const rows = text.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const folders = files.map((file) => /^(apps|packages)\/[^/]+(?=\/)/.exec(file)?.[0]).filter(Boolean);
  expect(named).toEqual(expect.arrayContaining([...new Set(folders)]));
  for (const name of named)
    expect(
      files.some((file) => file.startsWith(`${name}/`)),
      name,
    ).toBe(true);
});

test('every path it names is there', () => {
  const paths = quoted.filter((word) => /^(apps|packages|tests|scripts)\//.test(word));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    expect(
      files.some((file) => file === path || file.startsWith(`${path}/`)),
      path,
    ).toBe(true);
  }
});

test('every step it names is a file of that name', () => {
  const steps = quoted.filter((word) => /^[a-z]+(-[a-z]+)+$/.test(word));
  expect(steps.length).toBeGreaterThan(5);
  for (const step of steps)
    expect(
      files.some((file) => file.endsWith(`/${step}.ts`)),
      step,
    ).toBe(true);
});
