import { NUMBER, YEAR } from './years-words.ts';

const COUNTED = `${NUMBER}\\s*\\+?[\\s-]+${YEAR}`;
const any = (patterns: readonly string[]) => patterns.map((pattern) => new RegExp(pattern, 'gi'));

/** Counts of years that are no experience: ages, lengths of courses and contracts, times ahead and behind, most of a range. */
const ASIDES = any([
  `(?<![a-zß-ÿ])(?:in|within|over|during|for|of|every) (?:the |your )?(?:last|past|previous|preceding|next|first|following) ${COUNTED}`,
  `(?<![a-zß-ÿ])(?:within|every|up to|under|bis zu|jusqu['’]à|hasta|fino a|até) ${COUNTED}`,
  `(?:letzten|vergangenen|nächsten|ersten|derni[eè]re?s|prochaine?s|últimos|próximos|afgelopen|laatste|komende|ultimi|prossimi|senaste) ${COUNTED}`,
  `${NUMBER} (?:derni[eè]re?s|prochaine?s|últimos|ultimi) ${YEAR}`,
  `(?<!(?:not|no|nicht|pas|niet) )(?<![a-zß-ÿ])(?:less|fewer|younger|weniger|moins|menos|minder|meno) (?:than|als|de|dan|di|que) ${COUNTED}`,
  `(?<![a-zß-ÿ])(?:no more than|maximum(?: of)?|max\\.?|maximal|höchstens|au maximum|como máximo) ${COUNTED}`,
  `${COUNTED}[\\s-]+(?:of age|old|ago|and older|or older|and over|or over|alt|to (?!${NUMBER})[a-zß-ÿ]+)(?![a-zß-ÿ])`,
  `(?:aged?|age of)(?: at least)? ${COUNTED}`,
  `${COUNTED}[\\s-]+(?:(?:college|university|technical|undergraduate|accredited|bachelor['’]?s?)\\s+){0,2}(?:degree|diploma|program(?:me)?|course|apprenticeship|contract|plan|lease|term|warranty|commitment|assignment|duration|project|college|university|school|vertrag|ausbildung|vest\\w*)`,
  `${COUNTED} of (?:college|university|study|studies|schooling|school|education)(?! and)`,
  `(?<![a-zß-ÿ])(?:contract|lease|commitment|duration|term|warranty)(?: of| for| is|:)? (?:up to )?${COUNTED}`,
  `licen[cs]es?(?: held)? for (?:at least |a minimum of |over )?${COUNTED}`,
  `\\d{1,2}\\s+(?:months?|monate?n?|mois|meses|mesi|maanden)\\s*(?:-|–|to|bis|à|a|tot)\\s*${COUNTED}`,
]);

/** Without one of these a text has no such count, and most have none. */
const MAY_HOLD_ONE =
  /last|past|previous|preceding|next|first|following|within|every|up to|under|bis zu|jusqu|hasta|fino|até|letzt|vergang|nächst|erst|derni|prochain|[úu]ltim|próxim|prossim|afgelopen|laatste|komende|senaste|less|fewer|younger|weniger|moins|menos|minder|meno|more than|max|höchst|\bage|old|ago|over|\balt\b|(?:years?|yrs?) to|degree|diploma|program|course|apprentice|contract|plan|lease|term|warrant|commitment|assignment|duration|project|college|universit|school|vertrag|ausbildung|vest|stud|education|licen|months?|monat|mois|mes|maand/i;

/** A text without the counts of years that are no demand of experience. */
export function dropAsides(text: string): string {
  if (!MAY_HOLD_ONE.test(text)) return text;
  return ASIDES.reduce((rest, pattern) => rest.replace(pattern, ' '), text);
}

/** What would be nice: it speaks of what stands before it in its clause. */
const PREFERRED_BEHIND =
  /(?<![a-zß-ÿ])(?:preferred|a (?:strong |big |huge |definite )?plus|plus(?= *$)|bonus|nice[- ]to[- ]have|desir(?:ed|able)|advantage\w*|beneficial|helpful|welcome|(?:is |are )?an (?:added |definite )?asset|not (?:strictly )?(?:required|needed|necessary)|wünschenswert|erwünscht|von vorteil|apprécié\w*|souhaité\w*|souhaitable|(?:serait|seraient|est) un plus|un atout|un plus|deseable\w*|valorable\w*|valorad[oa]s?|se valorar\S*|gradit[oaie]|pluspunt|een pre|meriterande|desejáve\w+|diferencial|mile widzian\w+)(?![a-zß-ÿ])/i;
/** It speaks of what stands behind it. */
const PREFERRED_AHEAD =
  /(?<![a-zß-ÿ])(?:ideally|preferably|ideal(?:er)?weise|vorzugsweise|gerne?|idéalement|de préférence|idealmente|preferiblemente|preferentemente|se valorar\S*|preferibilmente|preferencialmente|bij voorkeur|liefst|helst|nice[- ]to[- ]have|bonus(?= (?:points|if)|:)|preferred(?=:| (?:qualif|experience|skills)))(?![a-zß-ÿ])/i;
/** Where one clause of a demand ends and the next begins. A list goes on behind "and" and "or". */
const CLAUSE_END = new RegExp(
  `(?:[,;(|](?!\\s*(?:and|or|und|oder|et|ou|y|o|e|en|of)\\b)|\\)|\\s[-–—/]\\s(?!${NUMBER}(?![a-zß-ÿ]))|\\b(?:but|aber|mais|pero|maar|ma)\\b)`,
  'gi',
);
/** "2 years (strongly preferred)": alone it speaks of the clause before it. */
const LITTLE_ELSE =
  /^(?:[\s.:]|\b(?:strongly|highly|very|much|is|are|this|would|be|but|experience|not)\b)*$/i;

/** A sentence without the clauses that say what would be nice. */
export function dropPreferred(text: string): string {
  const clauses = cutClauses(text);
  const kept: string[] = [];
  for (const clause of clauses) {
    const ahead = PREFERRED_AHEAD.exec(clause);
    if (ahead) return [...kept, clause.slice(0, ahead.index)].join(' , ');
    if (!PREFERRED_BEHIND.test(clause)) kept.push(clause);
    else if (LITTLE_ELSE.test(clause.replace(PREFERRED_BEHIND, ''))) kept.pop();
  }
  return kept.join(' , ');
}

function cutClauses(text: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(CLAUSE_END)) {
    clauses.push(text.slice(from, index));
    from = index + end.length;
  }
  clauses.push(text.slice(from));
  return clauses.filter((clause) => clause.trim() !== '');
}
