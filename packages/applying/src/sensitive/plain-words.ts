/** Lower case without accents and with plain apostrophes, so that one pattern serves: "Vergütung’s" → "vergutung's". */
export function toPlainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\u2018\u2019\u02bc`´]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim();
}
