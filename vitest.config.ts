import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Two kinds of tests: `unit` runs in Node with real databases, `browser` drives the built product with Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{packages,apps,benchmarks}/**/*.test.{ts,tsx}',
            'tests/support/**/*.test.ts',
            'tests/house/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/build/**'],
          globalSetup: ['tests/support/src/start-postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Half of a test's time is waiting for a database or a process, so every core may have one.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/start-product.ts'],
          testTimeout: 240_000,
          hookTimeout: 180_000,
          // A page may wait for a machine that is busy; the default is one second.
          expect: { poll: { timeout: 30_000, interval: 100 } },
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
