import { stripAccents } from '@firsthand/contracts';

/** Lower case without accents and with plain apostrophes, so that one pattern serves: "Vergütung’s" → "vergutung's". */
export function toPlainWords(text: string): string {
  return stripAccents(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
