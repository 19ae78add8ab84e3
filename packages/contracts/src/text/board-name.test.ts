import { expect, test } from 'vitest';
import { toBoardName } from './board-name.ts';

test('a board is named after its company and its system', () => {
  expect(toBoardName('Acme', 'greenhouseio')).toBe('Acme’s GreenhouseIO board');
  expect(toBoardName('Siemens', 'workday')).toBe('Siemens’ Workday board');
  expect(toBoardName(null, 'adp')).toBe('an ADP board');
  expect(toBoardName(null, 'lever')).toBe('a Lever board');
});
