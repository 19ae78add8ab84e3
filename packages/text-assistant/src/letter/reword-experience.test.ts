import { afterEach, expect, test } from 'vitest';
import { resumeVersionResponseSchema } from '@firsthand/contracts';
import { JOB, PROFILE } from '../testing/a-profile.ts';
import { startModelServer, type ModelServer } from '../testing/model-server.ts';
import { rewordExperience } from './reword-experience.ts';

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function rewordWith(said: unknown) {
  server = await startModelServer(said);
  return resumeVersionResponseSchema.parse(
    await rewordExperience({ job: JOB, profile: PROFILE, model: server.model }),
  );
}

test('each entry keeps what it was beside what it would be; one that is left out stays', async () => {
  const sentences = [
    { text: 'Built 14 Tableau reports for finance.', facts: ['job-7-1'] },
    { text: 'Built Power BI reports for Quillmere.', facts: ['job-7-1'] },
    { text: 'Counted stock.', facts: ['job-8-1'] },
  ];
  const { entries } = await rewordWith({ entries: [{ id: 7, sentences }] });
  const [first, second] = entries;
  expect(first).toMatchObject({ experience_id: 7, job_title: 'Data Analyst', company_name: 'Tarn & Co' });
  expect(first?.before).toHaveLength(3);
  expect(first?.after.map(({ doubt }) => doubt)).toEqual([
    null,
    '“Power”, “BI”, “Quillmere”, “Power BI” stand in none of the facts it names.',
    'It names a fact that is not there. It names no fact of your profile.',
  ]);
  expect(second).toMatchObject({
    before: ['Counted stock.'],
    after: [{ text: 'Counted stock.', doubt: null }],
  });
});

test.each([
  [503, 500],
  [502, 'no JSON'],
  [502, { entries: [{ id: 7, sentences: [] }] }],
])('gives %i when the model fails with %j', async (status, said) => {
  await expect(rewordWith(said)).rejects.toMatchObject({ name: 'AppError', status });
});

test('says that it needs a model, and something to word', async () => {
  await expect(rewordExperience({ job: JOB, profile: PROFILE, model: null })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('needs a model') as unknown,
  });
  server = await startModelServer({});
  const bare = { ...PROFILE, experience: [] };
  await expect(rewordExperience({ job: JOB, profile: bare, model: server.model })).rejects.toMatchObject({
    status: 409,
  });
  expect(server.bodies).toEqual([]);
});
