import { inspect } from 'node:util';
import type { TaskWorker } from '@firsthand/database';
import { createSqlSearch } from '@firsthand/search';
import { aPosting, describeStore } from '@firsthand/test-support';
import { crawlPostings } from '@firsthand/test-support/crawl-postings';
import { afterEach, expect, test } from 'vitest';
import { noAnswer, toAnswer } from '../../testing/fake-greenhouse.ts';
import { KEY, startTurboApply, type TurboApply } from '../../testing/start/start-turbo-apply.ts';
import { startApplying } from './start-applying.ts';

let worker: TaskWorker | null = null;
afterEach(async () => {
  await worker?.stop();
  worker = null;
});

/** Starts the worker as the server does, with a log that can be read. */
function startWork(turbo: TurboApply, { offersTurboApply = false } = {}): string[] {
  const lines: string[] = [];
  const note = (...what: unknown[]) => void lines.push(inspect(what, { depth: 10 }));
  const logger = { info: note, warn: note, error: note };
  worker = startApplying({
    ...{
      database: turbo.database,
      search: createSqlSearch(turbo.db),
      logger,
      now: turbo.now,
      offersTurboApply,
    },
    ...{ atsFetch: turbo.greenhouse.fetch, findApplyKey: turbo.findApplyKey },
    ...{ toExternalUrl: (url: string) => url },
  });
  return lines;
}

async function waitFor(isDone: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 400; round++) {
    if (await isDone()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It did not happen in time');
}

const waitForState = ({ db }: TurboApply, state: string) =>
  waitFor(async () => {
    const found = await db.selectFrom('application_submissions').select('state').executeTakeFirst();
    return found?.state === state;
  });

describeStore('the work of applying', (open) => {
  test('sends what was confirmed, also when Turbo Apply was switched off since', async () => {
    const turbo = await startTurboApply(await open(), { hasKey: true });
    await turbo.apply();
    startWork(turbo);
    await waitForState(turbo, 'accepted');
    expect(turbo.greenhouse.received).toHaveLength(1);
    await waitFor(async () => (await turbo.db.selectFrom('tasks').select('id').execute()).length === 0);
  });

  test('tries again by itself what was not taken', async () => {
    const turbo = await startTurboApply(await open(), { hasKey: true });
    turbo.greenhouse.answerSubmission = () => {
      turbo.greenhouse.answerSubmission = () => toAnswer(200, { success: 'ok' });
      return noAnswer(false);
    };
    await turbo.apply();
    startWork(turbo);
    await waitForState(turbo, 'accepted');
    expect(turbo.greenhouse.received).toHaveLength(2);
  });

  test('prepares by the hour where Turbo Apply is offered', async () => {
    const turbo = await startTurboApply(await open());
    await crawlPostings(turbo.db, turbo.boardId, [aPosting({ title: 'Night nurse' })]);
    await turbo.db
      .insertInto('auto_apply_criteria')
      .values({
        ...{ user_id: turbo.ada.user.id, job_profile_id: turbo.profile.id, enabled: true, daily_limit: 5 },
        search: JSON.stringify({ q: 'night nurse', location: '', country: '', remote: null }),
      })
      .execute();
    startWork(turbo, { offersTurboApply: true });
    await waitFor(
      async () => (await turbo.db.selectFrom('application_drafts').select('id').execute()).length === 1,
    );
    expect(turbo.greenhouse.received).toEqual([]);
  });

  test('logs nothing of what people answer, and no key', async () => {
    const turbo = await startTurboApply(await open(), { hasKey: true });
    turbo.greenhouse.answerSubmission = () =>
      toAnswer(422, { error: `lovelace@example.com is not an address, ${KEY}` });
    await turbo.apply();
    const lines = startWork(turbo);
    await waitForState(turbo, 'refused');
    await waitFor(() => Promise.resolve(lines.length > 0));
    const log = lines.join('');
    expect(log).toContain("outcome: 'refused'");
    expect(log).not.toMatch(/Ada|Lovelace|lovelace|Because of the people|555|Veteran|the-key-of-acme/);
  });
});
