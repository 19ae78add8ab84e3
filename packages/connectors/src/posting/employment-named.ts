import type { EmploymentType } from '@firsthand/contracts';

/** Hours and kinds of contracts in words that, outside English, name nothing but employment. */
const NAMES: readonly (readonly [EmploymentType, RegExp])[] = (
  [
    [
      'full_time',
      'vollzeit(?:stelle|anstellung)?|(?:à )?temps (?:plein|complet)|jornada completa|tiempo completo|tempo pieno|tempo (?:inteiro|integral)|voltijds|heltid(?:stjänst)?|fuldtid|pełn(?:y|ego|ym) eta(?:t|tu|cie)',
    ],
    [
      'part_time',
      'teilzeit(?:stelle|anstellung)?|(?:à )?temps partiel|mi-temps|media jornada|jornada parcial|tiempo parcial|tempo (?:parziale|parcial)|deeltijds?|deltid(?:stjänst)?|część etatu|(?:pół|niepełn(?:y|ego|ym)) eta(?:t|tu|cie)',
    ],
    ['contract', '(?:na|w ramach|kontrakt|umowa|współpraca) b2b'],
    [
      'temporary',
      'praca tymczasowa|umow[aęy] na (?:zastępstwo|czas określony)|arbeidsovereenkomst voor bepaalde tijd',
    ],
  ] as const
).map(([type, words]) => [type, new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`, 'iu')] as const);

/** "Our nursery, full-time, costs …": of something the employer has. */
export const OF_OURS =
  /^(?:our|unsere?|notre|nos|nuestr[oa]s?|il nostro|la nostra|nosso|nossa|onze|ons|vår|vårt|våra|vores|nasz|nasza) [^,;(]{2,40}[,;(]\s?(?:full|part|voll|teil|temps|jornada|tempo|heltid|deltid|fulltime|parttime)[^,;]*[,;)]\s?(?!and\b|und\b|et\b|y\b|e\b|en\b|och\b)\p{Ll}/iu;
/** In English a piece that is nothing but hours. */
const PIECE_OF_HOURS =
  /^(?:permanent |regular |a )?(?<hours>full|part)[- ]?time(?: (?:permanent|position|role|job|post|hours|schedule|employment))?(?: \([^)]*\))?[.!]?$/iu;

/** The measure that a pay is told by, which may not be the job's: "auf Basis Vollzeit", "vid heltid". */
const MEASURE =
  /(?<!\p{L})(?:basis|bei|vid|ved|base|équivalent|hochgerechnet auf|umgerechnet auf|entspr\p{L}*|podstawie|przy|op basis van|bij)(?: (?:von|einer|eine[mr]?|d[’']un|de|di|a|in|het|een))*[ -]+(?:vollzeit|heltid|fuldtid|temps plein|jornada completa|tempo pieno|voltijds|pełnym etacie)[^,;.]*/giu;
/** Others than who is sought, what may come, and what lasts beside a job. */
const OTHERS =
  /(?<!\p{L})(?:bis (?:zu )?voll|ab \d+|\p{L}*mitarbeite\p{L}*|kolleg\p{L}*|erfahrung\p{L}*|\p{L}*möglich\p{L}*|auch|oder|bzw|gerne?|wahlweise|studium|fortbildung\p{L}*|elternzeit|ou|possib\p{L}*|souhaitée?|salariés?|collaborat\p{L}*|formation|études|o|emplead[oa]s|experiencia|posib\p{L}*|estudios|máster|dipendenti|possibil\p{L}*|of|mogelijk\p{L}*|medewerkers|collega\p{L}*|ervaring|eller|möjlig\p{L}*|medarbetare|studier|lub|albo|możliw\p{L}*|pracownik\p{L}*|doświadczeni\p{L}*)(?!\p{L})/iu;
/** Those who are led, of whom some have other hours. */
const LED =
  /(?<!\p{L})(?:dont|davon|darunter|waarvan|varav|w tym|de l[oa]s cuales|di cui|dos quais|manage\p{L}*|encadre\p{L}*|supervis\p{L}*|führ(?:st|en)|leite(?:st|n)|diriges|gestisci|leid(?:t|ing)|leder|zarządzasz)(?!\p{L})/iu;
/** What may stand beside such a name in its piece: conditions of a job, and words that only join them. */
const CONDITIONS =
  /^(?:[\d.,:%–-]+|h|std|in|ist|an|am|ab|sofort|die|diese|eine?[nr]?|der|wir|bieten|stelle|zu|besetzen|vertrag|arbeitsvertrag|anstellung|festanstellung|unbefristet\p{L}*|befristet\p{L}*|stunden|tage|urlaubstage|und|contrat|cdi|cdd|poste|un|une|à|a|de|du|en|et|avec|stable|permanent|durée|indéterminée|contrato|indefinido|fijo|estable|días|libres|puesto|oferta|y|e|con|contratto|lavoro|indeterminato|determinato|contract|vast|vaste|een|baan|functie|van|met|umowa|umowę|o|pracę|praca|na|i|w|etat|pensja|tillsvidareanställning|anställning|tjänst|tjänsten|är|fast|på|med|och|visstid\p{L}*|pln|zł|netto|brutto|vat|miesięcznie|godzinę|za|\+|opcją|z|stałej)$/iu;
const PIECE = /,\s|[;|·•()]|\.\s|\s[-–—/+]\s/u;
/** Longer sentences tell more than the conditions of a job. */
const LONGEST = 220;
/**
 * The kind of employment, or the hours, that a sentence names among the conditions of the job: "Unbefristet, 30 Urlaubstage
 * und Vollzeit", "CDI à temps plein", "umowa o pracę na pełny etat". Null where two are named, a choice is left, or others
 * have them; English words are too common for it.
 */
export function readNamedEmployment(sentence: string): EmploymentType | null {
  if (sentence.length > LONGEST || LED.test(sentence) || OF_OURS.test(sentence)) return null;
  const text = sentence.replace(MEASURE, ' ');
  const named = NAMES.filter(([, pattern]) => pattern.test(text));
  const kinds = named.filter(([type]) => type === 'contract' || type === 'temporary');
  const telling = kinds.length > 0 ? kinds : named;
  const [only] = telling;
  if (only === undefined) return readPieceOfHours(text);
  if (telling.length > 1) return null;
  const pieces = text.split(PIECE).filter((piece) => only[1].test(piece));
  return pieces.length > 0 && pieces.every((piece) => isOfConditions(piece, only[1])) ? only[0] : null;
}

/** Whether a piece of a sentence is nothing but such a name and other conditions of a job. */
function isOfConditions(piece: string, name: RegExp): boolean {
  if (OTHERS.test(piece.replace(name, ' '))) return false;
  const beside = piece
    .replace(name, ' ')
    .replace(/[.!?()]/gu, ' ')
    .trim();
  return beside === '' || beside.split(/\s+/u).every((word) => CONDITIONS.test(word));
}

function readPieceOfHours(text: string): EmploymentType | null {
  if (/\b(?:students|pupils|children|nursery|staff|employees|costs?|fees|medical|insurance)\b/iu.test(text))
    return null;
  const said = new Set(
    text
      .split(PIECE)
      .flatMap((piece) => PIECE_OF_HOURS.exec(piece.trim())?.groups?.['hours']?.toLowerCase() ?? []),
  );
  if (said.size !== 1) return null;
  return said.has('full') ? 'full_time' : 'part_time';
}
