import {
  canSendTo,
  fillForm,
  readForm,
  sendApplication,
  type Applicant,
  type FormJob,
} from '@firsthand/applying';
import { CONNECTORS, createAtsFetch, type ClosableAtsFetch } from '@firsthand/connectors';
import type { FilledField, FormField, Source } from '@firsthand/contracts';
import { startSandbox, type Fault, type Sandbox } from '@firsthand/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadApplyKeys, type FindApplyKey } from './settings/apply-keys.ts';

let sandbox: Sandbox;
let ats: ClosableAtsFetch;
let findKey: FindApplyKey;
beforeAll(async () => {
  sandbox = await startSandbox({ companies: 60 });
  ats = createAtsFetch({ budgets: [], userAgent: 'test', gateway: sandbox.url, backOffBaseMs: 1 });
  findKey = await loadApplyKeys({ applyKeysFile: undefined }, sandbox, () => undefined);
});
afterAll(async () => {
  await ats.close();
  await sandbox.close();
});
afterEach(() => {
  sandbox.faults.clear();
});

const RESUME = {
  ...{ kind: 'resume' as const, filename: 'Ada Byron.pdf', mimetype: 'application/pdf' },
  content: Uint8Array.from({ length: 5_000 }, (_, index) => (index * 13) % 256),
};
const ADA: Applicant = {
  ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@mail.example', phone: '+12025550147' },
  ...{ address: '1 Main St', city: 'Columbus', state: 'OH', zip: '43004', country: 'US' },
  ...{ linkedinUrl: 'https://linkedin.example/ada', websiteUrl: null, dateAvailable: '2027-01-04' },
  ...{ latestTitle: null, latestCompany: null, desiredPay: null },
  equalOpportunity: { veteranStatus: null, disabilityStatus: null, gender: null },
  files: { resume: { filename: RESUME.filename, mimetype: RESUME.mimetype, size: RESUME.content.length } },
};

/** The newest posting of a board, as our crawler reads it. */
async function findJob(source: Source, board: string): Promise<FormJob> {
  const listing = CONNECTORS[source].listPostings(board, {
    ...{ fetch: ats.fetch, company: null, validator: null, now: new Date() },
    findChanged: (rows) => Promise.resolve(new Set(rows.map(({ externalId }) => externalId))),
  });
  for await (const event of listing)
    if (event.kind === 'posting') return { source, board, externalId: event.posting.externalId };
  throw new Error(`${source}:${board} has no posting`);
}

/** What a person would give where the profile holds nothing. */
function answer({ kind, options }: FormField): string | string[] {
  const first = options[0]?.value ?? 'yes';
  if (kind === 'multiple-choice') return [first];
  if (kind === 'date') return '2027-01-04';
  return options.length > 0 || kind === 'yes-no' || kind === 'consent' ? first : 'Gladly.';
}

function complete(fields: readonly FormField[]): FilledField[] {
  const fill = (given: Parameters<typeof fillForm>[2]['given']) =>
    fillForm({ fields: [...fields] }, ADA, { handling: 'fill_unanswered_questions', earlier: [], given });
  const empty = fill({}).filter(({ value, required, kind }) => required && value === null && kind !== 'file');
  return fill(
    Object.fromEntries(empty.map((field) => [field.key, { value: answer(field), kind: 'typed' as const }])),
  );
}

/** Takes a posting all the way: the form read, filled and sent. */
async function apply(source: Source, index = 0) {
  const { board = '' } = sandbox.applyKeys.filter((row) => row.source === source)[index] ?? {};
  const job = await findJob(source, board);
  const form = await readForm(job, ats.fetch);
  const filled = complete(form.fields);
  const answers = filled.flatMap((field) => (field.value === null ? [] : [{ field, value: field.value }]));
  const send = () =>
    sendApplication(
      { job, answers, files: [RESUME] },
      { key: findKey(source, board) ?? '', fetch: ats.fetch },
    );
  return { form, filled, send };
}

describe('what we send is what the employer’s system takes', () => {
  test.each(['greenhouseio', 'lever', 'smartrecruiters', 'bamboohr', 'breezy'] as const)(
    '%s',
    async (source) => {
      const { form, send } = await apply(source);
      expect(canSendTo(source, form)).toBe(true);
      expect(await send()).toMatchObject({ outcome: 'accepted' });
      const [arrived] = sandbox.listApplications();
      expect(arrived).toMatchObject({ source });
      const values = arrived?.fields.map(({ value }) => value).join('\n');
      expect(values).toContain('Ada');
      expect(values).toContain('ada@mail.example');
      expect(arrived?.files).toMatchObject([{ filename: RESUME.filename, size: RESUME.content.length }]);
    },
  );

  test('also for a form full of markup', async () => {
    const boards = sandbox.applyKeys.filter(({ source }) => source === 'greenhouseio');
    const index = boards.findIndex(({ board }) => board === 'lodestonereadingproject');
    const { form, send } = await apply('greenhouseio', index);
    expect(JSON.stringify(form.fields)).not.toMatch(/<(img|b|svg|script)|javascript:|\u202e/);
    expect(await send()).toMatchObject({ outcome: 'accepted' });
  });

  test('not where the API has no place for what is asked', async () => {
    const { form } = await apply('bamboohr', 1);
    expect(canSendTo('bamboohr', form)).toBe(false);
    expect(await (await apply('smartrecruiters', 1)).send()).toMatchObject({ outcome: 'refused' });
  });
});

describe('what stands in the way is told apart', () => {
  const cases: [Fault['type'], object][] = [
    ['closed', { outcome: 'refused', reason: 'job-closed' }],
    ['missing-answer', { outcome: 'refused', reason: 'answers' }],
    ['bot-wall', { outcome: 'refused', reason: 'challenge' }],
    ['rate-limit', { outcome: 'later', retryAfterSeconds: 7 }],
    ['lost-answer', { outcome: 'unknown' }],
  ];
  test.each(cases)('%s', async (type, outcome) => {
    const { send } = await apply('greenhouseio');
    const before = sandbox.listApplications().length;
    sandbox.faults.set({ kind: 'apply' }, { type, retryAfterSeconds: 7 });
    expect(await send()).toMatchObject(outcome);
    // Once at most, whatever was answered.
    expect(sandbox.listApplications().length - before).toBe(type === 'lost-answer' ? 1 : 0);
  });
});
