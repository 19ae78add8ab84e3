import { LIMITS, type ApplicationDraft, type StoredAnswer } from '@firsthand/contracts';
import { describeStore } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { WHY } from '../../../testing/fake-greenhouse.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { getField, startTurboApply } from '../../../testing/start/start-turbo-apply.ts';
import { expectRefusal } from '../../../testing/test-api.ts';

const URL = '/v1/api/stored-answers';

describeStore('answers that are kept', (open) => {
  const start = async () => {
    const turbo = await startTurboApply(await open());
    const draft = await turbo.ready();
    await turbo.save(draft, { remember: [getField(draft, /why/i).key] });
    const list = async () => (await turbo.call('GET', URL)).json<{ answers: StoredAnswer[] }>().answers;
    const [answer] = await list();
    if (!answer) throw new Error('No answer was kept');
    return { turbo, list, answer };
  };

  test('can be changed, and then go into the next form', async () => {
    const { turbo, answer } = await start();
    const changed = await turbo.call('PUT', `${URL}/${answer.id}`, { answer: 'Another reason.' });
    expect(changed.json()).toMatchObject({ id: answer.id, question: WHY.label, answer: 'Another reason.' });
    const next = (await turbo.startAt(await turbo.addJob())).json<ApplicationDraft>();
    expect(getField(next, /why/i).offered?.value).toBe('Another reason.');
  });

  test('can be forgotten, and then are offered no more', async () => {
    const { turbo, answer, list } = await start();
    expect((await turbo.call('DELETE', `${URL}/${answer.id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    const next = (await turbo.startAt(await turbo.addJob())).json<ApplicationDraft>();
    expect(getField(next, /why/i).value).toBeNull();
  });

  test('stand once for a question: the latest takes the place of the one before', async () => {
    const { turbo, answer, list } = await start();
    const draft = await turbo.ready(await turbo.addJob());
    const { key } = getField(draft, /why/i);
    await turbo.save(draft, { answers: { [key]: 'A better reason.' }, remember: [key] });
    expect(await list()).toMatchObject([{ id: answer.id, answer: 'A better reason.' }]);
  });

  test('are nobody else’s, cannot be empty, and have bounds', async () => {
    const { turbo, answer, list } = await start();
    const bob = await signIn(turbo.database, { email: 'bob@example.com' });
    const url = `${URL}/${answer.id}`;
    expectRefusal(await turbo.call('PUT', url, { answer: 'Mine' }, bob.headers), 404);
    expectRefusal(await turbo.call('DELETE', url, undefined, bob.headers), 404);
    for (const bad of ['  ', [], ['a', ' '], 5, null, 'x'.repeat(LIMITS.answerMaxLength + 1), 'a\0']) {
      expectRefusal(await turbo.call('PUT', url, { answer: bad }), 400);
    }
    expectRefusal(await turbo.call('PUT', `${URL}/x`, { answer: 'y' }), 400);
    expect(await list()).toEqual([answer]);
  });

  test('are no more than are kept', async () => {
    const { turbo, list } = await start();
    await turbo.db
      .insertInto('stored_answers')
      .values(
        Array.from({ length: LIMITS.storedAnswersPerUser - 1 }, (_, index) => ({
          ...{ user_id: turbo.ada.user.id, question: `Question ${index}`, question_key: `key ${index}` },
          ...{ sensitive: null, answer: '"x"', updated_at: turbo.now() },
        })),
      )
      .execute();
    turbo.greenhouse.questions = [{ ...WHY, label: 'Why nursing?' }];
    const draft = await turbo.ready(await turbo.addJob());
    const { key } = getField(draft, /why/i);
    expectRefusal(await turbo.save(draft, { remember: [key] }), 409, /as many as we keep/);
    expect(await list()).toHaveLength(LIMITS.storedAnswersPerUser);
  });
});
