import { expect, test } from 'vitest';
import type { TextReading } from '../crawl/crawl-board.ts';
import { startTextReadings } from './start-text-readings.ts';

const NOTHING = { read: 0, changed: 0, unread: 0, failure: null };

function start() {
  const lines: string[] = [];
  const log = (level: string) => (fields: object, message: string) =>
    void lines.push(`${level} ${(fields as { board: string }).board}: ${message}`);
  const readings = startTextReadings({
    logger: { info: log('info'), warn: log('warn'), error: log('error') },
    onError: (error, { board }) => lines.push(`error ${board.board}: ${String(error)}`),
  });
  return { lines, readings };
}

function readingOf(id: number, run: TextReading['run']): TextReading {
  return { board: { id, source: 'workday', board: `b${id}` }, run };
}

test('texts of boards are read side by side, those of one board one reading at a time, the newest last', async () => {
  const { lines, readings } = start();
  const began: string[] = [];
  const gates = new Map<string, () => void>();
  const gated = (id: number, name: string) =>
    readingOf(id, async () => {
      began.push(name);
      await new Promise<void>((open) => gates.set(name, open));
      return { ...NOTHING, failure: name === 'two' ? 'refused' : null };
    });
  readings.add(gated(1, 'one'));
  readings.add(gated(2, 'two'));
  readings.add(gated(1, 'overtaken'));
  readings.add(gated(1, 'one again'));
  expect(began).toEqual(['one', 'two']);
  gates.get('one')?.();
  await expect.poll(() => began).toEqual(['one', 'two', 'one again']);
  gates.get('two')?.();
  gates.get('one again')?.();
  await expect.poll(() => lines).toHaveLength(3);
  expect(lines[0]).toBe('info workday:b1: texts read again');
  expect(lines).toContain('warn workday:b2: not all texts could be read again');
  await readings.stop();
});

test('stopping interrupts what is under way, and trouble with one board is told and leaves the others be', async () => {
  const { lines, readings } = start();
  readings.add(readingOf(1, () => Promise.reject(new Error('no store'))));
  readings.add(
    readingOf(2, async (signal) => {
      await new Promise((done) => signal.addEventListener('abort', done));
      return NOTHING;
    }),
  );
  await readings.stop();
  await readings.stop();
  readings.add(readingOf(3, () => Promise.resolve(NOTHING)));
  expect(lines).toEqual(['error b1: Error: no store', 'info workday:b2: texts read again']);
});
