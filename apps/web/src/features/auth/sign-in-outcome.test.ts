import { recordingFetch } from '@firsthand/api-client/testing';
import { describe, expect, test } from 'vitest';
import { aSession, mapStorage } from '../../lib/session/testing/session-parts.ts';
import { readArrival } from './arrival.ts';
import { onlyOnce, signInByArrival, signInByLink, type SignInOutcome } from './sign-in-outcome.ts';

const refuse = (status: number, error?: string) => () => Response.json({ error }, { status });

async function arrive(search: string, stored?: string, answer = () => Response.json(aSession())) {
  const { storage, entries } = mapStorage(new Map(stored === undefined ? [] : [['linkedin_state', stored]]));
  const { fetch, calls } = recordingFetch(answer);
  const arrival = readArrival(new URLSearchParams(search));
  const outcome =
    arrival && (await signInByArrival({ apiFetch: fetch, storage, knownBrowser: null }, arrival));
  return { outcome, paths: calls.map((call) => call.path), entries };
}

describe('an address of the login page', () => {
  test.each(['', 'redirect=%2Fsaved-jobs', 'token=', 'code=1', 'state=1', 'code=&state=1'])(
    '“%s” brings nothing to act on',
    async (search) => expect((await arrive(search)).outcome).toBeNull(),
  );

  test('with a token signs in by one call', async () => {
    const { outcome, paths } = await arrive('token=a%2Bb&redirect=%2F');
    expect(outcome).toEqual({ kind: 'signed-in', session: aSession() });
    expect(paths).toEqual(['/v1/api/auth/verify?token=a%2Bb']);
  });

  test('with LinkedIn’s code and the state of this tab signs in, and the state is gone', async () => {
    const { outcome, paths, entries } = await arrive('code=c&state=s&iss=https%3A%2F%2Fli&utm=x', 's');
    expect(outcome?.kind).toBe('signed-in');
    expect(paths).toEqual(['/v1/api/auth/linkedin/callback?code=c&state=s&iss=https%3A%2F%2Fli']);
    expect(entries.size).toBe(0);
  });

  test.each([
    ['another state', 'code=c&state=forged', 's'],
    ['no stored state', 'code=c&state=s', undefined],
    ['two empty states', 'code=c&state=', ''],
  ])('with %s is taken for a forgery, and no call is made', async (_, search, stored) => {
    const { outcome, paths, entries } = await arrive(search, stored);
    expect(outcome).toMatchObject({ kind: 'failed', text: expect.stringContaining('forgery') });
    expect(paths).toEqual([]);
    expect(entries.size).toBe(0);
  });

  test('with LinkedIn’s refusal says that the login failed, without a call', async () => {
    const { outcome, paths, entries } = await arrive('error=access_denied&state=s', 's');
    expect(outcome).toMatchObject({ text: 'LinkedIn login failed. Please try again.' });
    expect(paths).toEqual([]);
    expect(entries.size).toBe(0);
  });

  test('whose code the server refuses shows the server’s words', async () => {
    const { outcome } = await arrive('code=c&state=s', 's', refuse(409, 'Use the magic link instead.'));
    expect(outcome).toMatchObject({ text: 'Use the magic link instead.', mayRetry: false });
  });
});

describe('a mail’s link', () => {
  const byLink = (answer: () => Response) => signInByLink(recordingFetch(answer).fetch, 'token', null);

  test.each([
    [refuse(410, 'Magic link has expired'), 'Magic link has expired', false],
    [refuse(400), 'Invalid or expired magic link', false],
    [refuse(503), 'Failed to verify magic link', true],
    [() => Response.json({ user: aSession().user }), 'Invalid response from server', false],
  ])('that fails says why %#', async (answer, text, mayRetry) => {
    expect(await byLink(answer)).toEqual({ kind: 'failed', text, mayRetry });
  });

  test('that nobody answers may be tried again', async () => {
    const outcome = await byLink(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(outcome).toMatchObject({ mayRetry: true, text: expect.stringContaining('could not be reached') });
  });
});

describe('spending a token', () => {
  const outcomes: SignInOutcome[] = [
    { kind: 'signed-in', session: aSession() },
    { kind: 'failed', text: 'used', mayRetry: false },
  ];

  test.each(outcomes)('happens once however often it is asked for: $kind', async (outcome) => {
    let runs = 0;
    const act = async () => {
      runs += 1;
      return outcome;
    };
    const key = `once-${outcome.kind}`;
    expect(await Promise.all([onlyOnce(key, act), onlyOnce(key, act)])).toEqual([outcome, outcome]);
    await onlyOnce(key, act);
    expect(runs).toBe(1);
  });

  test('happens again after nobody answered', async () => {
    let runs = 0;
    const act = async (): Promise<SignInOutcome> => {
      runs += 1;
      return { kind: 'failed', text: 'away', mayRetry: true };
    };
    await onlyOnce('again', act);
    await onlyOnce('again', act);
    expect(runs).toBe(2);
  });
});
