import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCompoundFile, aDoc, aDocx, aZip } from '../testing/office-files.ts';
import { findFileType } from './file-type.ts';

const find = (content: Buffer | string) => findFileType(Buffer.from(content))?.extension ?? null;
const stream = (name: string) => ({ name, type: 2 });

describe('a file is known by its content', () => {
  test.each([
    ['a PDF', '%PDF-1.7\n', '.pdf'],
    ['a PDF behind a mark', '\ufeff\n%PDF-1.4', '.pdf'],
    ['a DOC', aDoc(), '.doc'],
    ['a DOCX', aDocx(), '.docx'],
    [
      'a DOCX that claims to be 4 GB',
      aZip({ '[Content_Types].xml': '', 'word/document.xml': 'x' }, { claimedSize: 4e9 }),
      '.docx',
    ],
  ] as const)('%s', (_name, content, extension) => {
    expect(find(content)).toBe(extension);
  });

  test.each<[string, Buffer | string]>([
    ['nothing', ''],
    ['text', 'Curriculum vitae'],
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a program', 'MZ\x90\x00'],
    ['a PDF header too far behind', `${' '.repeat(1_024)}%PDF-1.7`],
    ['RTF, which Word opens too', '{\\rtf1 CV}'],
    ['the beginning of a ZIP', 'PK\x03\x04'],
    ['an XLSX', aZip({ '[Content_Types].xml': '', 'xl/workbook.xml': '' })],
    ['an ODT', aZip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '' })],
    ['a DOCM', aDocx({ 'word/vbaProject.bin': 'macro' })],
    ['a ZIP that only mentions them', aZip({ 'names.txt': '[Content_Types].xml word/document.xml' })],
    ['an XLS', aCompoundFile([{ name: 'Root Entry', type: 5, child: 1 }, stream('Workbook')])],
    [
      'an XLS with a Word document inside',
      aCompoundFile([
        { name: 'Root Entry', type: 5, child: 1 },
        { ...stream('Workbook'), right: 2 },
        { name: 'MBD0001', type: 1, child: 3 },
        stream('WordDocument'),
      ]),
    ],
    [
      'a folder of that name',
      aCompoundFile([
        { name: 'Root Entry', type: 5, child: 1 },
        { name: 'WordDocument', type: 1 },
      ]),
    ],
    ['a compound file without a root', aCompoundFile([stream('WordDocument')])],
    [
      'an encrypted DOCX',
      aCompoundFile([{ name: 'Root Entry', type: 5, child: 1 }, stream('EncryptedPackage')]),
    ],
    [
      'neighbours and sectors in a circle',
      aCompoundFile(
        [
          { name: 'Root Entry', type: 5, child: 1 },
          { ...stream('a'), left: 1, right: 0 },
        ],
        { isLoop: true },
      ),
    ],
    ['the header of a compound file alone', aDoc().subarray(0, 512)],
  ])('%s is none we take', (_name, content) => {
    expect(find(content)).toBeNull();
  });

  test('damaged ones are known or not, but never harm', () => {
    const files = [aDoc(), aDocx(), aZip({ 'a.txt': 'a' })];
    const damage = fc.record({
      file: fc.constantFrom(...files),
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
      length: fc.nat(3_000),
    });
    fc.assert(
      fc.property(damage, ({ file, changes, length }) => {
        const content = Buffer.from(file.subarray(0, length));
        if (content.length > 0) for (const [at, byte] of changes) content[at % content.length] = byte;
        expect([null, '.pdf', '.doc', '.docx']).toContain(find(content));
      }),
      { numRuns: 1_000 },
    );
  });
});
