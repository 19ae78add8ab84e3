import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { parseResume, type ReadOptions } from './parse-resume.ts';
import { ResumeError } from './resume-error.ts';
import { CANDIDATE } from './testing/europass-files.ts';
import { toStream, writeObjects, writePdf } from './testing/write-pdf.ts';

async function refuse(pdf: Uint8Array, options?: ReadOptions): Promise<string> {
  try {
    await parseResume(pdf, options);
  } catch (error) {
    if (error instanceof ResumeError) return error.code;
    throw error;
  }
  return 'read';
}

const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]';

describe('a file is refused with its reason when it', () => {
  const named = writePdf([{ texts: [{ text: 'Ada Lovelace', x: 50, y: 50 }] }]);

  test('is not a PDF', async () => {
    expect(await refuse(new TextEncoder().encode('{\\rtf1 a text}'))).toBe('not-pdf');
    expect(await refuse(new Uint8Array())).toBe('not-pdf');
  });

  test('is over the size', async () => {
    const large = new Uint8Array(1_048_577);
    large.set(named);
    expect(await refuse(large)).toBe('too-large');
  });

  test('is blank, or shows only a picture', async () => {
    expect(await refuse(writePdf([{ texts: [] }]))).toBe('blank');
    const picture = toStream(
      Buffer.alloc(300 * 300),
      '/Type /XObject /Subtype /Image /Width 300 /Height 300 /ColorSpace /DeviceGray /BitsPerComponent 8',
    );
    const small = toStream(
      Buffer.alloc(1, 7),
      '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8',
    );
    for (const image of [picture, small]) {
      const scan = writeObjects([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        `${PAGE} /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`,
        toStream(Buffer.from('q 595 0 0 842 0 0 cm /I Do Q')),
        image,
      ]);
      expect(await refuse(scan)).toBe('no-text');
    }
  });

  test('is damaged', async () => {
    expect(await refuse(new TextEncoder().encode('%PDF-1.7\nnothing of a document'))).toBe('damaged');
    expect(await refuse(named.slice(0, 120))).toBe('damaged');
  });

  test('needs a password', async () => {
    const locked = writeObjects(
      ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'],
      `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >> `,
    );
    expect(await refuse(locked)).toBe('password');
  });

  test('has too many pages', async () => {
    const page = { texts: [{ text: 'a page', x: 50, y: 50 }] };
    expect(await refuse(writePdf(Array.from({ length: 51 }, () => page)))).toBe('too-many-pages');
  });

  test('claims pages without end', async () => {
    const loop = writeObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 9999999 >>',
    ]);
    expect(await refuse(loop)).toBe('damaged');
    const small = writeObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 2 >>',
    ]);
    expect(await refuse(small)).toBe('damaged');
  });

  test('inflates to far more than a resume holds', async () => {
    const bomb = deflateSync(deflateSync(Buffer.alloc(80 * 1024 * 1024, ' ')));
    const pdf = writeObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `${PAGE} /Contents 4 0 R >>`,
      toStream(bomb, '/Filter [/FlateDecode /FlateDecode]'),
    ]);
    expect(await refuse(pdf)).toBe('too-complex');
  });

  test('takes longer than allowed, or its reader is no longer wanted', async () => {
    expect(await refuse(named, { timeoutMs: 1 })).toBe('timeout');
    await expect(parseResume(named, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow(
      'left',
    );
    const controller = new AbortController();
    const reading = parseResume(named, { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(reading).rejects.toThrow('gone');
  });
});

test('the XML of Europass is read in the room, and refused there in words', async () => {
  expect(await parseResume(Buffer.from(CANDIDATE))).toMatchObject({ source: 'europass', pages: [] });
  const refused = (xml: string) => expect(parseResume(Buffer.from(xml))).rejects;
  const passport = (inside: string) => `<SkillsPassport>${inside}</SkillsPassport>`;
  await refused('<?xml version="1.0"?><note>Hello</note>').toThrow(/^This XML file is no Europass/);
  await refused(`<!DOCTYPE x [<!ENTITY a "lol">]>${passport('&a;')}`).toThrow(
    /^This XML file declares entities/,
  );
  await refused(CANDIDATE.slice(0, 3_000)).toThrow(/^This XML file is damaged/);
  await refused(passport('<LearnerInfo/>')).toThrow(/^Nothing in this XML file/);
  await refused(passport(`${'<a>'.repeat(149_000)}${'</a>'.repeat(149_000)}`)).toThrow(/nested too deep/);
  await refused(passport('<a>x</a>'.repeat(130_000))).toThrow(/^This XML file holds more/);
  await refused(`${CANDIDATE}${' '.repeat(1_048_576)}`).toThrow(/less than 1MB/);
});
