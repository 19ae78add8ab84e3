import { expect, test } from 'vitest';
import { drawPage, type Drawn } from '../testing/read-drawn.ts';
import { toChunks } from './chunks.ts';

const read = (rows: Drawn[][]): string[][] => {
  const { chunks } = toChunks(drawPage(rows), 1);
  return rows.map((_row, index) =>
    chunks.filter(({ y }) => Math.abs(y - 50 - index * 20) < 1).map(({ text }) => text),
  );
};

/** Words set one by one, each so far behind the one before. */
function setWords(text: string, space: number, font?: string): Drawn[] {
  let x = 50;
  return text.split(' ').map((word) => {
    const drawn: Drawn = { text: word, x, ...(font === undefined ? {} : { font }) };
    x += word.length * 4.5 + space;
    return drawn;
  });
}

test('a space in a font of one width parts no cells, two tabs do', () => {
  const mono = (text: string): Drawn[] => setWords(text, 4.5, 'CourierNewPSMT');
  expect(
    read([
      [...mono('Night Porter'), { text: '2019–2023', x: 300, font: 'CourierNewPSMT' }],
      [...mono('Night Manager'), { text: '2015–2019', x: 300, font: 'CourierNewPSMT' }],
      mono('Grand Hotel Orme'),
      mono('Grand Parade'),
    ]),
  ).toEqual([
    ['Night Porter', '2019–2023'],
    ['Night Manager', '2015–2019'],
    ['Grand Hotel Orme'],
    ['Grand Parade'],
  ]);
});

test('wide spaces of a line set to full width part no cells, though they stand under each other', () => {
  expect(
    read([
      setWords('Kept the small museum open for school classes', 6),
      setWords('Kept the large archive in order for visitors', 6),
      setWords('Sold the first books about the town itself', 6),
      setWords('Led the night tours of the old mills', 6),
    ]),
  ).toEqual([
    ['Kept the small museum open for school classes'],
    ['Kept the large archive in order for visitors'],
    ['Sold the first books about the town itself'],
    ['Led the night tours of the old mills'],
  ]);
});

test('labels set close to what they name are cells', () => {
  expect(
    read([
      [
        { text: 'Phone', right: 100 },
        { text: '020 7946 0127', x: 106 },
      ],
      [
        { text: 'Mail', right: 100 },
        { text: 'a@example.org', x: 106 },
      ],
      [
        { text: 'Town', right: 100 },
        { text: 'Leeds', x: 106 },
      ],
    ]),
  ).toEqual([
    ['Phone', '020 7946 0127'],
    ['Mail', 'a@example.org'],
    ['Town', 'Leeds'],
  ]);
});
