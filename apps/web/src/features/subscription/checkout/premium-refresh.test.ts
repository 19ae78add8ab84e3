import { ApiFailure } from '@firsthand/api-client';
import { describe, expect, test } from 'vitest';
import { createPremiumRefresh } from './premium-refresh.ts';

const away = new ApiFailure(502, 'Failed to refresh subscription status');

/** A server whose answers to "has this person Premium?" come one after the other; the last one stays. */
function aVisit(answers: (boolean | Error)[], faults: { provider?: Error; renewal?: Error } = {}) {
  const visit = { personId: 7 as number | null, steps: [] as string[], troubles: [] as unknown[] };
  const release: (() => void)[] = [];
  let isHeld = false;
  const refresh = createPremiumRefresh({
    getPersonId: () => visit.personId,
    refreshSubscription: async () => {
      visit.steps.push('ask');
      if (faults.provider) throw faults.provider;
    },
    reloadPerson: async () => {
      visit.steps.push('person');
      const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    renewSession: async () => {
      visit.steps.push('token');
      if (faults.renewal) throw faults.renewal;
    },
    wait: (ms) => {
      visit.steps.push(`wait ${ms}`);
      return isHeld ? new Promise((resolve) => release.push(resolve)) : Promise.resolve();
    },
    onTrouble: (error) => visit.troubles.push(error),
  });
  return {
    visit,
    refresh,
    /** From now on every wait lasts until `goOn`. */
    hold: () => (isHeld = true),
    goOn: () => {
      isHeld = false;
      for (const resolve of release.splice(0)) resolve();
    },
  };
}

const ATTEMPT = ['ask', 'person', 'token'];
const waits = (steps: string[]) => steps.filter((step) => step.startsWith('wait'));
const count = (steps: string[], wanted: string) => steps.filter((step) => step === wanted).length;

describe('the wait for Premium after a checkout', () => {
  test('asks the provider, loads the person and renews the token, 2 s later and then every 5 s', async () => {
    const { visit, refresh } = aVisit([false, false, true]);
    expect(await refresh.activate()).toBe('confirmed');
    expect(visit.steps).toEqual(['wait 2000', ...ATTEMPT, 'wait 5000', ...ATTEMPT, 'wait 5000', ...ATTEMPT]);
  });

  test('gives up after 6 attempts', async () => {
    const { visit, refresh } = aVisit([false]);
    expect(await refresh.activate()).toBe('unconfirmed');
    expect(count(visit.steps, 'ask')).toBe(6);
    expect(waits(visit.steps)).toEqual(['wait 2000', ...Array.from({ length: 5 }, () => 'wait 5000')]);
  });

  test('asked for by the person takes 3 attempts', async () => {
    const { visit, refresh } = aVisit([false]);
    expect(await refresh.checkAgain()).toBe('unconfirmed');
    expect(count(visit.steps, 'ask')).toBe(3);
    expect(waits(visit.steps)).toEqual(['wait 2000', 'wait 5000', 'wait 5000']);
  });

  test('in its quick form is one attempt at once', async () => {
    const { visit, refresh } = aVisit([false]);
    expect(await refresh.checkOnce()).toBe('unconfirmed');
    expect(visit.steps).toEqual(ATTEMPT);
  });

  test('is skipped while another one is running, and possible again afterwards', async () => {
    const { visit, refresh, hold, goOn } = aVisit([true]);
    hold();
    const first = refresh.activate();
    expect(await refresh.activate()).toBe('skipped');
    expect(await refresh.checkOnce()).toBe('skipped');
    goOn();
    expect(await first).toBe('confirmed');
    expect(visit.steps).toEqual(['wait 2000', ...ATTEMPT]);
    expect(await refresh.checkOnce()).toBe('confirmed');
  });

  test('believes our own server when the provider is away', async () => {
    const { visit, refresh } = aVisit([true], { provider: away });
    expect(await refresh.activate()).toBe('confirmed');
    expect(visit.steps).toEqual(['wait 2000', 'ask', 'person']);
    expect(visit.troubles).toEqual([]);
  });

  test('goes on after an attempt that failed with its fallback', async () => {
    const { visit, refresh } = aVisit([away, false, true], { provider: away });
    expect(await refresh.activate()).toBe('confirmed');
    expect(count(visit.steps, 'ask')).toBe(3);
    expect(visit.troubles).toEqual([away]);
  });

  test('needs no renewed token to be sure', async () => {
    const { refresh } = aVisit([true], { renewal: new Error('The session could not be renewed') });
    expect(await refresh.checkOnce()).toBe('confirmed');
  });

  test.each([null, 8])('ends when the person is no longer the one who began it (%s)', async (personId) => {
    const { visit, refresh, hold, goOn } = aVisit([false]);
    hold();
    const running = refresh.activate();
    visit.personId = personId;
    goOn();
    expect(await running).toBe('left');
    expect(visit.steps).toEqual(['wait 2000']);
  });
});

describe('after a change made on the page', () => {
  test('person and token are loaded up to 5 times, 3 s apart', async () => {
    const { visit, refresh } = aVisit([true]);
    await refresh.followChange(true);
    expect(count(visit.steps, 'person')).toBe(5);
    expect(count(visit.steps, 'token')).toBe(5);
    expect(waits(visit.steps)).toEqual(Array.from({ length: 4 }, () => 'wait 3000'));
    expect(visit.steps).not.toContain('ask');
  });

  test('they are not loaded again once Premium differs', async () => {
    const { visit, refresh } = aVisit([true, false]);
    await refresh.followChange(true);
    expect(visit.steps).toEqual(['person', 'token', 'wait 3000', 'person', 'token']);
  });

  test('a failure costs one of the 5 times', async () => {
    const { visit, refresh } = aVisit([away, false]);
    await refresh.followChange(true);
    expect(visit.steps).toEqual(['person', 'wait 3000', 'person', 'token']);
    expect(visit.troubles).toEqual([away]);
  });

  test('a newer change takes the place of the one before', async () => {
    const { visit, refresh, hold, goOn } = aVisit([true]);
    hold();
    const first = refresh.followChange(true);
    await Promise.resolve();
    const second = refresh.followChange(true);
    await new Promise((resolve) => setTimeout(resolve));
    goOn();
    await Promise.all([first, second]);
    expect(count(visit.steps, 'person')).toBe(1 + 5);
  });

  test('nothing is loaded for somebody who signed out', async () => {
    const { visit, refresh } = aVisit([true]);
    visit.personId = null;
    await refresh.followChange(true);
    expect(visit.steps).toEqual([]);
  });
});
