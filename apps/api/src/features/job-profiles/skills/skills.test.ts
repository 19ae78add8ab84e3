import { ERROR_TEXTS, LIMITS, type Skill } from '@firsthand/contracts';
import { describeDatabases, describeStore, type OpenTestDatabase } from '@firsthand/test-support';
import { expect, test } from 'vitest';
import { NO_ID, startProfiles } from '../../../testing/start/start-profiles.ts';
import { expectRefusal, loggedErrors } from '../../../testing/test-api.ts';

const startWith = (open: OpenTestDatabase) => async () => {
  const started = await startProfiles(await open());
  const { call, profile, read } = started;
  const add = (name: unknown, id = profile.id) => call('POST', `/${id}/skills`, { skill_name: name });
  const names = async () => (await read()).skills.map(({ skill_name: name }) => name);
  return { ...started, add, names };
};

describeStore('skills', (open) => {
  const start = startWith(open);

  test('are kept in the order they were added, as they were written', async () => {
    const { add, names, read, call } = await start();
    const texts = ['  JavaScript ', '<b>C++</b>', '👩🏽‍⚕️ care', 'تمريض', 'x'.repeat(100), "'; drop table --"];
    for (const text of texts) {
      const answer = await add(text);
      expect([answer.statusCode, answer.json()]).toEqual([
        201,
        { id: expect.any(Number), skill_name: text.trim() },
      ]);
    }
    expect(await names()).toEqual(texts.map((text) => text.trim()));
    const [first] = (await read()).skills;
    const removed = await call('DELETE', `/skills/${first!.id}`);
    expect([removed.statusCode, removed.json()]).toEqual([200, { message: 'The skill is removed.' }]);
    expectRefusal(await call('DELETE', `/skills/${first!.id}`), 404, /no such skill/);
    expect(await names()).toEqual(texts.slice(1));
    expect((await add('JavaScript')).statusCode).toBe(201);
    expect(loggedErrors).toEqual([]);
  });

  test('are refused with a sentence when they are none', async () => {
    const { add, names, call, profile } = await start();
    const cases: [unknown, string][] = [
      [undefined, 'Please enter a skill.'],
      [null, 'Please enter a skill.'],
      [' \t ', 'Please enter a skill.'],
      ['x'.repeat(101), 'A skill must be at most 100 characters.'],
      ['two\nlines', 'A skill must be one line of text.'],
      ['bell\u0007', 'A skill must be one line of text.'],
      ['nul\0', 'The field “skill_name” contains characters that are not text.'],
      ['half\udc00', 'The field “skill_name” contains characters that are not text.'],
      [{ a: 1 }, 'The field “skill_name” must be text.'],
      [7, 'The field “skill_name” must be text.'],
    ];
    for (const [name, sentence] of cases) expectRefusal(await add(name), 400, sentence);
    expectRefusal(await call('POST', `/${profile.id}/skills`), 400);
    expect(await names()).toEqual([]);
  });

  test('of somebody else are neither added to nor removed', async () => {
    const { add, bobs, bob, call, db } = await start();
    const { id } = (
      await call('POST', `/${bobs.id}/skills`, { skill_name: 'Baking' }, bob.headers)
    ).json<Skill>();
    for (const other of [bobs.id, NO_ID]) {
      expectRefusal(await add('Mine', other), 404, ERROR_TEXTS.profileNotFound);
    }
    for (const other of [id, NO_ID]) expectRefusal(await call('DELETE', `/skills/${other}`), 404);
    expectRefusal(await call('DELETE', '/skills/x'), 400, 'The field “skillId” must be a whole number.');
    expect(await db.selectFrom('profile_skills').select('skill_name').execute()).toEqual([
      { skill_name: 'Baking' },
    ]);
  });
});

describeDatabases('skills, added from many tabs', (open) => {
  const start = startWith(open);

  test('stand once in a profile, whatever their case and from however many tabs', async () => {
    const { add, names } = await start();
    const answers = await Promise.all(['CSS', 'css', 'Css', ' cSS '].map((name) => add(name)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409, 409]);
    await add('Cafe\u0301');
    expectRefusal(await add('CAFÉ'), 409, ERROR_TEXTS.skillExists);
    expect(await names()).toHaveLength(2);
  });

  test('end at fifty, also when they come at once', async () => {
    const { add, names } = await start();
    for (let number = 1; number < LIMITS.skillsPerProfile; number += 1) await add(`Skill ${number}`);
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => add(name)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
    expectRefusal(await add('D'), 409, 'You have 50 of 50 skills. Remove some skills to add new ones.');
    expectRefusal(await add('skill 1'), 409, ERROR_TEXTS.skillExists);
    expect(await names()).toHaveLength(50);
  });
});
