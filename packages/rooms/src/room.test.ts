import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Room, type RoomOptions } from './index.ts';

interface Asked {
  does: string;
  length?: number;
}

let folder: string;
let opened: Room<Asked, unknown>[] = [];

/** Node 20 runs no TypeScript. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firsthand-rooms-'));
  const input = fileURLToPath(new URL('./testing/room-program.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'warn' });
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' });
  await bundle.close();
});

afterEach(() => {
  for (const room of opened) room.close();
  opened = [];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function openRoom(changed: Partial<RoomOptions> = {}): Room<Asked, unknown> {
  return openPlainRoom({ waitingAtMost: 3, perPerson: 2, longestWaitMs: 10_000, idleMs: 5_000, ...changed });
}

/** With the line that a room has by itself. */
function openPlainRoom(changed: Partial<RoomOptions> = {}): Room<Asked, unknown> {
  const room = new Room<Asked, unknown>({
    program: pathToFileURL(join(folder, 'room-program.mjs')),
    limits: { withinMs: 20_000, cpuMs: 600, memoryMb: 300, answerBytes: 1_000_000 },
    heapMb: 60,
    busy: { code: 'room-busy', text: 'Many wait just now.' },
    own: { code: 'room-own', text: 'Your others are not done.' },
    tooLarge: { code: 'room-too-large', text: 'This is too large.' },
    tooLong: { code: 'room-too-long', text: 'This takes too long.' },
    ...changed,
  });
  opened.push(room);
  return room;
}

const ADA = { person: 1 };
const TOO_LARGE = { code: 'room-too-large', status: 422, message: 'This is too large.' };
const TOO_LONG = { code: 'room-too-long', status: 422, message: 'This takes too long.' };

test('a piece is done in a process that is kept for the next', async () => {
  const room = openRoom();
  const first = await room.work({ does: 'pid' }, ADA);
  expect(first).not.toBe(process.pid);
  expect(await room.work({ does: 'pid' }, ADA)).toBe(first);
  expect(await room.work({ does: 'bytes', length: 3 }, ADA)).toEqual(new Uint8Array([7, 7, 7]));
});

test('a process has nothing of our environment', async () => {
  process.env.FIRSTHAND_ROOM_CANARY = 'secret';
  const names = await openRoom().work({ does: 'environment' }, ADA);
  delete process.env.FIRSTHAND_ROOM_CANARY;
  expect(names).not.toContain('FIRSTHAND_ROOM_CANARY');
  expect(names).not.toContain('PATH');
});

test.each([
  ['spin', TOO_LONG, 600],
  // Filling it takes time of its own.
  ['buffers', TOO_LARGE, 10_000],
  ['heap', TOO_LARGE, 10_000],
  ['deep', TOO_LARGE, 10_000],
])('work that goes on for ever (%s) is ended', async (does, refusal, cpuMs) => {
  const room = openRoom({ limits: { withinMs: 20_000, cpuMs, memoryMb: 300, answerBytes: 1_000_000 } });
  await expect(room.work({ does }, ADA)).rejects.toMatchObject(refusal);
  expect(await room.work({ does: 'go on' }, ADA)).toBe('go on');
});

test('who takes too long by the clock, or has too long an answer, is too much', async () => {
  const limits = { cpuMs: 9_000, memoryMb: 300, answerBytes: 1_000 };
  const hasty = openRoom({ limits: { ...limits, withinMs: 300 } });
  await expect(hasty.work({ does: 'wait', length: 5_000 }, ADA)).rejects.toMatchObject(TOO_LONG);
  // A process begins anew, which on a busy machine may take longer than that.
  const patient = openRoom({ limits: { ...limits, withinMs: 20_000 } });
  await expect(patient.work({ does: 'bytes', length: 2_000 }, ADA)).rejects.toMatchObject(TOO_LARGE);
});

test('what the work refuses is said in its words, and what fails is a fault', async () => {
  const room = openRoom();
  const refused = { code: 'not-taken', status: 415, message: 'This is not what we take.' };
  await expect(room.work({ does: 'refuse' }, ADA)).rejects.toMatchObject(refused);
  await expect(room.work({ does: 'fail' }, ADA)).rejects.toThrow('a fault of ours');
  await expect(room.work({ does: 'exit' }, ADA)).rejects.toThrow('status 3');
});

test('nobody holds all places, and who sends too many is told', async () => {
  const room = openRoom();
  const long = { does: 'wait', length: 1_500 };
  const own = [room.work(long, ADA), room.work(long, ADA)];
  await expect(room.work(long, ADA)).rejects.toMatchObject({ code: 'room-own', status: 429 });
  expect(await room.work({ does: 'mine' }, { person: 2 })).toBe('mine');
  await Promise.all(own);
});

test('a room of which nothing is said works at two pieces, and lets three of a person and twenty of all wait', async () => {
  const room = openPlainRoom();
  const long = { does: 'wait', length: 1_500 };
  const worked = [room.work(long, ADA), room.work(long, { person: 2 })];
  const waiting = [1, 1, ...Array.from({ length: 18 }, (_, at) => 3 + at)].map((person) =>
    room.work({ does: 'next' }, { person }),
  );
  await expect(room.work(long, ADA)).rejects.toMatchObject({ code: 'room-own', status: 429 });
  await expect(room.work(long, { person: 99 })).rejects.toMatchObject({
    ...{ code: 'room-busy', status: 503, retryAfterSeconds: 60 },
  });
  await Promise.all(worked);
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => 'next'));
});

test('when too many wait, or it takes too long to come to it, the answer says when to come back', async () => {
  const room = openRoom({ atOnce: 1, waitingAtMost: 1, longestWaitMs: 500 });
  const first = room.work({ does: 'wait', length: 1_500 }, ADA);
  const second = room.work({ does: 'pid' }, { person: 2 });
  const busy = { code: 'room-busy', status: 503, expected: true, retryAfterSeconds: 1 };
  await expect(room.work({ does: 'pid' }, { person: 3 })).rejects.toMatchObject(busy);
  await expect(second).rejects.toMatchObject(busy);
  await first;
});

test('who goes away leaves the line, and what was worked at for them ends', async () => {
  const room = openRoom({ atOnce: 1 });
  const gone = new AbortController();
  const spinning = room.work({ does: 'spin' }, { person: 1, signal: gone.signal });
  const waiting = room.work({ does: 'spin' }, { person: 2, signal: gone.signal });
  setTimeout(() => gone.abort(new Error('gone')), 300);
  const ends = await Promise.allSettled([spinning, waiting]);
  expect(ends).toMatchObject([{ reason: { message: 'gone' } }, { reason: { message: 'gone' } }]);
  expect(await room.work({ does: 'next' }, { person: 3 })).toBe('next');
  await expect(room.work({ does: 'x' }, { person: 3, signal: gone.signal })).rejects.toThrow('gone');
});

test('a process is replaced after so many pieces', async () => {
  const room = openRoom({ piecesPerProcess: 1 });
  expect(await room.work({ does: 'pid' }, ADA)).not.toBe(await room.work({ does: 'pid' }, ADA));
});
