import type { OPTIONAL_FIELDS_HANDLINGS } from '@firsthand/contracts/light';

/** What a person reads for each way of handling a form's optional fields. */
export const HANDLING_LABELS: Record<(typeof OPTIONAL_FIELDS_HANDLINGS)[number], string> = {
  fill_unanswered_questions: 'Fill unanswered questions',
  fill_only_necessary: 'Fill only what is necessary',
  ai_autofill_with_prompt: 'AI autofill, asking me first',
  ai_autofill_no_interference: 'AI autofill without asking',
};
