// What a resume of ours says where it is printed, for whoever reads one back: without what sets it.
export { findFonts } from './pdf/find-fonts.ts';
export { listPrinted, listPrintedLinks } from './printed-pieces.ts';
export { toSetResume } from './to-set-resume.ts';
export { toPlainParts } from './text/plain-parts.ts';
export { findTextLanguage } from './text/find-language.ts';
