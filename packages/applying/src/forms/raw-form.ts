import type { FormField, FormFieldGroup, FormFieldKind, SensitiveTopic } from '@firsthand/contracts';

/** A field as a reader found it: texts may hold markup and have any length, conditions may be nonsense. */
export interface RawField {
  key: string;
  label: string;
  help?: string | null;
  section?: string | null;
  kind: FormFieldKind;
  group: FormFieldGroup;
  required: boolean;
  options?: { value: string; label: string }[];
  /** What the block it stands in is about, when the ATS says so. */
  topic?: SensitiveTopic;
  one_of?: string;
  shown_when?: FormField['shown_when'];
  /** Not shown to applicants by the ATS itself. */
  hidden?: boolean;
}

export interface RawForm {
  fields: RawField[];
  notices?: string[];
}
