import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DOOR_LIMITS } from '../../packages/outside/src/door-limits.ts';

const root = join(import.meta.dirname, '../..');

test('the table of doors in docs/operations.md says what holds', () => {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const rows = Object.entries(DOOR_LIMITS).map(([name, limits]) => {
    const { connectMs, headersMs, wholeMs, answerMaxBytes, retries } = limits;
    const { failuresUntilRest, restMs, longestRestMs } = limits;
    const times = [connectMs, headersMs, wholeMs].map((ms) => ms / 1_000);
    const rests = [restMs, longestRestMs].map((ms) => ms / 1_000);
    return [`\`${name}\``, ...times, toBytes(answerMaxBytes), retries, failuresUntilRest, ...rests].join(' ');
  });
  const shown = text.split('\n').map((line) => line.replace(/\s*\|\s*/g, ' ').trim());
  for (const row of rows) expect(shown).toContain(row);
});

function toBytes(bytes: number): string {
  return bytes >= 2 ** 20 ? `${bytes / 2 ** 20} MiB` : `${bytes / 2 ** 10} KiB`;
}
