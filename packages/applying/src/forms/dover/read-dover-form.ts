import type { AtsFetch } from '@firsthand/connectors';
import type { FormFieldKind } from '@firsthand/contracts';
import { z } from 'zod';
import { FormError, type ApplicationForm, type FormJob } from '../../contract.ts';
import { askAts, toUnreadable } from '../ask-ats.ts';
import { flag, listOf, text } from '../loose-fields.ts';
import type { RawField } from '../raw-form.ts';
import { sanitizeForm } from '../sanitize-form.ts';

const question = z.object({
  id: text,
  question: text,
  question_type: text,
  input_type: text,
  required: flag,
  hidden: flag,
  multiple_choice_options: listOf(z.string()),
});
type DoverQuestion = z.infer<typeof question>;

const jobDetail = z.object({
  active: z.unknown().optional(),
  require_linkedin_profile_url: flag,
  application_questions: z.array(z.unknown()).transform((value) => listOf(question).parse(value)),
});

/** Always on the page, never among the questions. */
const ALWAYS_ASKED: RawField[] = [
  { key: 'first_name', label: 'First name', kind: 'text', group: 'contact', required: true },
  { key: 'last_name', label: 'Last name', kind: 'text', group: 'contact', required: true },
  { key: 'email', label: 'Email', kind: 'text', group: 'contact', required: true },
];

/** Questions with a meaning of their own; the page's names for them. */
const KNOWN_TYPES: Readonly<Record<string, { key: string; group: RawField['group'] }>> = {
  LINKEDIN_URL: { key: 'linkedin_url', group: 'contact' },
  PHONE_NUMBER: { key: 'phone_number', group: 'contact' },
  RESUME: { key: 'resume', group: 'documents' },
  COVER_LETTER: { key: 'cover_letter', group: 'documents' },
};
const KINDS: Readonly<Record<string, FormFieldKind>> = {
  SHORT_ANSWER: 'text',
  LONG_ANSWER: 'long-text',
  MULTIPLE_CHOICE: 'single-choice',
  FILE_UPLOAD: 'file',
};

/** The form of one Dover posting: names and e-mail, then its public questions. */
export async function readDoverForm(job: FormJob, fetch: AtsFetch): Promise<ApplicationForm> {
  const answer = await askAts(job.source, fetch, toDetailUrl(job.externalId));
  const parsed = jobDetail.safeParse(answer);
  if (!parsed.success) throw toUnreadable(job.source, 'the posting came without its questions', parsed.error);
  if (parsed.data.active === false) throw new FormError('job-closed', 'dover: the posting is not active');
  const taken = new Set<string>();
  const asked = parsed.data.application_questions.map((one) =>
    toField(one, taken, parsed.data.require_linkedin_profile_url),
  );
  return sanitizeForm('employer', { fields: [...ALWAYS_ASKED, ...asked] });
}

function toDetailUrl(id: string): string {
  return `https://app.dover.com/api/v1/inbound/application-portal-job/${encodeURIComponent(id)}`;
}

function toField(one: DoverQuestion, taken: Set<string>, needsLinkedin: boolean): RawField {
  const known = KNOWN_TYPES[one.question_type ?? ''];
  const isFirst = known !== undefined && !taken.has(known.key);
  if (isFirst) taken.add(known.key);
  return {
    key: isFirst ? known.key : (one.id ?? ''),
    label: one.question ?? '',
    kind: toKind(one),
    group: isFirst ? known.group : 'questions',
    required: one.required || (needsLinkedin && one.question_type === 'LINKEDIN_URL'),
    options: one.multiple_choice_options.map((option) => ({ value: option, label: option })),
    hidden: one.hidden,
  };
}

function toKind(one: DoverQuestion): FormFieldKind {
  return KINDS[one.input_type ?? ''] ?? (one.multiple_choice_options.length > 0 ? 'single-choice' : 'text');
}
