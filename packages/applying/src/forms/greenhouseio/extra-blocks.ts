import type { RawField } from '../raw-form.ts';
import type { DataCompliance, DemographicQuestion } from './payload.ts';

/** How the answers are sent stands in their keys: `demographic_answers[87]`, own words `demographic_answers[87][194]`. */
export function toDemographicFields(question: DemographicQuestion): RawField[] {
  const { id, label, answer_options: options } = question;
  if (id === null) return [];
  const key = `demographic_answers[${id}]`;
  const shared = { group: 'equal-opportunity', topic: 'equal-opportunity' } as const;
  return [
    {
      ...shared,
      key,
      label: label ?? '',
      kind: question.type === 'multi_value_multi_select' ? 'multiple-choice' : 'single-choice',
      required: question.required,
      options: options.map((option) => ({ value: option.id ?? '', label: option.label ?? '' })),
    },
    ...options
      .filter((option) => option.free_form && option.id !== null)
      .map((option): RawField => ({
        ...shared,
        key: `${key}[${option.id ?? ''}]`,
        label: `${label ?? ''}: ${option.label ?? ''}`,
        help: 'In your own words, if you like.',
        kind: 'text',
        required: false,
        shown_when: { key, values: [option.id ?? ''] },
      })),
  ];
}

/** A box for each consent this employer asks for; it is never ticked for the person. */
export function toConsentFields(blocks: readonly DataCompliance[], asksDemographic: boolean): RawField[] {
  const needs = (name: keyof DataCompliance) => blocks.some((block) => block[name] === true);
  const boxes: RawField[] = [];
  const add = (name: string, label: string, required: boolean) =>
    boxes.push({
      key: `data_compliance[${name}]`,
      label,
      kind: 'consent',
      group: 'consent',
      required,
      topic: 'consent',
    });
  if (needs('requires_processing_consent')) {
    add(
      'gdpr_processing_consent_given',
      'I agree that the employer processes my data for this application',
      true,
    );
  } else if (needs('requires_consent')) {
    add(
      'gdpr_consent_given',
      'I agree that the employer collects, stores and processes my data for hiring',
      true,
    );
  }
  if (needs('requires_retention_consent')) {
    add('gdpr_retention_consent_given', 'I agree that the employer keeps my data for other jobs', false);
  }
  if (asksDemographic && needs('demographic_data_consent_applies')) {
    add(
      'gdpr_demographic_data_consent_given',
      'I agree that the employer processes my demographic answers',
      false,
    );
  }
  return boxes;
}
