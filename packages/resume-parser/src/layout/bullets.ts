/** A brace is what the mark of a list becomes where a symbol font lost its letters. */
const BULLET =
  /^\s*(?:\{(?=\s\p{L})(?![^}]*\})|[•●▪◦‣∙·■□○◆◇►▶▸▹➢➤❖✓✔✦★*»›→–—-]|[o§ØüÜ](?=\s\p{Lu}))\s*(?=\S)/u;

/** Whether a line begins with the mark of a list. */
export function hasBullet(text: string): boolean {
  return BULLET.test(text) && !/^[-–—*]\d/.test(text);
}

/** `'• Led a team'` → `'Led a team'`. */
export function dropBullet(text: string): string {
  return text.replace(BULLET, '');
}
