import { HOSTILE_PDFS } from '../../../../../packages/resume-parser/src/testing/hostile-pdfs.ts';
import { writeDocx, writeZip } from '../../../../../packages/resume-parser/src/testing/write-docx.ts';

const MEGABYTE = 1_000_000;
/** All of them are read by `packages/resume-parser/src/hostile-files.test.ts`; here those that keep its process busiest in each way. */
const PDFS = ['1,500 lines of skills', 'a stream that inflates to 200 MB'];

/** Files as somebody may upload them, by name. */
export function makeHostileFiles(): [name: string, content: Uint8Array][] {
  const main = 'word/document.xml';
  return [
    ...Object.entries(HOSTILE_PDFS).flatMap(([name, make]): [string, Uint8Array][] =>
      PDFS.includes(name) ? [[`${name}.pdf`, make()]] : [],
    ),
    ['bomb.docx', writeZip({ [main]: new Uint8Array(60 * MEGABYTE) })],
    [
      'many entries.docx',
      writeZip(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`word/${n}.xml`, 'x']))),
    ],
    ['deep.docx', writeZip({ [main]: '<a>'.repeat(MEGABYTE) })],
    ['long.docx', writeDocx('<w:p><w:r><w:t>2019 - 2021 Cook, Lyon </w:t></w:r></w:p>'.repeat(60_000))],
    ['too large.pdf', Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(3 * MEGABYTE)])],
  ];
}
