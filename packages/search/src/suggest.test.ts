import { aPlace, describeDatabases } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { BitmapIndex } from './bitmap/bitmap-index.ts';
import { loadRoaring } from './bitmap/roaring.ts';
import { createSqlSearch } from './sql/sql-search.ts';
import { aDocument } from './testing/a-document.ts';
import { storeDocuments } from './testing/store-documents.ts';
import { toIndexed } from './bitmap/direct-index.ts';

const GERMAN = [aPlace({ city: 'Berlin', state: 'BE', country: 'DE' })];

describeDatabases('what is offered while somebody types', (open) => {
  test('are titles without additions and companies, the most frequent first, by either executor', async () => {
    const { db } = await open();
    const stored = await storeDocuments(db, [
      aDocument({ title: 'Data Engineer (m/w/d)', company: 'Datadog' }),
      aDocument({ title: 'data engineer - Berlin', company: 'Datadog', places: GERMAN }),
      aDocument({ title: 'Data  Engineer, Platform', company: 'Datadog' }),
      aDocument({ title: 'Data Analyst', company: 'Acme' }),
      aDocument({ title: 'Café Manager of a Café', company: 'D' }),
      aDocument({ title: '(Nurse)', company: 'x'.repeat(100) }),
    ]);
    const index = new BitmapIndex(await loadRoaring());
    index.apply(stored.slice(0, 2).map(toIndexed), []);
    index.apply(stored.slice(2).map(toIndexed), []);
    const sql = createSqlSearch(db);
    const suggest = async (typed: string, country?: string) => {
      const request = { typed, country };
      const suggestions = index.suggest(request);
      expect(await sql.suggest(request)).toEqual(suggestions);
      return suggestions.map(({ text, kind, count }) => `${text} ${kind} ${count}`);
    };
    expect(await suggest('da')).toEqual([
      'Data Engineer title 3',
      'Datadog company 3',
      'Data Analyst title 1',
    ]);
    // What an occupation is called is offered once, as that.
    expect(await suggest('DATA  E')).toContain('Data engineer occupation 3');
    expect(await suggest('eng')).toEqual(['Data Engineer title 3']);
    expect(await suggest('data', 'DE')).toEqual(['Data engineer occupation 1', 'Datadog company 1']);
    expect(await suggest('cafe')).toContain('Café Manager of a Café title 1');
    expect(await suggest('d')).toEqual([]);
    expect(await suggest('  ')).toEqual([]);
    expect(await suggest("'; drop")).toEqual([]);
    expect(await suggest('x'.repeat(10_000))).toEqual([]);
    index.dispose();
  });
});

test('of very many names the most frequent are offered', async () => {
  const index = new BitmapIndex(await loadRoaring());
  const titles = Array.from(
    { length: 300 },
    (_, n) => `Nurse of Ward ${String.fromCharCode(97 + (n % 26))}${n}`,
  );
  const documents = [...titles, 'Nurse of Ward z299', 'Nurse', 'Nurse', 'Nurse'].map((title, jobId) =>
    toIndexed({ ...aDocument({ title }), jobId }),
  );
  index.apply(documents, []);
  const offered = index.suggest({ typed: 'nur' });
  const titlesOffered = offered.filter(({ kind }) => kind === 'title');
  // What an occupation is called is offered once, as that.
  expect(offered[0]).toEqual({ text: 'Nurse', kind: 'occupation', id: 'registered-nurse', count: 304 });
  expect(titlesOffered[0]?.text).toMatch(/^Nurse of Ward/);
  expect(titlesOffered[0]?.count).toBe(1);
  index.dispose();
});

test('a word that no job has is corrected to one that lies near', async () => {
  const index = new BitmapIndex(await loadRoaring());
  const titles = ['Accountant', 'Engineer', 'Engineer', 'Engines', 'Cook', 'Nürse', '経理担当'];
  index.apply(
    titles.map((title, jobId) =>
      toIndexed({ ...aDocument({ title, company: 'Globex', descriptionText: 'pipelines' }), jobId }),
    ),
    [],
  );
  const correct = (...words: string[]) => index.correct(words);
  expect(correct('engneer', 'engineer', 'acountent', 'accuontants')).toEqual([
    'engineer',
    null,
    'accountant',
    'accountant',
  ]);
  // Three letters are too few, two slips too many for seven, and of descriptions no word is offered.
  expect(correct('cok', 'engnear', 'pipelinez')).toEqual([null, null, null]);
  expect(correct('nusre', 'nurse', 'globexx', '経理担常')).toEqual(['nurse', null, 'globex', null]);
  index.dispose();
});
