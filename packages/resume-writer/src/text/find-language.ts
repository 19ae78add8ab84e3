import { fold, RESUME_LANGUAGES, type ResumeLanguage } from '@firsthand/contracts';

/** Small and telling words of each language, folded. */
const WORDS: Readonly<Record<ResumeLanguage, string>> = {
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

/** The language that most of a text's small words belong to; null when it shows none. */
export function findTextLanguage(text: string): ResumeLanguage | null {
  const counts = new Map<string, number>();
  for (const word of fold(text).split(/[^\p{L}]+/u)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scores = RESUME_LANGUAGES.map((language) => ({
    language,
    hits: WORDS[language].split(' ').reduce((sum, word) => sum + Math.min(8, counts.get(word) ?? 0), 0),
  }));
  const best = scores.reduce((a, b) => (b.hits > a.hits ? b : a));
  return best.hits >= FEWEST_HITS ? best.language : null;
}
