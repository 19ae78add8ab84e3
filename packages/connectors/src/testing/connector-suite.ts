import { describe, expect, test } from 'vitest';
import type { Connector } from '../contract.ts';
import { toNavigationParts } from '../navigation-parts.ts';
import { describeFaults } from './fault-suite.ts';
import { describeHealthyBoard } from './healthy-suite.ts';
import { describeHostilePayloads } from './hostile-suite.ts';
import type { ConnectorRecordings } from '../recordings.ts';

/** The cases every connector passes, run over its own recordings. Its own test adds only its quirks. */
export function describeConnector(connector: Connector, recordings: ConnectorRecordings): void {
  describe(connector.source, () => {
    test('the recordings are worth testing with', () => {
      expect(recordings.expectedIds.length).toBeGreaterThanOrEqual(3);
      expect(Object.keys(recordings.expectedRejects).length).toBeGreaterThanOrEqual(1);
      expect(recordings.badBoards.length).toBeGreaterThanOrEqual(3);
      expect(connector.capabilities.detailsInList).toBe(recordings.isDetailRequest === null);
    });

    describe('board addresses', () => {
      test('a board address is canonical after one reading', () => {
        const board = connector.parseBoard(` ${recordings.board} `);
        expect(connector.parseBoard(board)).toBe(board);
        expect(board).toBe(board.trim());
      });

      test.each(recordings.badBoards)('%j is refused with a word on what is expected', (board) => {
        expect(() => connector.parseBoard(board)).toThrow(new RegExp(`^${connector.source} `));
      });

      test('the page for people is an https address', () => {
        const url = new URL(connector.toBoardUrl(connector.parseBoard(recordings.board)));
        expect(url.protocol).toBe('https:');
      });

      test('only Workday has navigation parts', () => {
        const parts = toNavigationParts(connector.source, connector.parseBoard(recordings.board));
        expect(parts !== null).toBe(connector.source === 'workday');
      });
    });

    test('the budgets name hosts, and are polite', () => {
      expect(connector.budgets.length).toBeGreaterThan(0);
      for (const { host, concurrency, minIntervalMs } of connector.budgets) {
        expect(host).toMatch(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/);
        expect(concurrency).toBeGreaterThanOrEqual(1);
        expect(concurrency).toBeLessThanOrEqual(8);
        expect(minIntervalMs).toBeGreaterThanOrEqual(100);
      }
    });

    describeHealthyBoard(connector, recordings);
    describeFaults(connector, recordings);
    describeHostilePayloads(connector, recordings);
  });
}
