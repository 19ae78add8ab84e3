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
  'not-pdf': 'This file is not a PDF, whatever its name says. Please choose your resume as a PDF.',
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

/** A file that is refused; the message is a sentence for the person who chose it. */
export class ResumeError extends Error {
  readonly code: ResumeErrorCode;

  constructor(code: ResumeErrorCode, options?: ErrorOptions) {
    super(SENTENCES[code], options);
    this.name = 'ResumeError';
    this.code = code;
  }
}
