import { aPlace, describeDatabases } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { findSimilar } from './similar.ts';
import { aDocument } from './testing/a-document.ts';
import { storeDocuments } from './testing/store-documents.ts';

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
