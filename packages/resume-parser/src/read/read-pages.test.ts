import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { toStream, writeObjects, writePdf } from '../testing/write-pdf.ts';
import { readPages } from './read-pages.ts';

test('letters set wide keep the spaces between their words', async () => {
  const spaced = Array.from('ADA VON LACE', (letter) => `(${letter}) -160`).join(' ');
  const letters = deflateSync(`BT /F1 12 Tf 1 0 0 1 50 700 Tm [${spaced}] TJ ET`);
  const file = writeObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    toStream(letters, '/Filter /FlateDecode'),
  ]);
  const {
    pages: [page],
  } = await readPages(file);
  expect(page?.items.map(({ text }) => text)).toEqual(['ADA VON LACE']);
});

test('text comes with its place, size, font and colour, links with their areas, rules with their width', async () => {
  const pdf = writePdf([
    {
      texts: [{ text: 'Zoë Ångström', x: 50, y: 60, size: 20, isBold: true, colour: [1, 0, 0] }],
      links: [{ address: 'https://www.linkedin.com/in/zoe', x: 50, y: 70, width: 40, height: 12 }],
      rules: [{ x: 50, y: 90, width: 400 }],
    },
  ]);
  const {
    pages: [page],
  } = await readPages(pdf);
  expect(page).toMatchObject({ width: 595, height: 842, isDrawn: false });
  expect(page?.items).toMatchObject([
    { text: 'Zoë Ångström', x: 50, y: 60, size: 20, font: 'Helvetica-Bold', colour: '#ff0000' },
  ]);
  expect(page?.links).toEqual([
    { address: 'https://www.linkedin.com/in/zoe', x: 50, y: 70, width: 40, height: 12 },
  ]);
  expect(page?.rules).toMatchObject([{ x: 50, width: 400 }]);
});

/** A page whose font says that its hyphen is U+00AD. */
function writeSoft(...shown: string[]): Uint8Array {
  const map =
    '/CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfrange <20> <2C> <0020> <2E> <7E> <002E> endbfrange 1 beginbfchar <2D> <00AD> endbfchar';
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def ${map} endcmap end end`;
  const content = shown.map(
    (operators, index) => `BT /F1 12 Tf 1 0 0 1 50 ${700 - index * 20} Tm ${operators} ET`,
  );
  return writeObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>',
    toStream(Buffer.from(content.join('\n'))),
    toStream(Buffer.from(cmap)),
  ]);
}

test('hyphens that a font maps to U+00AD are read where they stand', async () => {
  const {
    pages: [page],
  } = await readPages(
    writeSoft(
      '(2018-2020) Tj',
      '(May 2018 - June 2020) Tj',
      '[(co) 20 (-op and) -300 (well-known)] TJ',
      '(555-0199) Tj 200 0 Td (Chef) Tj',
    ),
  );
  expect(page?.items.map(({ text }) => text.replace(/\s*-\s*/g, '-'))).toEqual([
    '2018-2020',
    'May 2018-June 2020',
    'co-op and well-known',
    '555-0199',
    'Chef',
  ]);
});

test('an accent that is drawn before its letter at the same place joins it', async () => {
  const content = [
    'BT /F1 12 Tf 1 0 0 1 50 700 Tm [(Gda\\264) 333 (nsk)] TJ ET',
    'BT /F1 12 Tf 1 0 0 1 50 680 Tm [(M\\250) 420 (uller & Hn\\250 )] TJ ET',
    'BT /F1 12 Tf 1 0 0 1 50 660 Tm (rock \\264n roll) Tj ET',
  ];
  const file = writeObjects([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    toStream(Buffer.from(content.join('\n'))),
  ]);
  const { pages } = await readPages(file);
  expect(pages[0]?.items.map(({ text }) => text)).toEqual(['Gdańsk', 'Müller & Hn¨', 'rock ´n roll']);
});
