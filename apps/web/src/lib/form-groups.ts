import type { FormFieldGroup } from '@firsthand/contracts/light';

/** The headings of the groups of an employer's form, in the order they are shown. */
export const GROUP_LABELS: Readonly<Record<FormFieldGroup, string>> = {
  contact: 'Contact details',
  documents: 'Documents',
  questions: 'Questions',
  'equal-opportunity': 'Equal opportunity',
  consent: 'Consent',
};
