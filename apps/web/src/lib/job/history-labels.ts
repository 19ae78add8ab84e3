import type { HistoryEntry } from '@firsthand/contracts';

const KIND_LABELS: Record<HistoryEntry['kind'], string> = {
  first_seen: 'First seen',
  changed: 'Changed',
  closed: 'Gone from the board',
  reopened: 'Back on the board',
};

export function toKindWords(kind: HistoryEntry['kind']): string {
  return KIND_LABELS[kind];
}

/** A field's name as people say it: "salary_min" → "Salary min". */
export function toFieldWords(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a value of the history is a day or an instant as the posting's data has it: "2026-01-05", "2026-01-05T10:00:00Z". */
export function isDateTime(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z)?$/.test(text) && !Number.isNaN(Date.parse(text))
  );
}
