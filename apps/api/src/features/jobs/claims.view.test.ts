import { aPosting, describeStore, insertBoard } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import type { JobDetailResponse } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { openApi } from '../../testing/test-api.ts';

const TEXT = [
  'This is a hybrid role with two days in the office.',
  'Requirements',
  '• 4+ years of experience with SQL',
  'The pay is $90,000 to $110,000 a year.',
  'We do not sponsor visas.',
  'With commission you can earn up to $150,000.',
].join('\n');
const PAY = 'The pay is $90,000 to $110,000 a year.';

describeStore('what a job page says was read from words', (open) => {
  test('stands with the words, and where they stand in the stored text', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db);
    const posting = aPosting({
      ...{ title: 'Senior Analyst', descriptionText: TEXT, workMode: 'remote' },
      ...{ employmentType: 'contract', employmentTypeOrigin: 'title' },
      pay: { min: 90_000, max: 110_000, currency: 'USD', period: 'year', origin: 'text', sentence: PAY },
    });
    const [id = 0] = await crawlPostings(db, board, [posting]);
    const api = await openApi(database);
    const answer = await api.inject(`/v1/api/ats/lever/acme/job/senior-analyst-${id}`);
    const { claims, job } = answer.json<JobDetailResponse>();
    expect(claims.map(({ name, value, label, sentence }) => [name, value, label, sentence])).toEqual([
      ['pay', null, '$90,000 – $110,000 a year', PAY],
      ['earnings', null, '$150,000', 'With commission you can earn up to $150,000.'],
      // The field says otherwise: the job keeps the field's, and the page shows both.
      ['work_mode', 'hybrid', 'Hybrid', 'This is a hybrid role with two days in the office.'],
      ['employment_type', 'contract', 'Contract', 'Senior Analyst'],
      ['seniority', 'senior', 'Senior', 'Senior'],
      ['years', '3-5', '4 years or more', '4+ years of experience with SQL'],
      ['visa', 'refuses', 'No visa sponsorship', 'We do not sponsor visas.'],
      ['skill', 'SQL', 'SQL', '4+ years of experience with SQL'],
    ]);
    expect(job.work_mode).toBe('remote');
    for (const { in: place, start, end, sentence } of claims) {
      expect((place === 'title' ? 'Senior Analyst' : TEXT).slice(start, end)).toBe(sentence);
    }
  });

  test('is what is paid altogether once, where nothing else is told', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db);
    const sentence = 'Total cash: $120,000 to $140,000 a year.';
    const pay = { min: 120_000, max: 140_000, currency: 'USD', period: 'year' } as const;
    const [id = 0] = await crawlPostings(db, board, [
      aPosting({ title: 'Planner', descriptionText: sentence, pay: { ...pay, origin: 'text', sentence } }),
    ]);
    const answer = await (await openApi(database)).inject(`/v1/api/ats/lever/acme/job/planner-${id}`);
    const { claims } = answer.json<JobDetailResponse>();
    expect(claims.filter(({ sentence: said }) => said === sentence).map(({ name }) => name)).toEqual(['pay']);
  });

  test('is that a posting has no opening of its own, by its words or by its board', async () => {
    const { db, database } = await open();
    const board = await insertBoard(db);
    const words = 'This posting is for our talent pool.';
    const [said = 0, alone = 0] = await crawlPostings(db, board, [
      aPosting({ title: 'Welder', descriptionText: words }),
      aPosting({ title: 'Baker', descriptionText: 'You bake.', isProspect: true }),
    ]);
    const api = await openApi(database);
    const poolOf = async (name: string) => {
      const answer = await api.inject(`/v1/api/ats/lever/acme/job/${name}`);
      const claim = answer.json<JobDetailResponse>().claims.find(({ name: what }) => what === 'pool');
      return [claim?.value, claim?.label, claim?.sentence];
    };
    expect(await poolOf(`welder-${said}`)).toEqual(['pool', 'No opening of its own', words]);
    expect(await poolOf(`baker-${alone}`)).toEqual([
      'pool',
      'No opening of its own, says its board',
      'Baker',
    ]);
  });
});
