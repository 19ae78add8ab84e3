const COUNT =
  '(?:one|two|three|four|ein(?:e[mn])?|zwei|drei|vier|une?|deux|trois|quatre|uno?|dos|tres|cuatro|due|tre|quattro|een|twee|drie|dois|duas|três|quatro|en|två|fyra|jeden|dwa|dwóch|trzy|trzech|cztery|czterech|[1-4])';
const DAYS =
  '(?:days?|tage?n?|jours?|d[ií]as?|giorn[oi]|dag(?:en|ar|e)?|x|times|vezes|veces|volte|dni|dnia|dzień)(?![\\p{L}\\d])';

/** Fewer days than a whole week, in the languages of the filter's countries: "2-3 days", "zwei Tage", "3x". Part of a pattern. */
const SOME_DAYS_ANY = `(?<![\\p{L}\\d])${COUNT}(?:\\s?(?:-|–|/|to|or|bis|oder|à|ou|a|o|e|of|tot|till)\\s?${COUNT})?\\+?\\s?${DAYS}(?!\\s?(?:(?:work|working)\\s)?weeks?(?!\\p{L}))`;

/** Where such days are spent. */
const PLACE =
  '(?:offices?|on[- ]?site|in[- ]person|hq|headquarters|home|remote(?:ly)?|büro|homeoffice|zu hause|vor ort|mobil|mobile[sr]? arbeiten|à la maison|bureau|télétravail|sur site|sur place|présentiel|présence|à distance|distanciel|telework|oficina|casa|presencial(?:es|mente)?|teletrabajo|remot[oa]s?|ufficio|smart ?working|sede|presenza|kantoor|thuis(?:werken)?|escritório|teletrabalho|kontoret|hemifrån|hemma|distans|vanuit huis|op afstand|biur(?:ze|a)|zdaln\\p{L}+|z domu|stacjonarn\\p{L}+)(?!\\p{L})';
/** "twice a week", "zweimal die Woche" */
const SOME_TIMES =
  '(?<![\\p{L}\\d])(?:once|twice|(?:three|four|2|3|4) times|einmal|zweimal|dreimal|viermal|una volta|due volte|una vez|dos veces|une fois|deux fois|uma vez|duas vezes|één keer|twee keer)\\s(?:(?:a|per|each|every|die|pro|in der|par|alla|por|a la) )(?:week|woche|semaine|settimana|semana)(?!\\p{L})';
const SOME_DAYS = new RegExp(`${SOME_DAYS_ANY}|${SOME_TIMES}`, 'iu');
const PLACED = new RegExp(`(?<!\\p{L})${PLACE}`, 'iu');
const OTHER_TIME =
  /(?<!\p{L})(?:month|monat|mois|mese?s?|mês|maand|månad|quarter|quartal|trimestre|years?|jahr|ann?o|année|año|jaar|år)(?!\p{L})/iu;

/** Whether a few words say that some of a week's days are spent in an office or at home: "3 days in the office", "2 Tage Homeoffice". */
export function isSomeDays(text: string): boolean {
  return SOME_DAYS.test(text) && PLACED.test(text) && !OTHER_TIME.test(text);
}

/** Whether a few words count fewer days than a whole week, wherever they are spent. */
export function countsSomeDays(text: string): boolean {
  return SOME_DAYS.test(text) && !OTHER_TIME.test(text);
}

const LEADING_DAYS = new RegExp(
  `^(?:(?:at least|min(?:imum|\\.)?|up to|mind(?:estens|\\.)?|bis zu|jusqu[’']à|au moins|hasta|al menos|fino a|almeno|tot|minimaal|até)\\s)?(?:(?:an|with|mit|con|met|com|avec)\\s)?${SOME_DAYS_ANY}`,
  'iu',
);

/** Whether a piece of a line is such days and nothing more. */
export function isDaysPiece(piece: string): boolean {
  return piece.length <= 70 && LEADING_DAYS.test(piece) && isSomeDays(piece);
}
