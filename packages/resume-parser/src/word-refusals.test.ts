import { describe, expect, test } from 'vitest';
import { parseResume } from './parse-resume.ts';
import { ResumeError } from './resume-error.ts';
import { NORA } from './testing/nora.ts';
import { p, part, writeDocx, writeZip } from './testing/write-docx.ts';

async function refuse(file: Uint8Array): Promise<string> {
  try {
    await parseResume(file, { timeoutMs: 30_000 });
  } catch (error) {
    if (error instanceof ResumeError) return error.code;
    throw error;
  }
  return 'read';
}

const whole = writeDocx(NORA.contact + NORA.experience);
const spaces = (megabytes: number) => ' '.repeat(megabytes * 1024 * 1024);

/** The same archive with another size stated for each entry. */
function stateSizes(file: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(file);
  for (let at = 0; (at = bytes.indexOf('PK\x01\x02', at)) >= 0; at += 4) bytes.writeUInt32LE(size, at + 24);
  for (let at = 0; (at = bytes.indexOf('PK\x03\x04', at)) >= 0; at += 4) bytes.writeUInt32LE(size, at + 22);
  return bytes;
}

describe('a Word document is refused with its reason when it', () => {
  test('is another archive, or nothing at all', async () => {
    expect(await refuse(writeZip({ 'xl/workbook.xml': '<workbook/>' }))).toBe('not-pdf');
    expect(await refuse(new Uint8Array())).toBe('not-pdf');
  });

  test('is cut short or damaged', async () => {
    expect(await refuse(whole.slice(0, -60))).toBe('damaged');
    expect(await refuse(whole.slice(0, 500))).toBe('damaged');
    expect(await refuse(writeDocx('<w:p><w:r>'))).toBe('damaged');
    expect(await refuse(stateSizes(whole, 300))).toBe('damaged');
  });

  test('holds macros, by an entry or by its type', async () => {
    const macros = { 'word/vbaProject.bin': new Uint8Array(10) };
    expect(await refuse(writeDocx(NORA.contact, { more: macros }))).toBe('damaged');
    const types =
      '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>';
    expect(await refuse(writeDocx(NORA.contact, { more: { '[Content_Types].xml': types } }))).toBe('damaged');
  });

  test('declares entities', async () => {
    const declared = `<!DOCTYPE d [<!ENTITY a "${'ha'.repeat(99)}"><!ENTITY b "&a;&a;&a;">]>${part('document', `<w:body>${p('&b;')}</w:body>`).replace(/^<\?.*?\?>/, '')}`;
    expect(await refuse(writeDocx('', { more: { 'word/document.xml': declared } }))).toBe('damaged');
  });

  test('grows beyond what a resume holds, or has entries without end', async () => {
    const grown = { 'word/document.xml': part('document', `<w:body>${p('Ada')}${spaces(2)}</w:body>`) };
    expect(await refuse(writeDocx('', { more: grown }))).toBe('too-complex');
    expect(await refuse(writeDocx(NORA.contact, { more: { 'word/media/a.bmp': spaces(40) } }))).toBe(
      'too-complex',
    );
    const many = Object.fromEntries(Array.from({ length: 1_100 }, (_, n) => [`a${n}`, '']));
    expect(await refuse(writeDocx(NORA.contact, { more: many }))).toBe('too-complex');
    // Says that it is small.
    const sly = stateSizes(writeDocx('', { more: { 'word/document.xml': spaces(60) } }), 100);
    expect(await refuse(sly)).toBe('damaged');
  });

  test('nests deeper than a document does, or has more pages', async () => {
    const deep = '<w:sdt>'.repeat(5_000) + p('Ada Lovelace') + '</w:sdt>'.repeat(5_000);
    expect(await refuse(writeDocx(deep))).toBe('too-complex');
    expect(await refuse(writeDocx(p('A line of words').repeat(4_000)))).toBe('too-many-pages');
  });

  test('is blank, or shows only a picture', async () => {
    expect(await refuse(writeDocx(p('')))).toBe('blank');
    expect(await refuse(writeDocx(p(''), { more: { 'word/media/scan.png': new Uint8Array(9) } }))).toBe(
      'no-text',
    );
  });

  test('and the sentence speaks of a Word document', async () => {
    await expect(parseResume(whole.slice(0, 500))).rejects.toThrow(/^This Word document cannot be read/);
  });
});

test('parts that lie outside of the file are not looked for', async () => {
  const relations =
    '<Relationship Id="rId7" Type="header" Target="http://127.0.0.1:1/header.xml" TargetMode="External"/><Relationship Id="rId8" Type="header" Target="../../../../etc/passwd"/>';
  const section =
    '<w:sectPr><w:headerReference r:id="rId7"/><w:headerReference r:id="rId8"/><w:headerReference r:id="rId9"/></w:sectPr>';
  const resume = await parseResume(writeDocx(NORA.contact + section, { relations }));
  expect(resume.email?.value).toBe('nora@mail.example');
});
