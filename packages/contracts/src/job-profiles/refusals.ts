import { ERROR_TEXTS } from '../errors.ts';
import { toMinutes } from '../text/waits.ts';
import {
  DOCUMENTS,
  type DocumentKind,
  type Most,
  type Named,
  type Wait,
  type Refusals,
} from '../refusals/refusal.ts';

/** Why calls about job profiles are refused. */
export const JOB_PROFILES_REFUSALS = {
  'profile-unknown': { status: 404, text: ERROR_TEXTS.profileNotFound },
  'experience-unknown': { status: 404, text: 'There is no such experience entry in your profiles.' },
  'profile-changed': { status: 409, text: ERROR_TEXTS.profileChangedElsewhere },
  'reading-unknown': { status: 404, text: 'Nothing was read from a resume for this profile.' },
  'resume-failed': { status: 500, text: ERROR_TEXTS.resumeParseFailed },
  'skill-exists': { status: 409, text: ERROR_TEXTS.skillExists },
  'skill-unknown': { status: 404, text: 'There is no such skill in your profiles.' },
  'experience-full': {
    status: 409,
    text: ({ most }: Most) =>
      `You have reached the maximum of ${most} experience entries. Remove some to add new ones.`,
  },
  'experience-not-started': { status: 400, text: 'Start date is required.' },
  'experience-ends-before-start': { status: 400, text: ERROR_TEXTS.experienceDates },
  'experience-text-missing': { status: 400, text: ({ name }: Named) => `${name} is required.` },
  'experience-text-too-long': {
    status: 400,
    text: ({ name, most }: Named & Most) => `${name} must be at most ${most} characters.`,
  },
  'experience-day-invalid': {
    status: 400,
    text: ({ name }: Named) => `${name} must be a date such as 2025-01-31.`,
  },
  'experience-too-deep': {
    status: 400,
    text: 'The description has lists or other parts inside each other hundreds of levels deep. Please paste it as plain text.',
  },
  'experience-too-long': {
    status: 400,
    text: ({ most }: Most) => `The description is longer than the ${most} characters we keep.`,
  },
  'profile-file-unknown': {
    status: 404,
    text: ({ kind }: { kind: DocumentKind }) => `There is no ${DOCUMENTS[kind]} in this profile.`,
  },
  'file-missing': { status: 400, text: 'Please select a file to upload.' },
  'file-too-large': { status: 413, text: ERROR_TEXTS.fileTooLarge },
  'file-type-unknown': { status: 415, text: ERROR_TEXTS.fileType },
  'profile-unnamed': { status: 400, text: ERROR_TEXTS.profileNameRequired },
  'profile-unnamed-on-page': { status: 400, text: ERROR_TEXTS.profileNameRequiredOnPage },
  'profile-name-too-long': {
    status: 400,
    text: ({ most }: Most) => `Profile name must be at most ${most} characters.`,
  },
  'desired-title-too-long': {
    status: 400,
    text: ({ most }: Most) => `Desired job title must be at most ${most} characters.`,
  },
  'date-available-invalid': {
    status: 400,
    text: 'The field “date_available” must be a date such as 2025-01-31.',
  },
  'linkedin-url-invalid': {
    status: 400,
    text: 'The field “linkedin_url” must be a web address such as linkedin.com/in/ada.',
  },
  'website-url-invalid': {
    status: 400,
    text: 'The field “website_url” must be a web address such as example.com.',
  },
  'profile-limit': { status: 403, text: ERROR_TEXTS.profileLimit },
  'profiles-full': {
    status: 403,
    text: ({ kept }: { kept: number }) =>
      `You have ${kept} job profiles, which is as many as we keep. Delete one first.`,
  },
  'upload-no-form': {
    status: 400,
    text: 'Send the file as a form (multipart/form-data) in a field named "file".',
  },
  'upload-field-too-long': {
    status: 400,
    text: ({ most }: Most) => `A field of the form is longer than ${most} characters.`,
  },
  'upload-several-files': { status: 400, text: 'Send one file only.' },
  'upload-field-unknown': { status: 400, text: 'Send the file in a field named "file".' },
  'upload-many-fields': { status: 400, text: 'The form has more fields than this call takes.' },
  'upload-damaged': { status: 400, text: 'The form arrived incomplete or damaged. Please try again.' },
  'resume-no-pdf': { status: 415, text: ERROR_TEXTS.resumeNotPdf },
  'resume-file-too-large': { status: 413, text: ERROR_TEXTS.resumeTooLarge },
  'resume-missing': { status: 400, text: ERROR_TEXTS.resumeMissing },
  'import-too-large': { status: 413, text: ERROR_TEXTS.importTooLarge },
  'too-many-readings': {
    status: 429,
    text: ({ perHour, retryAfterSeconds }: Wait & { perHour: number }) =>
      `We read ${perHour} resumes an hour for each person. Please try again in ${toMinutes(retryAfterSeconds)}.`,
  },
  'section-full': {
    status: 409,
    text: ({ heading, most }: Most & { heading: string }) => `${heading} holds at most ${most} entries.`,
  },
  'entry-unknown': {
    status: 404,
    text: ({ entry }: { entry: string }) => `There is no such ${entry} in your profiles.`,
  },
  'skills-full': {
    status: 409,
    text: ({ kept, most }: Most & { kept: number }) =>
      `You have ${kept} of ${most} skills. Remove some skills to add new ones.`,
  },
  'skill-missing': { status: 400, text: 'Please enter a skill.' },
  'skill-too-long': { status: 400, text: ({ most }: Most) => `A skill must be at most ${most} characters.` },
  'skill-several-lines': { status: 400, text: 'A skill must be one line of text.' },
} satisfies Refusals;
