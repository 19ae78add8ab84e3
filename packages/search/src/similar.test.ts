import type { Db } from '@firsthand/database';
import { aPlace, describeDatabases } from '@firsthand/test-support';
import { afterEach, expect, test } from 'vitest';
import type { SimilarQuery } from './search.ts';
import { createSqlSearch } from './sql/sql-search.ts';
import { aDocument } from './testing/a-document.ts';
import { createFollowing } from './testing/follow.ts';
import { storeDocuments } from './testing/store-documents.ts';

const following = createFollowing();
afterEach(following.close);

/** The answer of both executors, which must be the same. */
async function findSimilar(db: Db, query: SimilarQuery): Promise<number[]> {
  const { search } = following.follow(db, await following.makeDirectory());
  await search.settled();
  const found = await search.similar(query);
  expect(await createSqlSearch(db).similar(query)).toEqual(found);
  return found;
}

describeDatabases('similar jobs', (open) => {
  test('are of the same category, nearest title first, then of the same country, without the job itself', async () => {
    const { db } = await open();
    const category = 'Healthcare';
    const abroad = [aPlace({ city: 'London', state: 'ENG', country: 'GB' })];
    const stored = await storeDocuments(db, [
      aDocument({ title: 'Senior ICU Nurse', category }),
      aDocument({ title: 'ICU Nurse (m/w/d)', category, places: abroad }),
      aDocument({ title: 'ICU Nurse II', category }),
      aDocument({ title: 'Nurse', category }),
      aDocument({ title: 'Nurse Recruiter', category: 'Human Resources' }),
      aDocument({ title: 'Senior Dentist', category }),
    ]);
    const [job, foreign, same, nurse] = stored.map((document) => document.jobId);
    const query = { jobId: job ?? 0, title: 'Senior ICU Nurse', category, country: 'US' };
    expect(await findSimilar(db, query)).toEqual([same, foreign, nurse]);
    expect(await findSimilar(db, { ...query, limit: 1 })).toEqual([same]);
  });

  test('named alike come before others, and those that share most words before those that share few', async () => {
    const { db } = await open();
    const category = 'Engineering';
    const stored = await storeDocuments(db, [
      aDocument({ title: 'Data Platform Engineer', category }),
      aDocument({ title: 'Engineer', category }),
      aDocument({ title: 'Data Engineer', category }),
      aDocument({ title: 'Engineer, Data Platform Tools', category }),
      aDocument({ title: 'Data Platform Engineer (Remote)', category }),
      aDocument({ title: 'Data Platform Nurse', category: 'Healthcare' }),
    ]);
    const [job, some, most, all, named] = stored.map((document) => document.jobId);
    const query = { jobId: job ?? 0, title: 'Data Platform Engineer', category, country: null, limit: 9 };
    expect(await findSimilar(db, query)).toEqual([named, all, most, some]);
  });

  test('of the same occupation come whatever their category is, and not those that only share the words', async () => {
    const { db } = await open();
    const stored = await storeDocuments(db, [
      aDocument({ title: 'Registered Nurse', category: 'Healthcare', language: 'en' }),
      aDocument({ title: 'Krankenpfleger (m/w/d)', category: 'Social Services', language: 'de' }),
      aDocument({ title: 'Registered Nurse', category: null, language: 'en' }),
      aDocument({ title: 'Registered Nurse Recruiter', category: 'Human Resources', language: 'en' }),
      aDocument({ title: 'Welder', category: 'Healthcare', language: 'en' }),
    ]);
    const [job, carer, named] = stored.map((document) => document.jobId);
    const query = { jobId: job ?? 0, title: 'Registered Nurse', language: 'en', category: 'Healthcare' };
    expect(await findSimilar(db, { ...query, country: null, limit: 9 })).toEqual([named, carer]);
  });

  test('of a job without a category come from any, and of a title without words there are none', async () => {
    const { db } = await open();
    const stored = await storeDocuments(db, [
      aDocument({ title: 'Cook', category: null }),
      aDocument({ title: 'Cook' }),
    ]);
    const jobId = stored[0]?.jobId ?? 0;
    expect(await findSimilar(db, { jobId, title: 'Cook', category: null, country: null })).toEqual([
      stored[1]?.jobId,
    ]);
    expect(await findSimilar(db, { jobId, title: '!!!', category: null, country: null })).toEqual([]);
    expect(await findSimilar(db, { jobId, title: 'Senior', category: null, country: null })).toEqual([]);
  });
});
