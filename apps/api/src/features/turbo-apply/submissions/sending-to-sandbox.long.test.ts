import { createHash } from 'node:crypto';
import { CONNECTORS, createAtsFetch, type ClosableAtsFetch } from '@firsthand/connectors';
import type { Application, ApplicationDraft, FilledField, Posting, Source } from '@firsthand/contracts';
import { createTestDatabase, insertBoard, insertJob, type TestDatabase } from '@firsthand/test-support';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../../sandbox/src/start-sandbox.ts';
import { startTurboApply, type TurboApply } from '../../../testing/start/start-turbo-apply.ts';
import { TEST_NOW } from '../../../testing/test-api.ts';
import { sendConfirmed } from './send-application.ts';

/** The systems that take applications with a key of the employer's. */
const SOURCES = ['greenhouseio', 'lever', 'smartrecruiters', 'bamboohr', 'breezy'] as const;

let sandbox: Sandbox;
let ats: ClosableAtsFetch;
let database: TestDatabase;
let turbo: TurboApply;
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => TEST_NOW, companies: 60 });
  ats = createAtsFetch({ budgets: [], userAgent: 'Firsthand tests', gateway: sandbox.url });
  database = await createTestDatabase();
  turbo = await startTurboApply(database, { changes: { atsFetch: ats.fetch, findApplyKey } });
});
afterEach(() => sandbox.faults.clear());
afterAll(async () => {
  await database.drop();
  await ats.close();
  await sandbox.close();
});

function findApplyKey(source: Source, board: string): string | null {
  return sandbox.applyKeys.find((row) => row.source === source && row.board === board)?.key ?? null;
}

interface Place {
  /** Of the boards with a key. The first employer of each system asks nothing of its own, the second does. */
  employer: number;
  /** Of its postings; each test takes another. */
  posting: number;
}

async function findPosting(source: Source, place: Place): Promise<{ board: string; posting: Posting }> {
  const board = sandbox.applyKeys.filter((row) => row.source === source)[place.employer]?.board ?? '';
  const events = CONNECTORS[source].listPostings(board, {
    ...{ fetch: ats.fetch, company: null, validator: null, now: TEST_NOW },
    findChanged: (rows) => Promise.resolve(new Set(rows.map(({ externalId }) => externalId))),
  });
  let left = place.posting;
  for await (const event of events) {
    if (event.kind !== 'posting') continue;
    if (left === 0) return { board, posting: event.posting };
    left -= 1;
  }
  throw new Error(`${source} ${board} has too few postings`);
}

async function addJob(source: Source, place: Place): Promise<{ jobId: number; board: string }> {
  const { board, posting } = await findPosting(source, place);
  const known = await turbo.db
    .selectFrom('boards')
    .select('id')
    .where('board', '=', board)
    .executeTakeFirst();
  const boardId = known?.id ?? (await insertBoard(turbo.db, { source, board }));
  const jobId = await insertJob(turbo.db, boardId, {
    ...{ source, external_id: posting.externalId, title: posting.title },
  });
  return { jobId, board };
}

/** What a person might answer. */
function answer({ kind, options }: FilledField): string | string[] {
  const [first] = options;
  switch (kind) {
    case 'multiple-choice':
      return first ? [first.value] : [];
    case 'single-choice':
    case 'yes-no':
      return first?.value ?? '';
    case 'consent':
      return 'yes';
    case 'date':
      return '2026-03-01';
    case 'number':
      return '3';
    case 'file':
      return 'resume';
    case 'text':
    case 'long-text':
      return 'An answer of mine';
  }
}

/** Prepares an application to a posting of the system, answers what it must, and confirms it. */
async function apply(source: Source, place: Place): Promise<{ application: Application; board: string }> {
  const { jobId, board } = await addJob(source, place);
  const started = await turbo.call('POST', '/v1/api/job-applications/drafts', {
    ...{ job_profile_id: turbo.profile.id, requisition_id: jobId, source },
  });
  let draft = started.json<ApplicationDraft>();
  expect([source, started.statusCode, draft.way]).toEqual([source, 201, 'api']);
  // An answer may bring up another question.
  for (let round = 0; round < 4 && draft.problems.length > 0; round++) {
    const missing = draft.fields.filter(({ key }) => draft.problems.some((problem) => problem.key === key));
    const answers = Object.fromEntries(missing.map((field) => [field.key, answer(field)]));
    draft = (await turbo.save(draft, { answers })).json<ApplicationDraft>();
  }
  expect([source, draft.problems]).toEqual([source, []]);
  const confirmed = await turbo.confirm(draft);
  expect([source, confirmed.statusCode]).toEqual([source, 201]);
  return { application: confirmed.json<{ application: Application }>().application, board };
}

