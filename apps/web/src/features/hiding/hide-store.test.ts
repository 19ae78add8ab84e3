import { ApiFailure, type ApiOf } from '@firsthand/api-client';
import type { HideRuleView } from '@firsthand/contracts';
import type { HIDE_RULE_ROUTES } from '@firsthand/contracts/light';
import { expect, test, vi } from 'vitest';
import { mapStorage } from '../../lib/session/testing/session-parts.ts';
import { HideStore } from './hide-store.ts';
import { keptRulesOf } from './kept-rules.ts';
import { aRule } from './testing/a-rule.ts';

const [cook, acme, sales] = [aRule('job', '7'), aRule('company', 'lever:acme'), aRule('word', 'sales')];

/** A server with its own list, which can be held and can refuse values. */
function aServer(rules: HideRuleView[] = []) {
  const log: string[] = [];
  const refused = new Map<string, ApiFailure>();
  let gate = Promise.resolve();
  const answer = async (name: string, value = '') => {
    log.push(name);
    await gate;
    const failure = refused.get(value);
    if (failure) throw failure;
  };
  const calls: ApiOf<typeof HIDE_RULE_ROUTES> = {
    async listHideRules() {
      await answer('list', 'list');
      return { rules: [...rules] };
    },
    async addHideRule({ body: { kind, value } }) {
      await answer(`add ${value}`, value);
      const rule = { id: 100 + rules.length, kind, value, label: value, created_at: '' };
      rules.unshift(rule);
      return rule;
    },
    async removeHideRule({ params: { id } }) {
      await answer(`remove ${id}`, String(id));
      rules.splice(0, rules.length, ...rules.filter((rule) => rule.id !== Number(id)));
      return { message: '' };
    },
  };
  return {
    ...{ calls, log, rules, refused },
    hold() {
      let release = () => {};
      gate = new Promise<void>((resolve) => (release = resolve));
      return release;
    },
  };
}

function aDevice(server = aServer()) {
  const { storage, entries } = mapStorage();
  const open = () =>
    new HideStore({
      calls: server.calls,
      guest: keptRulesOf(storage, 'guest'),
      account: keptRulesOf(storage, 'account'),
    });
  const store = open();
  const valuesOf = (of: HideStore) => of.get().rules.map((rule) => rule.value);
  return { server, store, open, entries, values: (of = store) => valuesOf(of) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a guest’s rules hold at once, and are there after a reload; none leave nothing behind', () => {
  const { store, open, entries, values, server } = aDevice();
  store.follow(null);
  store.hide([cook]);
  store.hide([sales]);
  store.hide([aRule('word', 'SALES')]);
  expect([values(), store.get().key, store.get().isOnAccount]).toEqual([
    ['sales', '7'],
    'job 7\nword sales',
    false,
  ]);
  const later = open();
  later.follow(null);
  expect(values(later)).toEqual(['sales', '7']);
  later.show([cook]);
  later.show([sales]);
  expect([later.get().key, entries.size, server.log]).toEqual(['', 0, []]);
});

test('the notice says what was hidden, and undoes it', () => {
  const { store, values } = aDevice();
  store.follow(null);
  store.hide([acme]);
  store.hide([sales]);
  expect(store.get().notice).toMatchObject({ kind: 'done', text: 'Jobs with “sales” are hidden' });
  store.undo();
  expect([values(), store.get().notice]).toEqual([['lever:acme'], null]);
  store.undo();
  expect(values()).toEqual(['lever:acme']);
});

test('a guest who hides more than a device keeps is told so', () => {
  const { store, values } = aDevice();
  store.follow(null);
  for (let at = 0; at <= 50; at += 1) store.hide([aRule('company', `lever:${at}`)]);
  expect(values()).toHaveLength(50);
  expect(store.get().notice).toMatchObject({
    kind: 'failed',
    text: expect.stringContaining('no more hidden companies') as string,
  });
});

