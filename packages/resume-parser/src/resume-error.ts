import type { DocumentType } from './read/document-type.ts';

/** Why a file cannot be read as a resume. */
export type ResumeErrorCode =
  | 'not-pdf'
  | 'too-large'
  | 'password'
  | 'damaged'
  | 'blank'
  | 'no-text'
  | 'too-many-pages'
  | 'too-complex'
  | 'timeout';

const SENTENCES: Record<ResumeErrorCode, string> = {
  'not-pdf':
    'This file is neither a PDF nor a Word document (.docx), whatever its name says. Please choose another.',
  'too-large': 'File size must be less than 1MB.',
  password: 'This PDF is protected by a password. Please save a copy without it and upload that.',
  damaged: 'This PDF is damaged and cannot be read. Please export it again and upload the new file.',
  blank: 'This PDF has no content.',
  'no-text':
    'This PDF has no text that can be read: it looks like a scan or a picture. Please export it from your editor.',
  'too-many-pages': 'This PDF has more pages than a resume. Please upload the resume alone.',
  'too-complex': 'This PDF is too complex to be read safely. Please export it again as a simple PDF.',
  timeout: 'Reading this PDF took too long. Please export it again as a simple PDF.',
};

const SENTENCES_OF_WORD: Partial<Record<ResumeErrorCode, string>> = {
  damaged: 'This Word document cannot be read. Please save it as a .docx again or export it as a PDF.',
  blank: 'This Word document has no content.',
  'no-text': 'This Word document has no text that can be read: it shows only pictures.',
  'too-many-pages': 'This Word document has more pages than a resume. Please upload the resume alone.',
  'too-complex': 'This Word document is too complex to be read safely. Please export it as a simple PDF.',
  timeout: 'Reading this Word document took too long. Please export it as a simple PDF.',
};

interface ResumeErrorOptions extends ErrorOptions {
  /** Of which document the sentence speaks; default `pdf`. */
  type?: DocumentType;
}

/** A file that is refused; the message is a sentence for the person who chose it. */
export class ResumeError extends Error {
  readonly code: ResumeErrorCode;

  constructor(code: ResumeErrorCode, { type = 'pdf', ...options }: ResumeErrorOptions = {}) {
    super((type === 'docx' ? SENTENCES_OF_WORD[code] : undefined) ?? SENTENCES[code], options);
    this.name = 'ResumeError';
    this.code = code;
  }
}
