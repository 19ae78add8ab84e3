/** Letters without their accents, and what is only written together taken apart: "Łódź, Caﬁé" → "Łodz, Cafie". */
export function stripAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}

/** Lower case and only plain letters: "Łódź, Ærø, Straße" → "lodz, aero, strasse". */
export function foldLetters(text: string): string {
  const plain = text.replaceAll('ß', 'ss').replace(/[øØ]/g, 'o').replace(/[łŁ]/g, 'l').replace(/[æÆ]/g, 'ae');
  return stripAccents(plain).toLowerCase();
}
