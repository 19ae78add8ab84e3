import { findNameLoss } from '@firsthand/contracts/light';

/** "🎉한" → "The PDF was made without 🎉 한: no font of ours has these characters."; first what that does to the person's name. */
export function toLeftOutWords(characters: string, name = ''): string {
  const each = Array.from(characters);
  const these = each.length === 1 ? 'this character' : 'these characters';
  return `${toNameWords(characters, name)}The PDF was made without ${each.join(' ')}: no font of ours has ${these}.`;
}

function toNameWords(characters: string, name: string): string {
  const loss = findNameLoss(name, characters);
  if (loss === 'none') return '';
  const what =
    loss === 'whole'
      ? `This PDF has no name on it: no font of ours has the letters of “${name}”.`
      : `This PDF has only a part of the name “${name}” on it.`;
  return `${what} Please take the Word document instead. `;
}
