import { describe, expect, test } from 'vitest';
import { fakeConnectors, readingOf } from '../testing/fake-connectors.ts';
import { formatBoardName, parseBoardName } from './board-name.ts';
import { readBoardsFile } from './read-boards-file.ts';

const connectors = fakeConnectors(readingOf([]));
const read = (text: string) => readBoardsFile(text, { fileName: 'boards.csv', connectors });

describe('readBoardsFile', () => {
  test('reads sources, boards and companies, quoted or not', () => {
    const { boards, faults } = read('source,board,company\nlever,acme,"Acme, ""The"" Maker"\nadp,a/b,\n');
    expect(faults).toEqual([]);
    expect(boards).toEqual([
      { source: 'lever', board: 'acme', company: 'Acme, "The" Maker', featured: false },
      { source: 'adp', board: 'a/b', company: null, featured: false },
    ]);
  });

  test('says of a column that it does not know, and takes nothing in it for featured', () => {
    const { boards, faults } = read('source,board,company,priority\nlever,a,A,1\nlever,b,B,high');
    expect(boards.map(({ board, featured }) => [board, featured])).toEqual([
      ['a', false],
      ['b', false],
    ]);
    expect(faults).toEqual([
      {
        line: 1,
        message: 'boards.csv, line 1: there is no column "priority"; behind company only featured may stand',
      },
    ]);
  });

  test('reads the optional column featured', () => {
    const { boards, faults } = read(
      'source,board,company,featured\nlever,a,A,true\nlever,b,B,no\nlever,c,C,maybe',
    );
    expect(boards.map((board) => board.featured)).toEqual([true, false]);
    expect(faults).toEqual([
      { line: 4, message: 'boards.csv, line 4: featured must be true or false, not "maybe"' },
    ]);
  });

  test('names every broken row with its line and keeps the rest', () => {
    const { boards, faults } = read(
      [
        'source,board,company',
        'lever,good,Good',
        'myspace,acme,Acme',
        'lever',
        'lever,has space,Acme',
        'lever,"open,Acme',
        '# a note',
        '',
        'lever,good,Again',
        'lever,a,b,c,d,e',
        'lever,,Nobody',
        'breezy,last,Last',
      ].join('\r\n'),
    );
    expect(boards.map((board) => board.board)).toEqual(['good', 'last']);
    expect(faults.map((fault) => fault.line)).toEqual([6, 3, 4, 5, 9, 10, 11]);
    const text = faults.map((fault) => fault.message).join('\n');
    expect(text).toContain('line 3: unknown source "myspace"');
    expect(text).toContain('line 5: lever boards look like acme');
    expect(text).toContain('line 6: malformed row (a quote is not closed)');
    expect(text).toContain('line 9: lever:good stands already on line 2');
  });

  test('says when the header is missing and reads the first line as a board', () => {
    const { boards, faults } = read('lever,acme,Acme');
    expect(boards).toHaveLength(1);
    expect(faults[0]?.message).toContain('expected the header source,board,company');
  });

  test('takes a byte order mark and different ends of lines', () => {
    expect(read('\uFEFFsource,board,company\rlever,a,A\r\nlever,b,B\n')).toMatchObject({
      boards: [{ board: 'a' }, { board: 'b' }],
      faults: [],
    });
  });

  test('an empty file has no boards and no faults', () => {
    expect(read('')).toEqual({ boards: [], faults: [] });
  });
});

describe('parseBoardName', () => {
  test('takes a source or a slug and gives the canonical board', () => {
    expect(parseBoardName('greenhouse:ACME', connectors)).toEqual({ source: 'greenhouseio', board: 'acme' });
    expect(formatBoardName(parseBoardName('workday:wd5/acme/External', connectors))).toBe(
      'workday:wd5/acme/external',
    );
  });

  test.each([
    ['acme', 'is not a board: write source:board'],
    ['3:acme', 'unknown source "3"'],
    ['nope:acme', 'unknown source "nope"'],
    ['lever:', 'lever needs a board'],
    ['lever:a b', 'lever boards look like acme'],
  ])('refuses %s', (text, message) => {
    expect(() => parseBoardName(text, connectors)).toThrow(message);
  });
});
