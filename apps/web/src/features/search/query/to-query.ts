import type { QuerySuggestion } from './use-query-suggestions.ts';

/** What is searched when a completion is chosen: the title or kind of work, or what is open at the company. */
export function toQuery({ kind, text }: Pick<QuerySuggestion, 'kind' | 'text'>): string {
  if (kind !== 'company') return text;
  const name = text.replaceAll('"', ' ').trim();
  return /\s/.test(name) ? `company:"${name}"` : `company:${name}`;
}
