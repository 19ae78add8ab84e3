import type { FormFieldKind } from '@firsthand/contracts';
import type { ApplicationForm } from '../contract.ts';
import { sanitizeForm } from '../forms/sanitize-form.ts';

/** A field as it stands on an employer's page; of choices the words that are shown. */
export interface PageField {
  key: string;
  label: string;
  kind: FormFieldKind;
  required: boolean;
  options: readonly string[];
  /** The heading it stands below. */
  section?: string | null | undefined;
}

/** The fields of an employer's page, tamed like every other form. A choice's words are its value. */
export function readPageForm(fields: readonly PageField[]): ApplicationForm {
  return sanitizeForm('employer', {
    fields: fields.map(({ options, section, ...field }) => ({
      ...field,
      section: section ?? null,
      group: field.kind === 'file' ? 'documents' : 'questions',
      options: options.map((label) => ({ value: label, label })),
    })),
  });
}
