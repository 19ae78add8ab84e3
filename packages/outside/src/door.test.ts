import { expect, test } from 'vitest';
import { callFor } from './calling-for.ts';
import { Door, type OutsideEvent } from './door.ts';
import { HostRestsError } from './host-rests-error.ts';

const LIMITS = { failuresUntilRest: 3, restMs: 1_000, longestRestMs: 3_000 };

function openDoor(name: 'ats' | 'stripe' = 'ats') {
  const clock = { ms: 50 };
  const events: string[] = [];
  const onEvent = (event: OutsideEvent) => {
    events.push(event.kind === 'attempt' ? event.outcome : event.state);
  };
  const door = new Door(name, { limits: LIMITS, now: () => clock.ms, onEvent });
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

/** Of a door with many people behind it: how many calls of each in turn fail, named "who what". */
function failFor(door: Door, ...calls: string[]): void {
  for (const call of calls) {
    const [who = '', what] = call.split(' ');
    callFor(who, () => door.enter('a', { what: what ?? '' }))('failed');
  }
}
const restFor = (door: Door, who: string) => callFor(who, () => restOf(door));

test('one person’s trouble with one kind of call lets nobody wait, however often they try', () => {
  const { door } = openDoor('stripe');
  for (let count = 0; count < 20; count += 1) failFor(door, 'ada pay');
  expect([restFor(door, 'ada'), restFor(door, 'bob')]).toEqual([null, null]);
});

test.each([
  ['two people', ['ada pay', 'ada pay', 'bob pay']],
  ['two kinds of call of one person', ['ada pay', 'ada pay', 'ada list']],
])('failures of %s let the host rest for everybody', (_what, calls) => {
  const { door } = openDoor('stripe');
  failFor(door, ...calls);
  expect([restFor(door, 'ada'), restFor(door, 'eve')]).toEqual([1, 1]);
});

test('anybody may try after the rest, also while the one who always fails is trying, and an answer opens it', () => {
  const { door, clock } = openDoor('stripe');
  failFor(door, 'ada pay', 'bob pay', 'bob pay');
  clock.ms += 1_000;
  failFor(door, 'ada pay', 'ada pay', 'ada pay');
  const slow = callFor('ada', () => door.enter('a', { what: 'pay' }));
  expect(callFor('ada', () => restOf(door))).toBeNull();
  expect(() => callFor('ada', () => door.enter('a', { what: 'pay' }))).toThrow(HostRestsError);
  callFor('bob', () => door.enter('a', { what: 'pay' }))('answered');
  slow('failed');
  expect([restFor(door, 'ada'), restFor(door, 'bob')]).toEqual([null, null]);
});

test('tries of two people that fail make the rest twice as long, those of one do not', () => {
  const { door, clock } = openDoor('stripe');
  failFor(door, 'ada pay', 'ada pay', 'bob pay');
  clock.ms += 1_000;
  failFor(door, 'ada pay', 'ada pay');
  expect(restFor(door, 'bob')).toBeNull();
  failFor(door, 'bob pay');
  expect(restFor(door, 'eve')).toBe(2);
});

test('a board that fails again and again is refused alone, and its ATS goes on answering for others', () => {
  const { door } = openDoor('ats');
  failFor(door, 'board1', 'board1', 'board1');
  expect([restFor(door, 'board1'), restFor(door, 'board2')]).toEqual([1, null]);
  failFor(door, 'board2');
  expect(restFor(door, 'board3')).toBe(1);
});

test('work that was let in makes its tries to the end, and nobody else is let in by that', () => {
  const { door } = openDoor('stripe');
  const calls = callFor('ada', () => () => door.enter('a', { finishes: true }));
  callFor('ada', () => {
    const first = door.enter('a', { finishes: true });
    failFor(door, 'bob', 'eve');
    first('failed');
    door.enter('a', { finishes: true })('failed');
    expect(() => door.enter('a')).toThrow(HostRestsError);
  });
  expect(calls).toThrow(HostRestsError);
});
