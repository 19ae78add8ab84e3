import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findTests } from './tests/kinds.ts';
import { ProgressReporter } from './tests/progress-reporter.ts';
import { SlowFilesFirst } from './tests/slow-files-first.ts';

const tests = findTests(import.meta.dirname);
const startPostgres = 'tests/support/src/start-postgres.ts';
const gatherPlaces = 'tests/support/src/gather-places.mjs';
const endFile = 'tests/support/src/end-file.ts';
const buildApart = 'tests/support/src/build-apart.mjs';

/** Half of the time of what starts programs and browsers is waiting for them, so there is one more than there are cores. */
const waiting = availableParallelism() + 1;

/** What starts programs: each file has a process of its own. */
const programs = {
  globalSetup: [gatherPlaces, startPostgres, buildApart],
  setupFiles: [endFile],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  maxWorkers: waiting,
};

const journeys = {
  // Some read what the product made with its own readers.
  globalSetup: [buildApart, 'tests/e2e/start-product.ts'],
  // Files share their modules, and with them one browser; each page has a context of its own.
  isolate: false,
  testTimeout: 240_000,
  hookTimeout: 180_000,
  // A page may wait for a machine that is busy; the default is one second.
  expect: { poll: { timeout: 30_000, interval: 100 } },
  maxWorkers: waiting,
};

/**
 * `browser` drives the built product with Chromium; the others run in Node with real databases, programs and servers.
 * `long` and `long-browser` are what takes minutes and seldom breaks: `npm test -- --all`.
 */
export default defineConfig({
  test: {
    reporters: ['default', new ProgressReporter()],
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: tests.unit,
          globalSetup: [gatherPlaces],
          // Files share their modules: nothing here outlives its file.
          isolate: false,
          testTimeout: 60_000,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'database',
          include: tests.database,
          globalSetup: [gatherPlaces, startPostgres, buildApart],
          // So are modules here, and with them the databases in memory, which are emptied and given out again.
          isolate: false,
          setupFiles: [endFile],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 2 },
        },
      },
      { test: { name: 'process', include: tests.process, ...programs, sequence: { groupOrder: 3 } } },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          ...journeys,
          // Beside the others that wait: the product of all journeys takes most of a minute to start.
          sequence: { groupOrder: 3 },
        },
      },
      { test: { name: 'long', include: tests.long, ...programs, sequence: { groupOrder: 4 } } },
      {
        test: {
          name: 'long-browser',
          include: ['tests/e2e/**/*.long.test.ts'],
          ...journeys,
          maxWorkers: Math.min(2, availableParallelism()),
          sequence: { groupOrder: 5 },
        },
      },
    ],
  },
});
