import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toContentDisposition, toFileName } from './file-name.ts';

describe('the name of a file', () => {
  test.each([
    ['Ada Lovelace.pdf', 'Ada Lovelace.pdf'],
    ['Lebenslauf Müller (2026).PDF', 'Lebenslauf Müller (2026).pdf'],
    ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
    ['👩🏽 cv.pdf', '👩🏽 cv.pdf'],
    ['C:\\Users\\ada\\cv.pdf', 'cv.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['cv.doc', 'cv.pdf'],
    ['cv.exe', 'cv.exe.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
    ['a\r\nset-cookie: x.pdf', 'aset-cookie_ x.pdf'],
    ['"><script>.pdf', '___script_.pdf'],
    ['...hidden. .pdf', 'hidden.pdf'],
    ['a  \t b.pdf', 'a b.pdf'],
    ['', 'resume.pdf'],
    ['.pdf', 'resume.pdf'],
    ['\u200b', 'resume.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
    ['\ud800', '\ufffd.pdf'],
  ])('%j becomes %j', (given, name) => {
    expect(toFileName(given, '.pdf', 'resume')).toBe(name);
  });

  test('is one line of whole characters and goes through a header unharmed, whatever was given', () => {
    const anyName = fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      maxLength: 300,
    });
    fc.assert(
      fc.property(anyName, (given) => {
        const name = toFileName(given, '.docx', 'cover-letter');
        expect(name).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Cf}]+\.docx$/u);
        expect(name.isWellFormed() && name.length <= 200).toBe(true);
        expect(toFileName(name, '.docx', 'cover-letter')).toBe(name);
        const header = toContentDisposition(name);
        expect(header).toMatch(/^attachment; filename="[^"\\]+"; filename\*=UTF-8''[\w.~%-]+$/);
        expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe(name);
      }),
    );
  });

  test('half a character makes no header fail', () => {
    expect(toContentDisposition('a\ud800\r\nx: y"')).toBe(
      `attachment; filename="a___x: y_"; filename*=UTF-8''a%EF%BF%BD%0D%0Ax%3A%20y%22`,
    );
  });
});
