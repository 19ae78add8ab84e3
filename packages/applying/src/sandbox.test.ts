import { createAtsFetch, CONNECTORS, type ClosableAtsFetch } from '@firsthand/connectors';
import { startSandbox, type Sandbox } from '@firsthand/sandbox';
import type { FilledField, Source } from '@firsthand/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findProblems } from './check/find-problems.ts';
import type { ApplicationForm, FormJob, GivenAnswer, OutgoingApplication, SendOutcome } from './contract.ts';
import { fillForm } from './fill/fill-form.ts';
import { readForm } from './forms/read-form.ts';
import { canSendTo, sendApplication } from './send/send-application.ts';
import { ADA } from './testing/factories.ts';

const NOW = new Date('2026-11-10T12:00:00Z');
const CONTENT = Uint8Array.from({ length: 5_000 }, (_, index) => (index * 7) % 256);

let sandbox: Sandbox;
let ats: ClosableAtsFetch;
beforeAll(async () => {
  sandbox = await startSandbox({ now: () => NOW, companies: 60 });
  ats = createAtsFetch({ budgets: [], userAgent: 'Firsthand/test', gateway: sandbox.url });
});
afterAll(async () => {
  await ats.close();
  await sandbox.close();
});
afterEach(() => {
  sandbox.faults.clear();
});

/** The first open posting of a board that a key was given for; in each system the first board asks nothing of its own. */
async function findJob(source: Source, from = 0): Promise<{ job: FormJob; key: string }> {
  for (const { board, key } of sandbox.applyKeys.filter((row) => row.source === source).slice(from)) {
    const connector = CONNECTORS[source];
    const context = { fetch: ats.fetch, company: null, validator: null, now: NOW };
    const events = connector.listPostings(board, {
      ...context,
      findChanged: (rows) => Promise.resolve(new Set(rows.map((row) => row.externalId))),
    });
    for await (const event of events) {
      if (event.kind === 'posting')
        return { job: { source, board, externalId: event.posting.externalId }, key };
    }
  }
  throw new Error(`No posting of ${source} has a key`);
}

/** What a person types where nothing is known: the first choice, a word, the box ticked. */
function answerAll(form: ApplicationForm): FilledField[] {
  const given: Record<string, GivenAnswer> = {};
  const fill = () => fillForm(form, ADA, { handling: 'fill_unanswered_questions', earlier: [], given });
  for (const problem of findProblems(fill())) {
    const field = form.fields.find(({ key }) => key === problem.key);
    if (!field) throw new Error('A problem of no field');
    const [first] = field.options;
    const value = field.kind === 'consent' ? 'yes' : (first?.value ?? 'A word');
    given[field.key] = { value: field.kind === 'multiple-choice' ? [value] : value, kind: 'typed' };
  }
  expect(findProblems(fill())).toEqual([]);
  return fill();
}

function toOutgoing(job: FormJob, fields: FilledField[]): OutgoingApplication {
  const answers = fields.flatMap((field) => (field.value === null ? [] : [{ field, value: field.value }]));
  const files = (['resume', 'cover-letter'] as const).map((kind) => ({
    kind,
    filename: `${kind}.pdf`,
    mimetype: 'application/pdf',
    content: CONTENT,
  }));
  return { job, answers, files };
}

async function apply(
  source: Source,
  from = 0,
): Promise<{ outcome: SendOutcome; form: ApplicationForm; fields: FilledField[] }> {
  const { job, key } = await findJob(source, from);
  const form = await readForm(job, ats.fetch, { key });
  const fields = answerAll(form);
  return { form, fields, outcome: await sendApplication(toOutgoing(job, fields), { key, fetch: ats.fetch }) };
}

describe('against the sandbox', () => {
  test.each([
    ['greenhouseio', 0],
    ['greenhouseio', 1],
    ['lever', 0],
    ['smartrecruiters', 0],
    ['smartrecruiters', 1],
    ['bamboohr', 0],
    ['breezy', 0],
  ] as const)('a filled form of %s (board %i) arrives with its resume', async (source, from) => {
    const before = sandbox.listApplications().length;
    const { outcome } = await apply(source, from);
    expect(outcome).toMatchObject({ outcome: 'accepted' });
    expect(JSON.stringify(outcome)).not.toContain('perhaps without');
    expect(sandbox.listApplications()).toHaveLength(before + 1);
    expect(JSON.stringify(sandbox.listApplications())).toContain('resume.pdf');
  });

  test('a form of BambooHR that asks for more than its API takes is not sent', async () => {
    const before = sandbox.listApplications().length;
    const { outcome, form } = await apply('bamboohr', 1);
    expect(canSendTo('bamboohr', form)).toBe(false);
    expect(outcome).toMatchObject({ outcome: 'refused', reason: 'other' });
    expect(sandbox.listApplications()).toHaveLength(before);
  });
});
