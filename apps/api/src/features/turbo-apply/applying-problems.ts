import type { ApplicationFile, ApplyingProblem } from '@firsthand/contracts';
import { ERROR_TEXTS } from '@firsthand/contracts';
import type { Standing } from '../../models/standing.ts';
import type { StoredProfile } from '../../models/stored-profile.ts';
import { toDocuments } from '../../models/documents.ts';

/** What the systems we know take as documents, and what uploads here may be. */
const TAKEN_TYPES = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
]);

const GAPS = [
  { field: 'first_name', name: 'first name', blocking: true },
  { field: 'last_name', name: 'last name', blocking: true },
  { field: 'email', name: 'e-mail address', blocking: true },
  { field: 'phone', name: 'phone number', blocking: false },
] as const;

export const PROBLEMS = {
  jobClosed: toProblem('job-closed', 'The employer has closed this job.'),
  profileGone: toProblem('profile-gone', 'The job profile of this application was deleted.'),
  premiumNeeded: toProblem('premium-needed', ERROR_TEXTS.turboNeedsPremium),
} as const;

/** What an application that is there already leaves no room for; one that was not sent may be prepared anew. */
const STANDING_TEXTS: Record<Exclude<Standing, 'not-sent'>, string> = {
  applied: ERROR_TEXTS.alreadyApplied,
  'on-its-way': ERROR_TEXTS.applicationOnItsWay,
  'perhaps-there': ERROR_TEXTS.applicationPerhapsThere,
};

export function findStandingProblems(standing: Standing | undefined): ApplyingProblem[] {
  if (standing === undefined || standing === 'not-sent') return [];
  return [toProblem('already-applied', STANDING_TEXTS[standing])];
}

/** What a profile lacks before anybody has looked at the employer's form. */
export function findProfileProblems(
  stored: StoredProfile,
  documents: readonly ApplicationFile[] = toDocuments(stored),
): ApplyingProblem[] {
  const gaps = GAPS.filter(({ field }) => (stored.profile[field]?.trim() ?? '') === '').map(
    ({ field, name, blocking }): ApplyingProblem => ({
      code: 'profile-gap',
      message: `Your profile has no ${name}.`,
      key: field,
      blocking,
    }),
  );
  const hasResume = documents.some(({ kind }) => kind === 'resume');
  const noResume: ApplyingProblem = {
    code: 'no-resume',
    message: 'Your profile has no resume. Most employers ask for one.',
    key: null,
    blocking: false,
  };
  return [...gaps, ...(hasResume ? [] : [noResume]), ...findFileProblems(documents)];
}

/** Documents of a kind that employers' systems do not take. */
export function findFileProblems(
  files: readonly { kind: string; filename: string; mimetype: string }[],
): ApplyingProblem[] {
  return files
    .filter(({ mimetype }) => !TAKEN_TYPES.has(mimetype))
    .map(({ filename }) =>
      toProblem('file-kind', `Employers take PDF, DOC and DOCX files, and “${filename}” is none of them.`),
    );
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A resume made for the job stays as it was made, whatever the profile says later. */
export function findVersionProblems(
  version: { made_at: Date; isOutdated: boolean } | undefined,
): ApplyingProblem[] {
  if (!version?.isOutdated) return [];
  const message = `Your resume for this job was made on ${DAY.format(version.made_at)} from your profile, which has changed since.`;
  return [{ code: 'resume-outdated', message, key: null, blocking: false }];
}

function toProblem(code: ApplyingProblem['code'], message: string): ApplyingProblem {
  return { code, message, key: null, blocking: true };
}
