export { findDocumentType } from './read/document-type.ts';
export { openResumeReader, type ReadResume } from './open-resume-reader.ts';
export { parseResume } from './parse-resume.ts';
export { ResumeError, type ResumeErrorCode } from './resume-error.ts';
export type {
  Found,
  FoundEntry,
  FoundExperience,
  FoundSections,
  LeftOverText,
  ParsedResume,
  Place,
  ResumeSource,
} from './resume.ts';
