import { ApiFailure } from '@firsthand/api-client';
import type { ApplicationDraft, UpdateDraftRequest } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { DraftStore } from './draft-store.ts';
import { aDraft, aField } from './testing/a-draft.ts';

/** Stores answers as the API does: a version behind is refused, and every change makes a new one. */
function aServer(first: ApplicationDraft = aDraft({ fields: [aField(), aField({ key: 'when' })] })) {
  let stored = first;
  let fault: ApiFailure | null = null;
  const requests: UpdateDraftRequest[] = [];
  const waiting: (() => void)[] = [];
  const apply = (answers: NonNullable<UpdateDraftRequest['answers']>, handling = stored.handling) => {
    const fields = stored.fields.map((field) =>
      Object.hasOwn(answers, field.key) ? { ...field, value: answers[field.key] ?? null } : field,
    );
    stored = { ...stored, version: stored.version + 1, fields, handling };
  };
  const store = new DraftStore(
    first,
    {
      getDraft: () => Promise.resolve(stored),
      saveDraft: ({ body: request }) => {
        requests.push(request);
        if (fault) return Promise.reject(fault);
        if (request.version !== stored.version)
          return Promise.reject(new ApiFailure(409, 'Changed elsewhere.'));
        apply(request.answers ?? {}, request.handling);
        return Promise.resolve(stored);
      },
    },
    (act) => {
      waiting.push(act);
      return () => void waiting.splice(waiting.indexOf(act), 1);
    },
  );
  return {
    store,
    requests,
    waiting,
    answers: () => Object.fromEntries(stored.fields.map(({ key, value }) => [key, value])),
    changeElsewhere: apply,
    break: (failure: ApiFailure | null) => (fault = failure),
  };
}

describe('saving by itself', () => {
  test('a pause in typing saves only what changed', async () => {
    const { store, requests, waiting, answers } = aServer();
    store.change('why', 'B');
    store.change('why', 'Because');
    expect(store.get().save.kind).toBe('waiting');
    expect(waiting).toHaveLength(1);
    waiting[0]?.();
    await store.settle();
    expect(requests).toEqual([{ version: 1, answers: { why: 'Because' } }]);
    expect(answers()).toEqual({ why: 'Because', when: null });
    expect(store.get()).toMatchObject({ save: { kind: 'saved' }, stored: { version: 2 } });
    expect(store.hasUnsaved()).toBe(false);
  });

  test('what is typed during a save is saved after it', async () => {
    const { store, requests, answers } = aServer();
    store.change('why', 'first');
    const saving = store.settle();
    store.change('why', 'first and second');
    expect(await saving).toBe(true);
    expect(requests.map(({ version }) => version)).toEqual([1, 2]);
    expect(answers().why).toBe('first and second');
  });

  test('a field that is emptied is sent as empty, and a drafted text says that it is one', async () => {
    const { store, requests } = aServer(
      aDraft({ fields: [aField({ value: 'stored' }), aField({ key: 'letter' })] }),
    );
    store.change('why', '');
    store.change('letter', 'Dear Acme', { isDrafted: true });
    await store.settle();
    expect(requests[0]).toEqual({
      version: 1,
      answers: { why: null, letter: 'Dear Acme' },
      drafted: ['letter'],
    });
  });

  test('going back to what is stored leaves nothing to save', async () => {
    const { store, requests } = aServer();
    store.change('why', 'x');
    store.change('why', '');
    expect(store.get().save.kind).toBe('saved');
    expect(await store.settle()).toBe(true);
    expect(requests).toEqual([]);
  });

  test('another way of handling optional fields is a change too', async () => {
    const { store, requests } = aServer();
    store.chooseHandling('fill_only_necessary');
    await store.settle();
    expect(requests).toEqual([{ version: 1, handling: 'fill_only_necessary' }]);
    expect(store.get().stored.handling).toBe('fill_only_necessary');
  });

  test('a failure keeps what was typed, and trying again saves it', async () => {
    const server = aServer();
    server.break(new ApiFailure(0, 'The server could not be reached.'));
    server.store.change('why', 'kept');
    expect(await server.store.settle()).toBe(false);
    expect(server.store.get().save).toMatchObject({ kind: 'failed' });
    expect(server.store.get().edits.get('why')?.value).toBe('kept');
    server.break(null);
    expect(await server.store.settle()).toBe(true);
    expect(server.answers().why).toBe('kept');
  });

  test('an application that is gone is not saved any more, and what was typed stays in sight', async () => {
    const server = aServer();
    server.break(new ApiFailure(404, 'This prepared application is no longer here.'));
    server.store.change('why', 'kept');
    await server.store.settle();
    server.store.change('why', 'kept too');
    expect(await server.store.settle()).toBe(false);
    expect(server.store.get().save.kind).toBe('gone');
    expect(server.store.get().edits.get('why')?.value).toBe('kept too');
    expect(server.requests).toHaveLength(1);
  });
});

describe('two tabs', () => {
  test('changes of different fields are both kept, and the person is told', async () => {
    const { store, answers, changeElsewhere } = aServer();
    changeElsewhere({ when: 'Monday' });
    store.change('why', 'mine');
    expect(await store.settle()).toBe(true);
    expect(answers()).toEqual({ why: 'mine', when: 'Monday' });
    expect(store.get().hasMerged).toBe(true);
  });

  test('the same field asks the person and sends nothing meanwhile', async () => {
    const { store, answers, requests, changeElsewhere } = aServer();
    changeElsewhere({ why: 'theirs' });
    store.change('why', 'mine');
    expect(await store.settle()).toBe(false);
    expect(store.get().save).toEqual({ kind: 'conflict', keys: ['why'] });
    store.change('why', 'mine, longer');
    expect(await store.settle()).toBe(false);
    expect(requests).toHaveLength(1);
    expect(answers().why).toBe('theirs');
    expect(store.get().edits.get('why')?.value).toBe('mine, longer');
  });

  test('keeping mine writes it over theirs', async () => {
    const { store, answers, changeElsewhere } = aServer();
    changeElsewhere({ why: 'theirs' });
    store.change('why', 'mine');
    await store.settle();
    expect(await store.keepMine()).toBe(true);
    expect(answers().why).toBe('mine');
  });

  test('taking theirs ends the conflict and saves the rest', async () => {
    const { store, answers, changeElsewhere } = aServer();
    changeElsewhere({ why: 'theirs' });
    store.change('why', 'mine');
    store.change('when', 'Friday');
    await store.settle();
    store.takeTheirs('why');
    expect(await store.settle()).toBe(true);
    expect(answers()).toEqual({ why: 'theirs', when: 'Friday' });
    expect(store.get().save.kind).toBe('saved');
  });
});

test('answers are remembered by a call of their own, after everything is stored', async () => {
  const { store, requests } = aServer();
  store.change('why', 'Because');
  await store.settle();
  await store.remember(['why']);
  expect(requests[1]).toEqual({ version: 2, remember: ['why'] });
});
