export { parseResume } from './parse-resume.ts';
export { ResumeError, type ResumeErrorCode } from './resume-error.ts';
export type { Found, FoundExperience, ParsedResume, Place } from './resume.ts';
