import { describe, expect, test } from 'vitest';
import { readDrawn, drawPage, toPositions, type Drawn, type Row } from '../testing/read-drawn.ts';
import { toResume } from '../to-resume.ts';

const CONTACT: Row[] = [{ text: 'Ines Albrecht', size: 22 }, 'ines@example.org'];
const text = (words: string, more: Partial<Drawn> = {}): Drawn => ({ text: words, x: 190, ...more });

function readMargin(
  label: (words: string) => Drawn,
  experience: string[],
  skills: string,
): ReturnType<typeof readDrawn> {
  const [first = '', second] = experience;
  return readDrawn([
    ...CONTACT,
    [label(first), text('Optician', { isBold: true }), text('2018 – 2023', { x: 480 })],
    [...(second === undefined ? [] : [label(second)]), text('Blickfang Augenoptik')],
    [text('Ground lenses for eleven shops in the region')],
    [text('Sales Assistant', { isBold: true }), text('2014 – 2018', { x: 480 })],
    [text('Kaufhaus Lindner')],
    [label('Education'), text('School of Optics, Jena')],
    [label(skills), text('• Refraction, Frame fitting, Sales talks')],
    [text('• Stock keeping, Till')],
    [label('Languages'), text('German, English')],
  ]);
}

const POSITIONS = [
  ['Optician', 'Blickfang Augenoptik', '2018', '2023'],
  ['Sales Assistant', 'Kaufhaus Lindner', '2014', '2018'],
];

describe('headings in the left margin open what stands beside them', () => {
  test.each<[string, (words: string) => Drawn]>([
    ['flush right', (words) => ({ text: words, right: 178, size: 12, isBold: true })],
    ['flush left', (words) => ({ text: words, x: 50, size: 12, isBold: true, colour: '#1f4e79' })],
    ['a little lower than the text', (words) => ({ text: words, x: 50, size: 13, isBold: true, down: 5 })],
  ])('set %s', (_name, label) => {
    const resume = readMargin(label, ['Experience'], 'Skills');
    expect(toPositions(resume)).toEqual(POSITIONS);
    expect(resume.skills.map(({ value }) => value)).toEqual([
      'Refraction',
      'Frame fitting',
      'Sales talks',
      'Stock keeping',
      'Till',
    ]);
  });

  test('broken over two lines', () => {
    const label = (words: string): Drawn => ({ text: words, right: 178, size: 12, isBold: true });
    expect(toPositions(readMargin(label, ['Professional', 'Experience'], 'Key Skills'))).toEqual(POSITIONS);
  });
});

test('turned headings open what they stand along', () => {
  const page = drawPage([
    ...CONTACT,
    text('Beekeeper', { x: 80, isBold: true }),
    [text('Apiary Thorn', { x: 80 }), text('2016 – 2022', { x: 480 })],
    text('Farm Worker', { x: 80, isBold: true }),
    [text('Hof Elsner', { x: 80 }), text('2012 – 2016', { x: 480 })],
    text('Agricultural School, Fulda', { x: 80, down: 20 }),
    text('Grafting, Queen rearing, Honey extraction', { x: 80, down: 60 }),
  ]);
  const turned = (words: string, top: number, bottom: number) => ({
    ...{ text: words, x: 55, y: bottom, width: 12, size: 12, isTurned: true, font: 'Any-Bold', colour: null },
    turn: { top, bottom, isUpwards: true },
  });
  const items = [
    ...page.items,
    turned('Experience', 90, 150),
    turned('Education', 160, 215),
    turned('Skills', 230, 262),
  ];
  const resume = toResume([{ ...page, items }]);
  expect(toPositions(resume)).toEqual([
    ['Beekeeper', 'Apiary Thorn', '2016', '2022'],
    ['Farm Worker', 'Hof Elsner', '2012', '2016'],
  ]);
  expect(resume.skills.map(({ value }) => value)).toEqual(['Grafting', 'Queen rearing', 'Honey extraction']);
});
