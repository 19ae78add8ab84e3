import type { Line } from './layout/lines.ts';
import { fold } from './words/clean-text.ts';

/** Small and telling words of each language, folded. */
const WORDS: Record<string, string> = {
  en: 'the and of with for experience skills education present work university led managed january october',
  de: 'und der die das mit fur von berufserfahrung kenntnisse ausbildung heute seit bis lebenslauf bei im geboren dezember oktober',
  fr: 'et les des pour avec dans du experience competences formation langues depuis aujourd au sein une janvier',
  es: 'y los las para con experiencia habilidades educacion formacion idiomas actualidad del una desarrollo enero',
  it: 'e il con per della esperienza competenze istruzione formazione lingue oggi gli una presso gennaio',
  pt: 'e os com para da experiencia competencias formacao idiomas atual uma nao desenvolvimento janeiro',
  nl: 'en het een van met voor werkervaring vaardigheden opleiding opleidingen talen heden bij januari',
  sv: 'och att med for av arbetslivserfarenhet kompetenser utbildning sprak nuvarande pa ett en januari',
};

const FEWEST_HITS = 4;

/** The language most of the document's small words belong to. */
export function findLanguage(lines: readonly Line[]): string | null {
  const counts = new Map<string, number>();
  for (const word of lines.flatMap(({ text }) => fold(text).split(/[^\p{L}]+/u))) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const scores = Object.entries(WORDS).map(([language, words]) => ({
    language,
    hits: words.split(' ').reduce((sum, word) => sum + Math.min(8, counts.get(word) ?? 0), 0),
  }));
  const best = scores.reduce((a, b) => (b.hits > a.hits ? b : a));
  return best.hits >= FEWEST_HITS ? best.language : null;
}
