import { describe, expect, test } from 'vitest';
import { fakeConnectors, readingOf } from '../testing/fake-connectors.ts';
import { formatBoardName, parseBoardName } from './board-name.ts';
import { readBoardsFile } from './read-boards-file.ts';

const connectors = fakeConnectors(readingOf([]));
const read = (text: string) => readBoardsFile(text, { fileName: 'boards.csv', connectors });

const plain = { featured: false, expectedJobs: null };

describe('readBoardsFile', () => {
  test('reads sources, boards and companies, quoted or not', async () => {
    const { boards, faults } = await read(
      'source,board,company\nlever,acme,"Acme, ""The"" Maker"\nadp,a/b,\n',
    );
    expect(faults).toEqual([]);
    expect(boards).toEqual([
      { source: 'lever', board: 'acme', company: 'Acme, "The" Maker', ...plain },
      { source: 'adp', board: 'a/b', company: null, ...plain },
    ]);
  });

  test('says of a column that it does not know, and takes nothing in it for featured', async () => {
    const { boards, faults } = await read('source,board,company,priority\nlever,a,A,1\nlever,b,B,high');
    expect(boards.map(({ board, featured }) => [board, featured])).toEqual([
      ['a', false],
      ['b', false],
    ]);
    expect(faults).toEqual([
      {
        line: 1,
        message:
          'boards.csv, line 1: there is no column "priority"; known are source, board, company, featured, open_postings',
      },
    ]);
  });

  test('reads the optional column featured', async () => {
    const { boards, faults } = await read(
      'source,board,company,featured\nlever,a,A,true\nlever,b,B,no\nlever,c,C,maybe',
    );
    expect(boards.map((board) => board.featured)).toEqual([true, false]);
    expect(faults).toEqual([
      { line: 4, message: 'boards.csv, line 4: featured must be true or false, not "maybe"' },
    ]);
  });

  test('names every broken row with its line and keeps the rest', async () => {
    const { boards, faults } = await read(
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
    expect(faults.map((fault) => fault.line)).toEqual([3, 4, 5, 6, 9, 10, 11]);
    const text = faults.map((fault) => fault.message).join('\n');
    expect(text).toContain('line 3: unknown source "myspace"');
    expect(text).toContain('line 5: lever boards look like acme');
    expect(text).toContain('line 6: malformed row (a quote is not closed)');
    expect(text).toContain('line 9: lever:good stands already on line 2');
  });

  test('says when the header is missing and reads the first line as a board', async () => {
    const { boards, faults } = await read('lever,acme,Acme');
    expect(boards).toHaveLength(1);
    expect(faults[0]?.message).toContain('expected the header source,board,company');
  });

  test('takes a byte order mark and different ends of lines', async () => {
    expect(await read('\uFEFFsource,board,company\rlever,a,A\r\nlever,b,B\n')).toMatchObject({
      boards: [{ board: 'a' }, { board: 'b' }],
      faults: [],
    });
  });

  test('reads columns by their names, in any order', async () => {
    const { boards, faults } = await read(
      'Company,Featured,Open Postings,Board,Source\nAcme,yes,1200,acme,lever\n,,,b,lever',
    );
    expect(faults).toEqual([]);
    expect(boards).toEqual([
      { source: 'lever', board: 'acme', company: 'Acme', featured: true, expectedJobs: 1_200 },
      { source: 'lever', board: 'b', company: null, ...plain },
    ]);
  });

  test('takes no unknown column for another, wherever it stands', async () => {
    const { boards, faults } = await read('id,source,lists,board\n7,lever,5,acme\n8,lever,true,b\n');
    expect(boards.map(({ board, company, featured }) => [board, company, featured])).toEqual([
      ['acme', null, false],
      ['b', null, false],
    ]);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message).toContain('there is no column "id", "lists"');
  });

  test('tells some of very many faults, and how many more there are', async () => {
    const rows = Array.from({ length: 3_000 }, (_, index) => `ashby,board${index}`);
    const { boards, faults } = await read(['source,board', ...rows, 'lever,good'].join('\n'));
    expect(boards.map(({ board }) => board)).toEqual(['good']);
    expect(faults).toHaveLength(51);
    expect(faults.at(-1)?.message).toBe('boards.csv, from line 52 on: 2,950 more rows cannot be used either');
  });

  test('leaves out what is more than any market has', async () => {
    const rows = Array.from({ length: 250_010 }, (_, index) => `lever,b${index}`);
    const { boards, faults } = await read(['source,board', ...rows].join('\n'));
    expect(boards).toHaveLength(250_000);
    expect(faults.map(({ message }) => message)).toEqual([
      'boards.csv, line 250002: holds more than 250,000 boards; what follows is left out',
    ]);
  });

  test('a number of postings that is none is told', async () => {
    const { faults } = await read('source,board,open_postings\nlever,a,many\nlever,b,-1');
    expect(faults.map(({ message }) => message)).toEqual([
      'boards.csv, line 2: open_postings must be a whole number below 10,000,000, not "many"',
      'boards.csv, line 3: open_postings must be a whole number below 10,000,000, not "-1"',
    ]);
  });

  test('an empty file has no boards and no faults', async () => {
    expect(await read('')).toEqual({ boards: [], faults: [] });
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
