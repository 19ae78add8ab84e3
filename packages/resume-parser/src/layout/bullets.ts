const BULLET = /^\s*(?:[•●▪◦‣∙·■□○◆◇►▶▸▹➢➤❖✓✔✦★*»›→–—-]|[o§ØüÜ](?=\s\p{Lu}))\s*(?=\S)/u;

/** Whether a line begins with the mark of a list. */
export function hasBullet(text: string): boolean {
  return BULLET.test(text) && !/^[-–—*]\d/.test(text);
}

/** `'• Led a team'` → `'Led a team'`. */
export function dropBullet(text: string): string {
  return text.replace(BULLET, '');
}
