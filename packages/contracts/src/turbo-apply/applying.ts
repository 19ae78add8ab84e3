/** What an application can be, in the specification's words. */
export const APPLICATION_STATUSES = ['submitted', 'pending', 'completed', 'failed'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** How far it got, as the person tells it; in the order it usually goes. */
export const APPLICATION_STAGES = [
  'saved',
  'applied',
  'interview',
  'offer',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];

/**
 * How it was made: sent through the employer's own API; prepared here and sent by the person on the employer's page;
 * recorded after Snail Apply; or written down by hand.
 */
export const APPLICATION_WAYS = ['api', 'packet', 'snail', 'elsewhere'] as const;
export type ApplicationWay = (typeof APPLICATION_WAYS)[number];

/** What kind of answer a form's field takes. */
export const FORM_FIELD_KINDS = [
  'text',
  'long-text',
  'yes-no',
  'single-choice',
  'multiple-choice',
  'date',
  'number',
  'file',
  'consent',
] as const;
export type FormFieldKind = (typeof FORM_FIELD_KINDS)[number];

/** Where a field stands in the dry run. */
export const FORM_FIELD_GROUPS = [
  'contact',
  'documents',
  'questions',
  'equal-opportunity',
  'consent',
] as const;
export type FormFieldGroup = (typeof FORM_FIELD_GROUPS)[number];

/** Questions that are only ever filled from what the person stored for that very purpose. */
export const SENSITIVE_TOPICS = ['equal-opportunity', 'work-permission', 'pay', 'legal', 'consent'] as const;
export type SensitiveTopic = (typeof SENSITIVE_TOPICS)[number];

/** Where a value in the dry run came from. */
export const ANSWER_SOURCES = ['profile', 'resume', 'earlier', 'drafted', 'typed'] as const;
export type AnswerSource = (typeof ANSWER_SOURCES)[number];

/** The files an application can carry; a letter drafted here travels as text. */
export const APPLICATION_FILE_KINDS = ['resume', 'cover-letter'] as const;
export type ApplicationFileKind = (typeof APPLICATION_FILE_KINDS)[number];
