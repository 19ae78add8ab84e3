export { openResumeMaker, type ResumeMaker } from './resume-maker.ts';
export type { MadeResume } from './made-resume.ts';
export type { ResumeFormat, ResumeRequest } from './room/make-resume.ts';
export { toLines, toPoints } from './text/lines.ts';
export { toJsonResume, type ResumeProfile } from './to-json-resume.ts';
export { type WrittenLook } from './to-set-resume.ts';
