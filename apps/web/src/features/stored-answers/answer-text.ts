import type { StoredAnswer } from '@firsthand/contracts';

/** As it is edited: several choices stand one to a line. */
export function toEditedText(answer: StoredAnswer['answer']): string {
  return [answer].flat().join('\n');
}

/** Back from the edited text; null when nothing is left, which is no answer. */
export function parseEditedText(text: string, before: StoredAnswer['answer']): StoredAnswer['answer'] | null {
  if (typeof before === 'string') return text.trim() === '' ? null : text.trim();
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 0 ? lines : null;
}
