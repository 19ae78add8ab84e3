import { ERROR_TEXTS } from '../errors.ts';
import { DOCUMENTS, type DocumentKind, type Most, type OfField, type Refusals } from '../refusals/refusal.ts';

/** Why calls about job applications are refused. */
export const JOB_APPLICATIONS_REFUSALS = {
  'application-unknown': { status: 404, text: ERROR_TEXTS.applicationNotFound },
  'follow-up-unknown': { status: 404, text: 'There is no follow-up date in this application.' },
  'source-unknown': {
    status: 400,
    text: 'The field “atsSource” must be the name of an applicant-tracking system, such as greenhouse.',
  },
  'application-job-incomplete': { status: 400, text: 'requisition_id, source: must both name a job.' },
  'application-untitled': { status: 400, text: 'The field “title” is missing.' },
  'application-address-invalid': {
    status: 400,
    text: 'The field “external_url” must be a web address such as https://example.com/jobs/1.',
  },
  'day-invalid': {
    status: 400,
    text: ({ field }: OfField) => `The field “${field}” must be a day since 1900 and within 100 years.`,
  },
  'day-ahead': { status: 400, text: ({ field }: OfField) => `The field “${field}” cannot be in the future.` },
  'stage-before-last': {
    status: 400,
    text: ({ on, stage }: { on: string; stage: string }) =>
      `The field “stage_on” cannot be before ${on}, the day of the stage "${stage}".`,
  },
  'applications-full': {
    status: 409,
    text: ({ most }: Most) =>
      `You have ${most} applications, which is as many as we keep. Delete some first.`,
  },
  'packet-file-unknown': {
    status: 404,
    text: ({ kind }: { kind: DocumentKind }) => `There is no ${DOCUMENTS[kind]} in this application.`,
  },
  'application-with-employer': {
    status: 409,
    text: 'The employer has this application, so it cannot go back to saved.',
  },
  'application-being-sent': {
    status: 409,
    text: 'This application is being sent right now. Try again in a minute.',
  },
  'version-old': {
    status: 409,
    text: 'This application was changed in another tab or on another device. Nothing you typed is lost: look at both and save again.',
  },
} satisfies Refusals;
