/** "(m/w/d)", "H/F", "(gn)", "(all genders)": whom an employer may not turn away says nothing about the work. */
const LETTERS = /(?<![\p{L}\p{N}/|])(?:[mwfhvdxig]\s?[/|*]\s?)+(?:[mwfhvdxi]|divers)(?![\p{L}\p{N}/|])/giu;
const WORDS =
  /\(\s*(?:gn|mwd|mwx|div|all genders?|alle geschlechter|alle|tous genres|todos los géneros)\s*\)/giu;
/** "Mecánico/a", "Verkäufer:in", "Chargé(e)", "vendeur·euse", "Fahrer/-in", "Kaufmann/-frau". */
const ENDING =
  /(?<=\p{L}{3})(?:\s?[:*_/·•.]\s?-?(?:innen|in|frau|euse|ière|ère|rice|trice|ne|se|le|ve|a|o|e|r)s?|\((?:innen|in|frau|euse|ière|ère|rice|trice|ne|sse|se|le|ve|a|o|e)\)|\/-(?:innen|in|frau|r|ster))(?!\p{L})/gu;
/** "VerkäuferIn", "MitarbeiterInnen". */
const CAPITAL_ENDING = /(?<=er|or|ist|ent|ant|eur|ekt|og|eut|ar)In(?:nen)?(?!\p{L})/gu;

/** A title without what says that it is for everybody: "Verkäufer:in (m/w/d)" → "Verkäufer ". */
export function dropGenderMarks(title: string): string {
  return title
    .replace(WORDS, ' ')
    .replace(LETTERS, ' ')
    .replace(ENDING, '')
    .replace(CAPITAL_ENDING, '')
    .replace(/\(\s*\)/g, ' ');
}