function send({ application, board }: { application: Application; board: string }, attempt = 1) {
  return sendConfirmed(
    { db: turbo.db, findApplyKey, fetch: ats.fetch, now: () => TEST_NOW },
    { applicationId: application.id, board, attempt },
    new AbortController().signal,
  );
}

async function findSubmission({ application }: { application: Application }) {
  return turbo.db
    .selectFrom('application_submissions')
    .selectAll()
    .where('application_id', '=', application.id)
    .executeTakeFirstOrThrow();
}

async function expectArrived(source: Source, confirmed: { application: Application; board: string }) {
  const outcome = await send(confirmed);
  const submission = await findSubmission(confirmed);
  expect([outcome, submission.message]).toEqual(['accepted', null]);
  const [arrived] = sandbox.listApplications();
  expect(arrived).toMatchObject({ source, board: confirmed.board });
  const text = JSON.stringify(arrived?.fields);
  expect(text).toContain('Lovelace');
  expect(text).toContain('lovelace@example.com');
  const sha256 = createHash('sha256').update(turbo.resume).digest('hex');
  expect(arrived?.files.map((file) => file.sha256)).toContain(sha256);
  expect(JSON.stringify(submission)).not.toContain(findApplyKey(source, confirmed.board));
}

test.each(SOURCES)('%s takes what was confirmed', async (source) => {
  await expectArrived(source, await apply(source, { employer: 0, posting: 0 }));
});

test.each(['greenhouseio', 'lever', 'smartrecruiters', 'breezy'] as const)(
  '%s takes it from an employer who asks more',
  async (source) => {
    await expectArrived(source, await apply(source, { employer: 1, posting: 0 }));
  },
);

test.each(['greenhouseio', 'lever', 'bamboohr'] as const)(
  '%s: a lost answer leaves the outcome open, and nothing is sent again',
  async (source) => {
    const confirmed = await apply(source, { employer: 0, posting: 1 });
    sandbox.faults.set({ kind: 'apply', source }, { type: 'lost-answer' });
    const before = sandbox.listApplications().length;
    expect(await send(confirmed)).toBe('unknown');
    sandbox.faults.clear();
    expect(await send(confirmed)).toBeUndefined();
    expect(await send(confirmed, 2)).toBeUndefined();
    expect(sandbox.listApplications()).toHaveLength(before + 1);
  },
);

// These ask something before they send, and that question is what stays unanswered.
test.each(['smartrecruiters', 'breezy'] as const)(
  '%s: a question before sending that is lost is asked again later',
  async (source) => {
    const confirmed = await apply(source, { employer: 0, posting: 1 });
    sandbox.faults.set({ kind: 'apply', source }, { type: 'lost-answer' });
    const before = sandbox.listApplications().length;
    expect(await send(confirmed)).toBe('later');
    expect(sandbox.listApplications()).toHaveLength(before);
    sandbox.faults.clear();
    expect(await send(confirmed, 2)).toBe('accepted');
    expect(sandbox.listApplications()).toHaveLength(before + 1);
  },
);

test.each(SOURCES)('%s: told to slow down, it is sent later, once', async (source) => {
  const confirmed = await apply(source, { employer: 0, posting: 2 });
  sandbox.faults.set({ kind: 'apply', source }, { type: 'rate-limit', retryAfterSeconds: 300 });
  const before = sandbox.listApplications().length;
  expect(await send(confirmed)).toBe('later');
  const { next_attempt_at: next } = await findSubmission(confirmed);
  expect(next).toEqual(new Date(TEST_NOW.getTime() + 300_000));
  sandbox.faults.clear();
  expect(await send(confirmed, 2)).toBe('accepted');
  expect(sandbox.listApplications()).toHaveLength(before + 1);
});

test.each([
  ['closed', 'refused'],
  ['missing-answer', 'refused'],
  ['bot-wall', 'refused'],
] as const)('greenhouseio: %s is told to the person, and nothing arrived', async (type, outcome) => {
  const posting = { closed: 3, 'missing-answer': 4, 'bot-wall': 5 }[type];
  const confirmed = await apply('greenhouseio', { employer: 0, posting });
  sandbox.faults.set({ kind: 'apply', source: 'greenhouseio' }, { type });
  const before = sandbox.listApplications().length;
  expect(await send(confirmed)).toBe(outcome);
  const { state, message } = await findSubmission(confirmed);
  expect([state, typeof message]).toEqual(['refused', 'string']);
  expect(sandbox.listApplications()).toHaveLength(before);
});
