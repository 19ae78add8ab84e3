import { describe, expect, test } from 'vitest';
import { formatDiscovery } from './format-discovery.ts';
import { parseBoardsCommand } from './parse-boards-command.ts';

describe('npm run boards', () => {
  test('reads what is to be done with which boards', () => {
    expect(parseBoardsCommand(['keep-out', 'lever:acme', '--live', 'greenhouse:b'])).toEqual({
      ...{ act: 'keep-out', names: ['lever:acme', 'greenhouse:b'], settings: ['--live'] },
    });
    expect(parseBoardsCommand(['help'])).toBe('help');
  });

  test.each([
    [[], 'A command is missing.'],
    [['forget', 'lever:acme'], 'forget is no command.'],
    [['keep-out'], 'keep-out needs a board.'],
    [['let-in', 'acme'], '"acme" is not a board'],
    [['keep-out', 'ashby:acme'], 'unknown source "ashby"'],
  ])('refuses %j in words, and says how it is meant', (given, sentence) => {
    expect(() => parseBoardsCommand(given)).toThrow(sentence);
    expect(() => parseBoardsCommand(given)).toThrow('npm run boards -- COMMAND');
  });
});

test('what was found is told in a line, with the new ones by name and what could not be read', () => {
  const report = { named: 3, added: ['lever:acme'], keptOut: 0, faults: [] };
  expect(formatDiscovery([report])).toBe('3 boards named, 1 new.\n  lever:acme');
  const many = Array.from({ length: 25 }, (_, index) => `lever:b${index}`);
  const faults = [{ url: 'https://acme.example', message: 'answers 404' }];
  expect(formatDiscovery([report, { named: 30, added: many, keptOut: 2, faults }]).split('\n')).toEqual([
    '33 boards named, 26 new, 2 kept out.',
    '  lever:acme',
    ...many.slice(0, 19).map((name) => `  ${name}`),
    '  and 6 more',
    'https://acme.example answers 404',
  ]);
});
