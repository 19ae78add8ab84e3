import { ERROR_TEXTS } from '../errors.ts';
import type { Most, Named, Refusals } from '../refusals/refusal.ts';

/** Why calls about turbo apply are refused. */
export const TURBO_APPLY_REFUSALS = {
  'wanted-words-missing': {
    status: 400,
    text: 'Please say in a few words what jobs you look for, in the field “q”.',
  },
  'job-key-incomplete': { status: 400, text: 'source and requisition_id must name a job.' },
  'question-unknown': { status: 400, text: 'The form has no such question.' },
  'answers-too-long': {
    status: 400,
    text: 'Your answers together are longer than what can be sent. Please shorten them.',
  },
  'nothing-prepared': {
    status: 404,
    text: 'Nothing is prepared for this posting. Prepare an application first.',
  },
  'turbo-apply-off': { status: 404, text: 'Turbo Apply is not offered here.' },
  'turbo-needs-premium': { status: 403, text: ERROR_TEXTS.turboNeedsPremium },
  'profile-gone': { status: 409, text: ERROR_TEXTS.applyProfileGone },
  'draft-unknown': { status: 404, text: ERROR_TEXTS.draftNotFound },
  'draft-changed': { status: 409, text: ERROR_TEXTS.draftChanged },
  'already-applied': { status: 409, text: ERROR_TEXTS.alreadyApplied },
  'job-closed': { status: 410, text: ERROR_TEXTS.applyJobClosed },
  'form-changed': { status: 409, text: ERROR_TEXTS.formChanged },
  'form-unreadable': { status: 503, expected: true, retryAfterSeconds: 60, text: ERROR_TEXTS.formUnreadable },
  'version-unknown': { status: 404, text: 'No resume was made for this job.' },
  'resume-nameless': {
    status: 422,
    text: 'This PDF would have no name on it, since no font of ours has the letters of yours. Nothing was changed.',
  },
  'resume-too-large': {
    status: 422,
    text: 'This resume would be larger than 1 MB, which employers’ systems do not take.',
  },
  'no-experience': {
    status: 409,
    text: 'Your profile has no work experience to word for this job. Add it to the profile first.',
  },
  'answer-empty': { status: 400, text: 'An answer that is kept cannot be empty. Delete it instead.' },
  'answer-unknown': { status: 404, text: 'This answer is no longer kept.' },
  'application-too-large': {
    status: 422,
    text: 'Posting, profile and answers together are more than an application may hold, so nothing was sealed. Please shorten the experience of the profile, or the answers.',
  },
  'answers-full': {
    status: 409,
    text: ({ most }: Most) =>
      `You have ${most} remembered answers, which is as many as we keep. Delete some first.`,
  },
  'drafts-full': {
    status: 409,
    text: ({ most }: Most) =>
      `You have prepared ${most} applications, which is as many as we keep. Send or discard some first.`,
  },
  'day-full': { status: 409, text: 'This application is not prepared.' },
  'prepared-before': { status: 409, text: 'This application is not prepared.' },
  'not-ready': { status: 409, text: ({ problem }: { problem: string }) => `Nothing was sent. ${problem}` },
  'wording-entry-unknown': {
    status: 400,
    text: ({ id }: { id: number }) =>
      `The profile of this application has no work experience with the number ${id}.`,
  },
  'wording-twice': { status: 400, text: ({ name }: Named) => `${name} is worded twice.` },
  'wording-empty': {
    status: 400,
    text: ({ name }: Named) =>
      `${name} has no line left. Write at least one, or leave it as your profile has it.`,
  },
  'profile-not-chosen': { status: 400, text: 'jobProfileId: choose a job profile.' },
  'requisition-id-invalid': { status: 400, text: 'The field “requisitionId” must name a job.' },
  'ats-source-unknown': { status: 400, text: 'The field “atsSource” must name a system we know.' },
  'profile-id-invalid': { status: 400, text: 'The field “jobProfileId” must be a number.' },
} satisfies Refusals;
