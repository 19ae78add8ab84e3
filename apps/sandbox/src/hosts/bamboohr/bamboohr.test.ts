import { expect, test } from 'vitest';
import { createAsker } from '../../testing/ask.ts';
import { anyText, textLike, textWith } from '../../testing/expected.ts';

interface Row {
  id: string;
  departmentLabel: string | null;
  location: { city: string | null };
  atsLocation: { country: string | null; province: string | null };
  isRemote: null;
  locationType: string;
}

const { ask, askJson, demoData } = createAsker();
const boards = demoData.employers
  .filter((employer) => employer.source === 'bamboohr')
  .map((employer) => employer.board);
const listRows = (board: string): Row[] =>
  askJson(`https://${board}.bamboohr.com/careers/list`).result as Row[];
const detail = (board: string, id: string): Record<string, unknown> => {
  const { jobOpening } = askJson(`https://${board}.bamboohr.com/careers/${id}/detail`).result as {
    jobOpening: Record<string, unknown>;
  };
  return jobOpening;
};
const all = boards.flatMap((board) => listRows(board).map((row) => ({ board, row })));

test('an unknown tenant is a redirect to the marketing page', () => {
  const answer = ask('https://nobody.bamboohr.com/careers/list');
  expect([answer.status, answer.headers.location]).toEqual([302, 'https://www.bamboohr.com']);
});

test('one tenant has nothing open, which looks like a site that is not used', () => {
  const answer = ask('https://quietharborfoundation.bamboohr.com/careers/list');
  expect([answer.status, answer.body]).toEqual([200, '{"meta":{"totalCount":0},"result":[]}']);
});

test('exactly one of the two locations is filled, and isRemote says nothing', () => {
  for (const { row } of all) {
    expect(row.isRemote).toBeNull();
    expect((row.location.city === null) !== (row.atsLocation.country === null)).toBe(true);
    expect(row.atsLocation.country !== null).toBe(row.locationType === '1');
  }
  expect(new Set(all.map(({ row }) => row.locationType))).toEqual(new Set(['0', '1', '2']));
});

test('details add what the list lacks: day, text, country; the province arrives as the state', () => {
  const away = all.find(({ row }) => row.atsLocation.province !== null) ?? all[0];
  const here = all.find(({ row }) => row.locationType === '0') ?? all[0];
  if (!away || !here) throw new Error('no rows');
  expect(detail(away.board, away.row.id)).toMatchObject({
    atsLocation: { state: away.row.atsLocation.province },
    datePosted: textLike(/^\d{4}-\d\d-\d\d$/),
  });
  expect(detail(here.board, here.row.id)).toMatchObject({
    jobOpeningStatus: 'Open',
    jobOpeningShareUrl: `https://${here.board}.bamboohr.com/careers/${here.row.id}`,
    location: { addressCountry: anyText, postalCode: anyText },
    description: textWith('<p>'),
  });
});

test('slashes are escaped in the text of a detail', () => {
  const [first] = all;
  const { body } = ask(`https://${first?.board}.bamboohr.com/careers/${first?.row.id}/detail`);
  expect(body).toContain('https:\\/\\/');
});

test('no department is null in the list and an empty text in the detail', () => {
  const none = all.find(({ row }) => row.departmentLabel === null);
  expect(detail(none?.board ?? '', none?.row.id ?? '').departmentLabel).toBe('');
});

test('pay is free text that employers write in different ways', () => {
  const texts = all
    .map(({ board, row }) => detail(board, row.id).compensation)
    .filter((text): text is string => typeof text === 'string');
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.some((text) => text.endsWith('/ hr'))).toBe(true);
  expect(texts.some((text) => / per (hour|year)$/.test(text))).toBe(true);
});

test('an unknown job is 404', () => {
  const answer = ask(`https://${all[0]?.board}.bamboohr.com/careers/999999/detail`);
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.body)).toMatchObject({ type: 'not_found' });
});
