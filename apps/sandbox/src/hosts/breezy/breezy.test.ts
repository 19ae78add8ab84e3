import { expect, test } from 'vitest';
import { createAsker } from '../../testing/ask.ts';

interface Row {
  id: string;
  friendly_id: string;
  url: string;
  description?: string;
  type: { id: string; name: string };
  location: { is_remote: boolean; remote_details?: { value: string }; country: { id: string } };
  locations: object[];
  department: string | null;
  salary: string;
}

const { ask, demoData } = createAsker();
const boards = demoData.employers
  .filter((employer) => employer.source === 'breezy')
  .map((employer) => employer.board);
const list = (board: string, query = ''): Row[] =>
  JSON.parse(ask(`https://${board}.breezy.hr/json${query}`).body) as Row[];
const rows = boards.flatMap((board) => list(board, '?verbose=true'));

test('descriptions come only with verbose=true', () => {
  expect(list('switchgrass-trucking')[0]).not.toHaveProperty('description');
  for (const row of rows) expect(row.description).toContain('<');
});

test('a board that does not exist is a 404 page', () => {
  const answer = ask('https://nobody.breezy.hr/json?verbose=true');
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('Career portal not found');
});

test('type ids are fixed while their names follow the language', () => {
  const names = new Map<string, Set<string>>();
  for (const { type } of rows) names.set(type.id, (names.get(type.id) ?? new Set()).add(type.name));
  expect(names.get('fullTime')?.size).toBeGreaterThanOrEqual(4);
  expect([...names.keys()]).toContain('partTime');
});

test('remote details can be stale; hybrid is marked there', () => {
  const details = (fits: (row: Row) => boolean): (string | undefined)[] =>
    rows.filter(fits).map((row) => row.location.remote_details?.value);
  const onSite = details((row) => !row.location.is_remote);
  expect(onSite).toContain('remote-location');
  expect(onSite).toContain(undefined);
  expect(details((row) => row.location.is_remote)).toContain('hybrid');
});

test('pay is a machine-made text in several forms, often empty', () => {
  const texts = rows.map((row) => row.salary);
  expect(texts).toContain('');
  expect(texts.some((text) => / – .* \/ hour$/.test(text))).toBe(true);
  expect(texts.some((text) => /\+ \/ (hour|year)$/.test(text))).toBe(true);
  expect(texts.some((text) => text.startsWith('Up to '))).toBe(true);
  expect(texts.some((text) => /^[£€$][\d,]+ – [£€$][\d,]+$/.test(text))).toBe(true);
});

test('rows have hexadecimal ids, addresses built from them, and sometimes no list of places', () => {
  for (const row of rows) {
    expect(row.id).toMatch(/^[0-9a-f]{12}$/);
    expect(row.url).toContain(`/p/${row.friendly_id}`);
    expect(row.friendly_id.startsWith(`${row.id}-`)).toBe(true);
  }
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(rows.some((row) => row.locations.length === 0)).toBe(true);
  expect(rows.some((row) => row.department === null)).toBe(true);
});

test('the page of a removed posting leads back to the board', () => {
  expect(ask('https://switchgrass-trucking.breezy.hr/p/000000000000-gone').status).toBe(302);
});
