import { expect, test } from 'vitest';
import { Door, type OutsideEvent } from './door.ts';
import { HostRestsError } from './host-rests-error.ts';

const LIMITS = { failuresUntilRest: 3, restMs: 1_000, longestRestMs: 3_000 };

function openDoor() {
  const clock = { ms: 50 };
  const events: string[] = [];
  const onEvent = (event: OutsideEvent) => {
    events.push(event.kind === 'attempt' ? event.outcome : event.state);
  };
  const door = new Door('ats', { limits: LIMITS, now: () => clock.ms, onEvent });
  const fail = (times: number, host = 'a') => {
    for (let count = 0; count < times; count += 1) door.enter(host)('failed');
  };
  return { door, clock, events, fail };
}

/** How long the host still rests, in seconds; null when it is asked. */
function restOf(door: Door, host = 'a'): number | null {
  try {
    door.enter(host)('untold');
    return null;
  } catch (error) {
    if (error instanceof HostRestsError) return error.retryAfterSeconds;
    throw error;
  }
}

test('a host rests after failures in a row, and no other with it', () => {
  const { door, fail } = openDoor();
  fail(2);
  door.enter('a')('answered');
  fail(2);
  expect(restOf(door)).toBeNull();
  fail(1);
  expect(restOf(door)).toBe(1);
  expect(restOf(door, 'b')).toBeNull();
});

test('after its rest one call tries it while the others are refused, and an answer opens it', () => {
  const { door, clock, events, fail } = openDoor();
  fail(3);
  clock.ms += 1_000;
  const tell = door.enter('a');
  expect(restOf(door)).toBe(1);
  tell('answered');
  expect(restOf(door)).toBeNull();
  expect(events).toEqual([
    ...['failed', 'failed', 'failed', 'resting', 'trying', 'refused', 'answered', 'open', 'untold'],
  ]);
});

test('a try that fails makes the rest twice as long, up to the longest', () => {
  const { door, clock, fail } = openDoor();
  fail(3);
  for (const seconds of [2, 3, 3]) {
    clock.ms += 3_000;
    fail(1);
    expect(restOf(door)).toBe(seconds);
  }
});

test('a try that was cut off by us says nothing: the next call tries', () => {
  const { door, clock, fail } = openDoor();
  fail(3);
  clock.ms += 1_000;
  door.enter('a')('untold');
  door.enter('a')('answered');
  expect(restOf(door)).toBeNull();
});

test('calls that began before the rest do not make it longer, and an answer of theirs ends it', () => {
  const { door, fail } = openDoor();
  const [late, later] = [door.enter('a'), door.enter('a')];
  fail(3);
  late('failed');
  expect(restOf(door)).toBe(1);
  later('answered');
  expect(restOf(door)).toBeNull();
});

test('an outcome counts once, whoever tells it twice', () => {
  const { door } = openDoor();
  const tell = door.enter('a');
  for (let count = 0; count < 5; count += 1) tell('failed');
  expect(restOf(door)).toBeNull();
});

test('retries come out of a budget that attempts fill again', () => {
  const { door } = openDoor();
  const spend = () => Array.from({ length: 20 }, () => door.mayRetry('a')).filter(Boolean).length;
  expect(spend()).toBe(10);
  for (let count = 0; count < 10; count += 1) door.enter('a')('answered');
  expect(spend()).toBe(2);
  expect(door.mayRetry('b')).toBe(true);
});
