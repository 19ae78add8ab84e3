import type { ApplicationDraft } from '@firsthand/contracts';

/** The questions that need nothing more from the person: answered, and nothing is said against the answer. */
export function toFoldedKeys({
  fields,
  problems,
}: Pick<ApplicationDraft, 'fields' | 'problems'>): ReadonlySet<string> {
  const questioned = new Set(problems.map(({ key }) => key));
  const filled = fields.filter(
    ({ key, value }) => value !== null && value.length > 0 && !questioned.has(key),
  );
  return new Set(filled.map(({ key }) => key));
}
