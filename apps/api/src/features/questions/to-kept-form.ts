import type { DraftForm } from '@firsthand/database';

/** Of all choices together, in characters; what a form of a thousand countries has is a tenth of it. */
const CHOICES_KEPT = 150_000;

/**
 * What is kept of a form for those who look at its posting: without what explains the questions, and with so many choices
 * that a form of megabytes costs no more than others. What is left out stands in the notices.
 */
export function toKeptForm({ origin, notices, fields }: DraftForm): DraftForm {
  let left = CHOICES_KEPT;
  let cut = 0;
  const kept = fields.map((field) => {
    const size = field.options.reduce((sum, { value, label }) => sum + value.length + label.length, 0);
    const fits = size <= left;
    if (fits) left -= size;
    else cut += 1;
    return { ...field, help: null, options: fits ? field.options : [] };
  });
  const notice = `The choices of ${cut === 1 ? 'one question' : `${cut} questions`} are too long to be shown.`;
  return { origin, notices: cut === 0 ? notices : [...notices, notice], fields: kept };
}
