import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { HOSTILE_PDFS } from '../../../../../packages/resume-parser/src/testing/hostile-pdfs.ts';
import { writeDocx, writeZip } from '../../../../../packages/resume-parser/src/testing/write-docx.ts';
import { deepJson } from './texts.ts';

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
    ['export with a bomb.zip', writeZip({ 'Profile.csv': new Uint8Array(60 * MEGABYTE) })],
    ['export of 20 MB.zip', writeLargeExport(20 * MEGABYTE)],
    ['deep.json', Buffer.from(`{"basics":${deepJson(400_000)}${']'.repeat(400_000)}}`)],
    ['too large.pdf', Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(3 * MEGABYTE)])],
  ];
}

/** LinkedIn's export whose messages cannot be made smaller. */
function writeLargeExport(bytes: number): Uint8Array {
  const profile = strToU8('First Name,Last Name\nAda,Lovelace\n');
  return zipSync({ 'messages.csv': [randomBytes(bytes), { level: 0 }], 'Profile.csv': profile });
}
