import { METRICS, type GaugeReading } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { createMetrics } from './create-metrics.ts';

const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(name));

test('gives what was counted, observed and stands somewhere, with the runtime beside it', async () => {
  const metrics = createMetrics();
  metrics.count('firsthand_tasks_total', { kind: 'send-mail', outcome: 'done' });
  metrics.count('firsthand_tasks_total', { kind: 'send-mail', outcome: 'done' }, 2);
  metrics.observe('firsthand_search_seconds', { kind: 'search', executor: 'sql' }, 0.004);
  const standing: GaugeReading[] = [
    { name: 'firsthand_board_failures_in_a_row', labels: { board: 'lever:acme' }, value: 4 },
    { name: 'firsthand_search_index_lag_seconds', labels: {}, value: 0.5 },
  ];
  const text = await metrics.write([() => standing, () => Promise.resolve([])]);
  expect(text).toContain('firsthand_tasks_total{kind="send-mail",outcome="done"} 3\n');
  expect(text).toContain('firsthand_search_seconds_bucket{le="0.005",kind="search",executor="sql"} 1\n');
  expect(text).toContain('firsthand_board_failures_in_a_row{board="lever:acme"} 4\n');
  expect(text).toContain('firsthand_search_index_lag_seconds 0.5\n');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds ');
  for (const [name, { type }] of Object.entries(METRICS)) expect(text).toContain(`# TYPE ${name} ${type}\n`);
});

test('what no longer stands there is not given again', async () => {
  const metrics = createMetrics();
  await metrics.write([
    () => [
      { name: 'firsthand_board_failures_in_a_row', labels: { board: 'lever:acme' }, value: 4 },
      { name: 'firsthand_replica_lag_seconds', labels: {}, value: 1 },
    ],
  ]);
  const text = await metrics.write([]);
  expect(linesOf(text, 'firsthand_board_failures_in_a_row')).toEqual([]);
  expect(linesOf(text, 'firsthand_replica_lag_seconds')).toEqual([]);
});

test('gauges that fail or do not come hide no other figure', async () => {
  const metrics = createMetrics(20);
  metrics.count('firsthand_search_rescued_total', {});
  const text = await metrics.write([
    () => Promise.reject(new Error('the database is away')),
    () => {
      throw new Error('at once');
    },
    () => new Promise(() => undefined),
    () => [{ name: 'firsthand_database_up', labels: {}, value: 0 }],
  ]);
  expect(linesOf(text, 'firsthand_search_rescued_total')).toEqual(['firsthand_search_rescued_total 1']);
  expect(linesOf(text, 'firsthand_database_up')).toEqual(['firsthand_database_up 0']);
});

test('two programs in one process count apart', async () => {
  const [one, other] = [createMetrics(), createMetrics()];
  one.count('firsthand_search_rescued_total', {}, 5);
  expect(await other.write([])).toContain('firsthand_search_rescued_total 0\n');
});
