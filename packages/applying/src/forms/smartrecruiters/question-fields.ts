import type { FormFieldKind } from '@firsthand/contracts';
import type { RawField } from '../raw-form.ts';
import type { PostingConfiguration, QuestionField } from './payload.ts';

/** Question and field, as the answers name them. */
export const QUESTION_KEY = /^question\[([^\]]+)\]\[([^\]]+)\]$/;

const KINDS: Readonly<Record<string, FormFieldKind>> = {
  INPUT_TEXT: 'text',
  TEXTAREA: 'long-text',
  RADIO: 'single-choice',
  SINGLE_SELECT: 'single-choice',
  MULTI_SELECT: 'multiple-choice',
  DATE: 'date',
};

/** The employer's own questions, those under a condition with it. Texts that only inform are hidden fields. */
export function toQuestionFields({ questions, settings }: PostingConfiguration): RawField[] {
  const conditions = new Map<string, RawField['shown_when']>();
  for (const { parentQuestionId, fieldId, valueIds, conditionalQuestions } of settings?.conditionals ?? []) {
    const condition = { key: toKey(parentQuestionId, fieldId), values: valueIds };
    for (const id of conditionalQuestions) conditions.set(id, condition);
  }
  return questions.flatMap(({ id, label, fields }) =>
    fields.map((field) => {
      const condition = conditions.get(id ?? '');
      return {
        key: toKey(id, field.id),
        label: [label, field.label].filter(Boolean).join(': '),
        kind: toKind(field),
        group: field.complianceType === null ? ('questions' as const) : ('equal-opportunity' as const),
        required: field.required,
        options: field.values.map((option) => ({ value: option.id ?? '', label: option.label ?? '' })),
        hidden: field.type === 'INFORMATION',
        ...(field.complianceType === null ? {} : { topic: 'equal-opportunity' as const }),
        ...(condition ? { shown_when: condition } : {}),
      };
    }),
  );
}

function toKey(question: string | null, field: string | null): string {
  return `question[${question ?? ''}][${field ?? ''}]`;
}

/** A box without choices is something to agree to. */
function toKind({ type, values }: QuestionField): FormFieldKind {
  if (type === 'CHECKBOX') return values.length > 0 ? 'multiple-choice' : 'consent';
  return KINDS[type ?? ''] ?? (values.length > 0 ? 'single-choice' : 'text');
}
