import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SITE = join(import.meta.dirname, '../../apps/web/src');
const RULE = /([^{}]+)\{([^{}]*)\}/g;

const sheets = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(join(SITE, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')] as const);

/** The rules in which something scrolls, and whether it holds what is positioned in it. */
function listScrolling(css: string): { selector: string; isPositioned: boolean }[] {
  return [...css.matchAll(RULE)]
    .filter(([, , body = '']) => /overflow(?:-[xy])?:\s*(?:auto|scroll)/.test(body))
    .map(([, selector = '', body = '']) => ({
      selector: selector.trim(),
      isPositioned: /position:\s*(?:relative|absolute|fixed|sticky)/.test(body),
    }));
}

test('what scrolls is positioned, or a text that only screen readers hear would widen the page', () => {
  const loose = sheets.flatMap(([file, css]) =>
    listScrolling(css)
      .filter(({ isPositioned }) => !isPositioned)
      .map(({ selector }) => `${file}: ${selector}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(loose).toEqual([]);
});

test('dark colours are those of screens: paper is light', () => {
  const dark = sheets.flatMap(([file, css]) =>
    [...css.matchAll(/@media([^{]*prefers-color-scheme:\s*dark[^{]*)\{/g)]
      .filter(([, query = '']) => !query.includes('screen'))
      .map(([, query = '']) => `${file}:${query}`),
  );
  expect(dark).toEqual([]);
});
