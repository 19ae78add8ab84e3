export { writeDocx } from './docx/write-docx.ts';
export { toLines, toPoints } from './text/lines.ts';
export { Typesetter } from './pdf/typesetter.ts';
export { toJsonResume, type ResumeProfile } from './to-json-resume.ts';
export { type WrittenLook } from './to-set-resume.ts';
export { writePdf } from './pdf/write-pdf.ts';
