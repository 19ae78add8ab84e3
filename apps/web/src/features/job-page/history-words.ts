import type { HistoryEntry } from '@firsthand/contracts';

const KIND_WORDS: Record<HistoryEntry['kind'], string> = {
  first_seen: 'First seen',
  changed: 'Changed',
  closed: 'Gone from the board',
  reopened: 'Back on the board',
};

export function toKindWords(kind: HistoryEntry['kind']): string {
  return KIND_WORDS[kind];
}

/** A field's name as people say it: "salary_min" → "Salary min". */
export function toFieldWords(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
