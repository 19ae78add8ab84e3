import { deflateSync } from 'node:zlib';
import { toStream, writeObjects, writePdf, type DrawnText } from './write-pdf.ts';

const MEGABYTE = 1024 * 1024;
const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const NAMED: DrawnText[] = [
  { text: 'Ada Lovelace', x: 50, y: 50, size: 22 },
  { text: 'ada@example.org', x: 50, y: 70 },
];

/** Files below 1 MB made to keep a reader busy or to fill its memory, by what they are full of. */
export const HOSTILE_PDFS: Record<string, () => Uint8Array> = {
  '1,500 lines of skills': () =>
    onePage([
      ...NAMED,
      { text: 'Skills', x: 50, y: 95, size: 14, isBold: true },
      ...count(1_500, (n) => ({ text: `a, b, c, d${n}`, x: 50, y: 110 + n * 12 })),
    ]),
  '1,500 lines of skills over one another': () =>
    onePage([
      ...NAMED,
      { text: 'Skills', x: 50, y: 95, size: 14, isBold: true },
      ...count(1_500, (n) => ({ text: `a, b, c, d${n}`, x: 50, y: 110 + n * 0.4, size: 1 })),
    ]),
  'skills in brackets that never close': () =>
    onePage([
      { text: 'Skills', x: 50, y: 95, size: 14, isBold: true },
      ...count(2_900, (n) => ({ text: 'a (b, c, [d,', x: 50, y: 110 + n * 12 })),
    ]),
  'skills in a table': () =>
    onePage([
      { text: 'Skills', x: 50, y: 95, size: 14, isBold: true },
      ...count(1_450, (n) => ({ text: `Tools ${n}`, x: 50, y: 110 + n * 12, isBold: true })),
      ...count(1_450, (n) => ({ text: 'a, b, c', x: 250, y: 110 + n * 12 })),
    ]),
  '8,000 runs in one row': () =>
    onePage([...NAMED, ...count(8_000, (n) => ({ text: `w${n}`, x: 50 + n * 0.06, y: 100, size: 1 }))]),
  '8,000 runs on one point': () =>
    onePage([...NAMED, ...count(8_000, (n) => ({ text: `w${n}`, x: 50, y: 100 }))]),
  '8,000 runs in a staircase': () =>
    onePage([...NAMED, ...count(8_000, (n) => ({ text: `w${n}`, x: 50 + n, y: 100 + n }))]),
  '2,900 cells of a table': () =>
    onePage([
      ...NAMED,
      ...count(2_900, (n) => ({
        text: `cell ${n}`,
        x: 50 + (n % 9) * 60,
        y: 100 + Math.floor(n / 9) * 12,
      })),
    ]),
  'columns beside columns': () =>
    onePage(
      count(2_900, (n) => ({
        text: n % 7 === 0 ? 'Experience' : `word 20${10 + (n % 14)}`,
        x: 50 + (n % 6) * 95,
        y: 60 + Math.floor(n / 6) * 13,
        isBold: n % 7 === 0,
      })),
    ),
  'headings and nothing else': () =>
    onePage(
      count(2_900, (n) => ({
        text: n % 2 ? 'Experience' : 'Skills',
        x: 50,
        y: 60 + n * 14,
        size: 8 + (n % 9),
      })),
    ),
  'positions without end': () =>
    onePage([
      { text: 'Work Experience', x: 50, y: 60, size: 14, isBold: true },
      ...count(2_900, (n) => ({
        text: n % 2 ? 'Jan 2019 – Mar 2020' : `Engineer | Acme ${n} | a | b | c | d | e | f | g`,
        x: 50,
        y: 80 + n * 13,
      })),
    ]),
  'one line of 300,000 characters': () => onePage([...NAMED, { text: 'a1-'.repeat(100_000), x: 50, y: 100 }]),
  'lines of digits and dashes': () =>
    onePage(count(900, (n) => ({ text: '1/1.1-1 '.repeat(49), x: 50, y: 60 + n * 13 }))),
  'lines of months': () =>
    onePage(count(900, (n) => ({ text: 'from jan to mar, '.repeat(23), x: 50, y: 60 + n * 13 }))),
  'addresses that are none': () =>
    onePage(count(300, (n) => ({ text: `${'a.b-'.repeat(240)}${n % 2 ? '@' : ''}`, x: 50, y: 60 + n * 13 }))),
  'letters set wide': () => onePage([...NAMED, { text: 'a '.repeat(150_000), x: 50, y: 100 }]),
  'a stream that inflates to 80 MB twice over': () =>
    oneStream(
      deflateSync(deflateSync(Buffer.alloc(80 * MEGABYTE, ' '))),
      '/Filter [/FlateDecode /FlateDecode]',
    ),
  'a stream that inflates to 200 MB': () =>
    oneStream(deflateSync(Buffer.alloc(200 * MEGABYTE, ' ')), '/Filter /FlateDecode'),
  'thirty streams that inflate to 15 MB each': () => {
    const stream = toStream(deflateSync(Buffer.alloc(15 * MEGABYTE, ' ')), '/Filter /FlateDecode');
    const numbers = count(30, (n) => `${4 + n} 0 R`);
    return writeObjects([
      CATALOGUE,
      PAGES,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${numbers.join(' ')}] >>`,
      ...count(30, () => stream),
    ]);
  },
  'an endless stream of drawing': () =>
    oneStream(deflateSync(Buffer.from('0 0 m 9 9 l S q Q '.repeat(800_000))), '/Filter /FlateDecode'),
  'an endless stream of text': () =>
    oneStream(
      deflateSync(Buffer.from(`BT /F1 9 Tf ${'1 0 0 1 9 9 Tm (a) Tj '.repeat(600_000)} ET`)),
      '/Filter /FlateDecode',
    ),
  'a state that is saved for ever': () =>
    oneStream(deflateSync(Buffer.from('q '.repeat(4_000_000))), '/Filter /FlateDecode'),
  'arrays in arrays': () =>
    oneStream(deflateSync(Buffer.from(`${'['.repeat(3_000_000)} TJ`)), '/Filter /FlateDecode'),
  'a dictionary in dictionaries': () =>
    writeObjects([
      `${CATALOGUE.slice(0, -2)} /A ${'<< /A '.repeat(100_000)} 1 ${'>> '.repeat(100_000)} >>`,
      PAGES,
    ]),
  'forms that draw each other': () => {
    const last = 24;
    const form = (n: number) =>
      toStream(
        Buffer.from(n === last ? 'BT /F1 9 Tf (a) Tj ET' : '/X Do /X Do /X Do'),
        `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 4 0 R >> ${n === last ? '' : `/XObject << /X ${6 + n} 0 R >>`} >>`,
      );
    return writeObjects([
      CATALOGUE,
      PAGES,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 30 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
      FONT,
      ...count(last + 1, form),
      toStream(Buffer.from('/X Do')),
    ]);
  },
  'a picture of 30,000 by 30,000': () => {
    const size = '/Width 30000 /Height 30000 /ColorSpace /DeviceRGB /BitsPerComponent 8';
    return writeObjects([
      CATALOGUE,
      PAGES,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
      toStream(Buffer.from('q 595 0 0 842 0 0 cm /I Do Q '.repeat(50))),
      toStream(
        deflateSync(Buffer.alloc(100 * MEGABYTE)),
        `/Type /XObject /Subtype /Image ${size} /Filter /FlateDecode`,
      ),
    ]);
  },
  '5,000 fonts': () => {
    const fonts = count(5_000, (n) => `/F${n} ${5 + n} 0 R`).join(' ');
    const text = count(5_000, (n) => `/F${n} 9 Tf (a) Tj`).join(' ');
    return writeObjects([
      CATALOGUE,
      PAGES,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << ${fonts} >> >> >>`,
      toStream(deflateSync(Buffer.from(`BT 1 0 0 1 50 700 Tm ${text} ET`)), '/Filter /FlateDecode'),
      ...count(5_000, (n) => FONT.replace('Helvetica', `Font${n}`)),
    ]);
  },
  '50,000 pages': () =>
    writeObjects([
      CATALOGUE,
      `<< /Type /Pages /Kids [${'3 0 R '.repeat(50_000)}] /Count 50000 >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ]),
  '6,000 links': () =>
    writePdf([
      {
        texts: NAMED,
        links: count(6_000, (n) => ({
          address: `https://a.example/${n}`,
          x: n % 500,
          y: 60,
          width: 40,
          height: 12,
        })),
      },
    ]),
  'a table of objects that claims millions': () => {
    const file = Buffer.from(onePage(NAMED)).toString('latin1');
    return Buffer.from(
      file.replace(/xref\n0 \d+/, 'xref\n0 90000000').replace(/\/Size \d+/, '/Size 90000000'),
      'latin1',
    );
  },
  'a stream of objects that claims millions': () => {
    const inner = deflateSync(
      Buffer.from(`${count(200_000, (n) => `${n + 10} ${n * 3}`).join(' ')} ${'[] '.repeat(200_000)}`),
    );
    return writeObjects([
      CATALOGUE,
      PAGES,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R >>',
      toStream(inner, '/Type /ObjStm /N 200000 /First 2000000 /Filter /FlateDecode'),
      toStream(Buffer.from('BT ET')),
    ]);
  },
};

function onePage(texts: readonly DrawnText[]): Uint8Array {
  // Text below the page would not be read.
  return writePdf([{ texts: [...texts], height: Math.max(842, ...texts.map(({ y }) => y + 50)) }]);
}

/** A page whose contents are this stream. */
function oneStream(data: Buffer, entries: string): Uint8Array {
  return writeObjects([
    CATALOGUE,
    PAGES,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    FONT,
    toStream(data, entries),
  ]);
}

function count<T>(number: number, make: (n: number) => T): T[] {
  return Array.from({ length: number }, (_, n) => make(n));
}
