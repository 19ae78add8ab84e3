import { expect, test } from 'vitest';
import { findDocumentFault, findResumeFault, isDocx, isPdf, isReadable, toMegabytes } from './file-rules.ts';

const pdf = { name: 'ada.pdf', type: 'application/pdf', size: 1_000 };

test('faults of a resume come in the specification’s order', () => {
  expect(findResumeFault(null, '')).toBe(
    'Please select a PDF file to upload. A Word document (.docx), JSON Resume, Europass XML or LinkedIn’s ZIP is read as well.',
  );
  expect(findResumeFault({ ...pdf, type: 'image/png', size: 9_999_999 }, '')).toBe(
    'Only PDF files, Word documents (.docx), JSON Resume, Europass XML and LinkedIn’s ZIP are supported for resume parsing.',
  );
  expect(findResumeFault({ name: 'ada.doc', type: 'application/msword', size: 9 }, 'Ada')).toBe(
    'Only PDF files, Word documents (.docx), JSON Resume, Europass XML and LinkedIn’s ZIP are supported for resume parsing.',
  );
  expect(findResumeFault({ ...pdf, size: 1_048_577 }, '')).toBe('File size must be less than 1MB.');
  expect(findResumeFault(pdf, '  ')).toBe('Profile name is required.');
  expect(findResumeFault({ ...pdf, size: 1_048_576 }, 'Ada')).toBeNull();
});

test('only LinkedIn’s export may be larger than a resume', () => {
  const archive = { name: 'Complete_LinkedInDataExport.zip', type: 'application/zip', size: 20_971_520 };
  expect(findResumeFault(archive, 'Ada')).toBeNull();
  expect(findResumeFault({ ...archive, size: 20_971_521 }, 'Ada')).toMatch(/LinkedIn’s data export 20 MB/);
  expect(findResumeFault({ name: 'resume.json', type: '', size: 1_048_577 }, 'Ada')).toBe(
    'File size must be less than 1MB.',
  );
});

test('a file without a type is judged by its name', () => {
  expect(isPdf({ name: 'CV.PDF', type: '' })).toBe(true);
  expect(isPdf({ name: 'cv.docx', type: '' })).toBe(false);
  expect(isPdf({ name: 'cv.pdf', type: 'text/html' })).toBe(false);
  expect([isDocx({ name: 'CV.DOCX', type: '' }), isDocx({ name: 'cv.docm', type: '' })]).toEqual([
    true,
    false,
  ]);
  const names = ['cv.pdf', 'cv.docx', 'cv.json', 'cv.xml', 'export.ZIP', 'cv.doc', 'cv.txt', 'cv.png'];
  expect(names.filter((name) => isReadable({ name, type: '' }))).toEqual([
    ...['cv.pdf', 'cv.docx', 'cv.json', 'cv.xml', 'export.ZIP'],
  ]);
  expect(isReadable({ name: 'export.zip', type: 'application/x-zip-compressed' })).toBe(true);
  expect(isReadable({ name: 'europass.xml', type: 'text/xml' })).toBe(true);
});

test('a profile takes PDF, DOC and DOCX up to 1,048,576 bytes', () => {
  const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect(findDocumentFault(pdf)).toBeNull();
  expect(findDocumentFault({ name: 'a.doc', type: 'application/msword', size: 1_048_576 })).toBeNull();
  expect(findDocumentFault({ name: 'a.docx', type: docx, size: 5 })).toBeNull();
  expect(findDocumentFault({ name: 'a.docx', type: docx, size: 1_048_577 })).toBe(
    'File size must be less than 1MB',
  );
  expect(findDocumentFault({ name: 'a.odt', type: '', size: 5 })).toBe(
    'Only PDF, DOC, and DOCX files are allowed',
  );
});

test('sizes are in MB with one decimal', () => {
  expect(toMegabytes(1_048_576)).toBe('1.0 MB');
  expect(toMegabytes(734_003)).toBe('0.7 MB');
  expect(toMegabytes(20_000)).toBe('less than 0.1 MB');
});
