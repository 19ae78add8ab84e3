import type { FormFieldKind, SensitiveTopic } from '@firsthand/contracts';
import type { RawField } from '../raw-form.ts';
import type { GreenhouseQuestion } from './payload.ts';

type QuestionField = GreenhouseQuestion['fields'][number];

const KINDS: Readonly<Record<string, FormFieldKind>> = {
  input_text: 'text',
  textarea: 'long-text',
  input_file: 'file',
  multi_value_single_select: 'single-choice',
  multi_value_multi_select: 'multiple-choice',
};
const CONTACT_NAMES = /^(first_name|last_name|preferred_name|email|phone|location)$/;

/**
 * A question's fields. It has several where one of them suffices: a resume as file or as text; both then carry the
 * first one's name as `one_of`.
 */
export function toQuestionFields(
  question: GreenhouseQuestion,
  block: { topic?: SensitiveTopic; help?: string | null } = {},
): RawField[] {
  const fields = question.fields.filter((field) => field.name !== null);
  const shown = fields.filter((field) => field.type !== 'input_hidden');
  const isDocument = shown.some((field) => field.type === 'input_file');
  const label = toWords(question.label ?? '');
  return fields.map((field) => {
    const kind = toKind(field);
    return {
      key: field.name ?? '',
      label: kind === 'long-text' && shown.length > 1 ? `${label} (as text)` : label,
      help: question.description ?? block.help ?? null,
      kind,
      group: toGroup(field, isDocument, block.topic),
      required: question.required,
      options: field.values.map((option) => ({ value: option.value ?? '', label: option.label ?? '' })),
      hidden: field.type === 'input_hidden',
      ...(block.topic === undefined ? {} : { topic: block.topic }),
      ...(shown.length > 1 ? { one_of: shown[0]?.name ?? '' } : {}),
    };
  });
}

function toKind(field: QuestionField): FormFieldKind {
  return KINDS[field.type ?? ''] ?? (field.values.length > 0 ? 'single-choice' : 'text');
}

function toGroup(
  field: QuestionField,
  isDocument: boolean,
  topic: SensitiveTopic | undefined,
): RawField['group'] {
  if (topic === 'equal-opportunity') return 'equal-opportunity';
  if (isDocument) return 'documents';
  return CONTACT_NAMES.test(field.name ?? '') ? 'contact' : 'questions';
}

/** Greenhouse's own blocks are labelled like variables: "VeteranStatus" → "Veteran status". */
function toWords(label: string): string {
  if (!/^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/.test(label)) return label;
  const [first = '', ...rest] = label.split(/(?=[A-Z])/);
  return [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}
