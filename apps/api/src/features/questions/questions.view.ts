import { findDocument } from '@firsthand/applying';
import {
  toShortText,
  type FilledField,
  type FormField,
  type FormQuestion,
  type QuestionsResponse,
} from '@firsthand/contracts';
import type { EmployersForm } from './employer-forms.ts';

/** Whole sentences fit; longer texts are explanations, which stand on the employer's page. */
const LABEL_SHOWN = 500;
const CONDITION_SHOWN = 120;

type Field = FormField | FilledField;

/** Shapes a form as its questions. What can be answered in several ways, as a file or as text, is one question. */
export function toQuestions({ form, readAt }: EmployersForm, fields: readonly Field[] = form.fields) {
  const first = new Map<string, Field>();
  for (const field of fields) if (!first.has(toName(field))) first.set(toName(field), field);
  return {
    origin: form.origin,
    read_at: readAt?.toISOString() ?? null,
    questions: [...first].map(([name, field]) => {
      const ways = fields.filter((other) => toName(other) === name);
      return toQuestion(field, ways, fields);
    }),
    notices: form.notices,
  } satisfies QuestionsResponse;
}

const toName = ({ one_of: group, key }: Field) => (group === null ? `key ${key}` : `group ${group}`);

function toQuestion(field: Field, ways: readonly Field[], fields: readonly Field[]): FormQuestion {
  const answers = ways.flatMap((way) => ('source' in way ? [way.source] : []));
  return {
    label: toShortText(field.label, LABEL_SHOWN),
    type: field.kind,
    required: ways.some((way) => way.required),
    options: field.options.map(({ label }) => label),
    sensitive: field.sensitive,
    group: field.group,
    document: findDocument(field),
    asked_when: toCondition(field, fields),
    ...(answers.length > 0 && { answered_by: answers.find((source) => source !== null)?.detail ?? null }),
  };
}

/** "“Do you need a visa?” is answered with “Yes”" */
function toCondition({ shown_when: condition }: Field, fields: readonly Field[]): string | null {
  const asked = condition && fields.find(({ key }) => key === condition.key);
  if (!asked) return null;
  const answers = asked.options.filter(({ value }) => condition.values.includes(value));
  const words = answers.length === 1 ? ` with ${quote(answers[0]?.label ?? '')}` : '';
  return `${quote(asked.label)} is answered${words}`;
}

const quote = (text: string) => `“${toShortText(text, CONDITION_SHOWN)}”`;
