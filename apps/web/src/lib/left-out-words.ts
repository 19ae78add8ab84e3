/** "🎉한" → "The PDF was made without 🎉 한: no font of ours has these characters." */
export function toLeftOutWords(characters: string): string {
  const each = Array.from(characters);
  return `The PDF was made without ${each.join(' ')}: no font of ours has ${each.length === 1 ? 'this character' : 'these characters'}.`;
}
