import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLogger } from '../create-logger.ts';
import { createTelemetry } from './create-telemetry.ts';

function start() {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(JSON.parse(line) as (typeof lines)[0]) });
  return { lines, logger, telemetry: createTelemetry(null) };
}

test('lines say what task they belong to, also those of what it began', async () => {
  const { lines, logger, telemetry } = start();
  const log = async (task: string) => {
    await sleep(1);
    logger.info({ of: task }, 'done');
  };
  await Promise.all(
    ['812', '813'].map((id) => telemetry.begin({ kind: 'task', name: 'send-mail', id }).run(() => log(id))),
  );
  logger.info('outside of any');
  expect(lines.map(({ of, task, taskId }) => ({ of, task, taskId }))).toEqual([
    ...['812', '813'].map((id) => ({ of: id, task: 'send-mail', taskId: id })),
    { of: undefined, task: undefined, taskId: undefined },
  ]);
});

test('a logger that says itself what it belongs to says so once', () => {
  const raw: string[] = [];
  const logger = createLogger('info', { write: (line) => raw.push(line) }).child({ requestId: 'its-own' });
  createTelemetry(null)
    .begin({ kind: 'request', id: 'another' })
    .run(() => logger.info('done'));
  expect(raw.join('').match(/requestId/g)).toHaveLength(1);
  expect(raw.join('')).toContain('"requestId":"its-own"');
});
