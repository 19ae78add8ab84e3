import type { ResumeSource } from './resume.ts';

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
    'This file is neither a PDF nor a Word document (.docx), JSON Resume (.json), Europass (.xml) or LinkedIn’s data export (.zip), whatever its name says. Please choose another.',
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

const SENTENCES_OF_JSON: Partial<Record<ResumeErrorCode, string>> = {
  'not-pdf':
    'This JSON file is no resume: JSON Resume has “basics”, “work”, “skills” or “education” in it. Please choose another.',
  damaged: 'This JSON file is damaged and cannot be read. Please export it again and upload the new file.',
  blank:
    'Nothing in this JSON file is as JSON Resume has it: its fields are empty, or are no texts. Please choose another.',
  'too-complex':
    'This JSON file holds more than a resume does, or is nested too deep, and cannot be read safely.',
  timeout: 'Reading this JSON file took too long.',
};

const SENTENCES_OF_EUROPASS: Partial<Record<ResumeErrorCode, string>> = {
  'not-pdf':
    'This XML file is no Europass: those begin with “SkillsPassport” or “Candidate”. Please choose another.',
  damaged:
    'This XML file is damaged and cannot be read. Please download it from Europass again and upload the new file.',
  blank: 'Nothing in this XML file is as Europass has it: its fields are empty. Please choose another.',
  'too-complex':
    'This XML file holds more than a resume does, or is nested too deep, and cannot be read safely.',
  timeout: 'Reading this XML file took too long.',
};

const SENTENCES_OF_LINKEDIN: Partial<Record<ResumeErrorCode, string>> = {
  'too-large':
    'LinkedIn’s data export may have at most 20 MB. Please ask LinkedIn for Profile, Positions and Skills alone.',
  password: 'This archive is protected by a password. Please upload LinkedIn’s export as it comes.',
  damaged:
    'This archive is damaged and cannot be read. Please download LinkedIn’s export again and upload it as it comes.',
  blank: 'The tables of this export are empty: there is nothing to make a profile of.',
  'too-complex':
    'This archive holds more than we can read safely. Please ask LinkedIn for Profile, Positions and Skills alone.',
  timeout: 'Reading this archive took too long. Please ask LinkedIn for Profile, Positions and Skills alone.',
};

const SENTENCES_OF: Record<ResumeSource, Partial<Record<ResumeErrorCode, string>>> = {
  ...{ pdf: SENTENCES, docx: SENTENCES_OF_WORD },
  ...{ 'json-resume': SENTENCES_OF_JSON, europass: SENTENCES_OF_EUROPASS, linkedin: SENTENCES_OF_LINKEDIN },
};

interface ResumeErrorOptions extends ErrorOptions {
  /** Of which document the sentence speaks; default `pdf`. */
  type?: ResumeSource;
  /** In place of the usual one, where more is known. */
  sentence?: string | null;
}

/** A file that is refused; the message is a sentence for the person who chose it. */
export class ResumeError extends Error {
  readonly code: ResumeErrorCode;
  /** Null where the sentence is the usual one. */
  readonly sentence: string | null;

  constructor(code: ResumeErrorCode, { type = 'pdf', sentence = null, ...options }: ResumeErrorOptions = {}) {
    super(sentence ?? SENTENCES_OF[type][code] ?? SENTENCES[code], options);
    this.sentence = sentence;
    this.name = 'ResumeError';
    this.code = code;
  }
}