test('the openings of a role go together, and come back together', async () => {
  const role = [cook, { ...cook, value: '8' }, { ...cook, value: '9' }];
  for (const userId of [null, 1]) {
    const { store, values, server } = aDevice();
    store.follow(userId);
    store.hide([cook]);
    store.hide(role);
    expect(values()).toHaveLength(3);
    await settled();
    expect(store.get().notice).toMatchObject({ text: 'Hidden: 7, 2 openings' });
    store.undo();
    await settled();
    expect([values(), server.rules.length]).toEqual([['7'], userId ?? 0]);
  }
});

test('at sign-in a guest’s rules move to the account in their order, and leave the device', async () => {
  const { server, store, entries, values } = aDevice();
  store.follow(null);
  for (const rule of [cook, acme, sales]) store.hide([rule]);
  server.refused.set('7', new ApiFailure(404, 'Job not found'));
  store.follow(1);
  await settled();
  expect(server.log).toEqual(['add 7', 'add lever:acme', 'add sales', 'list']);
  expect(values()).toEqual(['sales', 'lever:acme']);
  expect([entries.has('guest'), store.get().isOnAccount]).toEqual([false, true]);
  store.follow(null);
  expect(values()).toEqual([]);
});

test('what the server does not take for now stays on the device for the next time', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { server, store, open } = aDevice();
  store.follow(null);
  store.hide([cook]);
  store.hide([sales]);
  server.refused.set('sales', new ApiFailure(409, 'You hide 500 things'));
  store.follow(1);
  await settled();
  expect(log).toHaveBeenCalledOnce();
  server.refused.clear();
  const later = open();
  later.follow(1);
  await settled();
  expect(server.rules.map((rule) => rule.value)).toEqual(['sales', '7']);
  log.mockRestore();
});

test('on an account a wish shows at once, and searches follow when the server has it', async () => {
  const { server, store, values } = aDevice();
  store.follow(1);
  await settled();
  const release = server.hold();
  store.hide([acme]);
  expect([values(), store.get().key, store.get().notice]).toEqual([['lever:acme'], '', null]);
  // Undone before the server has heard of it.
  store.show([acme]);
  expect(values()).toEqual([]);
  release();
  await settled();
  expect(server.log).toEqual(['list', 'add lever:acme', 'remove 100']);
  expect([values(), store.get().key, server.rules]).toEqual([[], '', []]);
});

test('a wish that the server refuses is taken back and said', async () => {
  const { server, store, values } = aDevice();
  store.follow(1);
  await settled();
  server.refused.set('7', new ApiFailure(409, 'You hide 500 things'));
  store.hide([cook]);
  expect(values()).toEqual(['7']);
  await settled();
  expect([values(), store.get().notice]).toMatchObject([[], { kind: 'failed', text: 'You hide 500 things' }]);
});

test('shown again elsewhere is shown again', async () => {
  const { server, store, values } = aDevice(
    aServer([{ id: 5, kind: 'word', value: 'sales', label: 'sales', created_at: '' }]),
  );
  store.follow(1);
  await settled();
  server.refused.set('5', new ApiFailure(404, 'This is no longer hidden.'));
  store.show([sales]);
  await settled();
  expect([values(), store.get().notice]).toEqual([[], null]);
});

test('answers to somebody who left are nobody’s', async () => {
  const { server, store, values, entries } = aDevice();
  store.follow(1);
  await settled();
  const release = server.hold();
  store.hide([cook]);
  await settled();
  store.follow(null);
  release();
  await settled();
  expect([values(), store.get().notice, entries.has('guest')]).toEqual([[], null, false]);
});

test('rules of the account are known before the server has answered', async () => {
  const { server, store, open, values } = aDevice();
  store.follow(1);
  store.hide([sales]);
  await settled();
  server.hold();
  const later = open();
  later.follow(1);
  expect([values(later), later.get().key]).toEqual([['sales'], 'word sales']);
});
