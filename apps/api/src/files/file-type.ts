import type { ResumeSource } from '@firsthand/resume-parser';
import { listTopStreams } from './compound-file.ts';
import { listZipNames } from './zip-names.ts';

export interface FileType {
  mimetype: string;
  /** With its dot. */
  extension: '.pdf' | '.doc' | '.docx';
}

const PDF: FileType = { mimetype: 'application/pdf', extension: '.pdf' };
const DOC: FileType = { mimetype: 'application/msword', extension: '.doc' };
const DOCX: FileType = {
  mimetype: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: '.docx',
};

/** The header may stand behind a few bytes of something else (PDF 1.7, implementation note 13). */
const PDF_HEADER_WITHIN = 1_024;

/** What a file is by its content, whatever its name says; null for anything that is no PDF, DOC or DOCX. */
export function findFileType(content: Buffer): FileType | null {
  if (isPdf(content)) return PDF;
  // Word keeps its text in this stream; spreadsheets, installers and encrypted files have others.
  if (listTopStreams(content)?.includes('WordDocument')) return DOC;
  return isDocx(content) ? DOCX : null;
}

/**
 * As what a file is kept that a profile is made of. What is no document goes to no employer, and LinkedIn's export holds
 * more about others than about its owner: these are read and not kept.
 */
export const KEPT_AS: Record<ResumeSource, FileType | null> = {
  ...{ pdf: PDF, docx: DOCX },
  ...{ 'json-resume': null, europass: null, linkedin: null },
};

function isPdf(content: Buffer): boolean {
  return content.subarray(0, PDF_HEADER_WITHIN).includes('%PDF-');
}

function isZip(content: Buffer): boolean {
  return content.length >= 4 && content.readUInt32BE(0) === 0x504b0304;
}

function isDocx(content: Buffer): boolean {
  if (!isZip(content)) return false;
  const names = listZipNames(content);
  if (!names?.includes('[Content_Types].xml') || !names.includes('word/document.xml')) return false;
  // Macros make it a DOCM.
  return !names.some((name) => name.toLowerCase().endsWith('vbaproject.bin'));
}
