import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildChildProgram, startChild, type Child, type ChildProgram } from '@firsthand/test-support';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutPower } from './testing/cut-power.ts';

/** `FIRSTHAND_KILLS=50` breaks the store off so often in each way; docs/reliability.md says what came of it. */
const KILLS = Number(process.env['FIRSTHAND_KILLS'] ?? 3);
const TIMEOUT = { timeout: 60_000 + KILLS * 30_000 };
const SEED = 93;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'firsthand-broken-off-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** The same numbers in every run, from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = createRandom(SEED);

/** Lets it write a few numbers more and kills it at any moment then. Gives the last number it said to be stored. */
async function writeAndKill(child: Child, from: number): Promise<number> {
  await child.line(`stored ${from + 1 + Math.floor(random() * 15)}.`);
  await sleep(random() * 60);
  await child.kill();
  return readLast(child);
}

function readLast(child: Child): number {
  const stored = child.said().flatMap((line) => /^stored (\d+)\.$/.exec(line)?.slice(1) ?? []);
  return Math.max(0, ...stored.map(Number));
}

/** What it found when it opened the store: everything up to a number, without a gap. */
async function readHeld(child: Child): Promise<number> {
  const [held, last] =
    /holds (\d+) up to (\d+)/
      .exec(await child.line('holds '))
      ?.slice(1)
      .map(Number) ?? [];
  expect(held).toBe(last);
  return held ?? 0;
}

async function withProgram(name: string, use: (program: ChildProgram) => Promise<void>): Promise<void> {
  const program = await buildChildProgram(new URL(`./testing/${name}.ts`, import.meta.url));
  try {
    await use(program);
  } finally {
    await program.remove();
  }
}

test(
  `a store that is killed ${KILLS} times while it is written to opens again and holds what was acknowledged`,
  TIMEOUT,
  async () => {
    await withProgram('write-until-killed', async (program) => {
      let stored = 0;
      for (let round = 0; round <= KILLS; round += 1) {
        const child = startChild(program, [join(root, 'killed')]);
        const held = await readHeld(child);
        expect(held).toBeGreaterThanOrEqual(stored);
        if (round === KILLS) return child.kill();
        stored = await writeAndKill(child, held);
      }
    });
  },
);

test(
  `a store whose power is cut ${KILLS} times while it is written to opens again and holds what was acknowledged`,
  TIMEOUT,
  async () => {
    await withProgram('write-until-cut', async (program) => {
      let disk = join(root, 'disk');
      let stored = 0;
      for (let round = 0; round <= KILLS; round += 1) {
        const [live, durable, target] = ['live', 'durable', 'left'].map((name) =>
          join(root, `${name}-${round}`),
        );
        const parts = { live: live ?? '', durable: durable ?? '', target: target ?? '' };
        if (round > 0)
          for (const copy of [parts.live, parts.durable]) cpSync(disk, copy, { recursive: true });
        const child = startChild(program, [parts.live, parts.durable]);
        const held = await readHeld(child);
        expect(held).toBeGreaterThanOrEqual(stored);
        if (round === KILLS) return child.kill();
        stored = await writeAndKill(child, held);
        // At worst nothing but what was synced is left; at any other time some of the rest, page by page.
        if (round % 2 === 1) cutPower(parts, random);
        await rm(disk, { recursive: true, force: true });
        disk = round % 2 === 1 ? parts.target : parts.durable;
        await rm(parts.live, { recursive: true, force: true });
        if (disk !== parts.durable) await rm(parts.durable, { recursive: true, force: true });
      }
    });
  },
);
