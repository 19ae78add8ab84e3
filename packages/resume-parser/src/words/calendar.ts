/** The months of English, French, German, Spanish, Italian, Portuguese, Dutch, Swedish, folded (no accents). */
const NAMES = [
  'january jan janvier janv januar janner januari enero ene gennaio gen janeiro',
  'february feb fevrier fevr fev februar februari febrero febbraio fevereiro',
  'march mar mars marz mrz maerz marzo marco maart mrt',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mag maio mei maj',
  'june jun juin juni junio giugno giu junho',
  'july jul juillet juil juli julio luglio lug julho',
  'august aug aout aou augusti augustus agosto ago',
  'september sep sept septembre septiembre settembre set setembro',
  'october oct octobre oktober okt octubre ottobre ott outubro out',
  'november nov novembre noviembre novembro',
  'december dec decembre dezember dez diciembre dic dicembre dezembro',
];

/** Folded name → 1 to 12. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  NAMES.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** Folded; a season or a part of a year counts as its year. */
export const SEASONS: readonly string[] = [
  ...'summer spring winter fall autumn'.split(' '),
  ...'ete printemps hiver automne sommer fruhling fruhjahr herbst wintersemester sommersemester ws ss'.split(
    ' ',
  ),
  ...'verano primavera otono invierno estate autunno inverno verao zomer lente herfst sommaren var host'.split(
    ' ',
  ),
  ...'q1 q2 q3 q4 h1 h2 hy1 hy2 early mid late anfang mitte ende debut fin'.split(' '),
];

/** Folded words for a position that goes on; regular expressions without anchors. */
export const PRESENT: readonly string[] = [
  'present(?:e|ly)?',
  'current(?:ly)?',
  'now',
  'today',
  'to date',
  'ongoing',
  'till date',
  'heute',
  'jetzt',
  'aktuell',
  'gegenwart(?:ig)?',
  'derzeit',
  'laufend',
  "aujourd'? ?hui",
  'ce jour',
  '(?:a )?ce jour',
  'maintenant',
  'actuel(?:lement)?',
  'en cours',
  'actual(?:idad|mente)?',
  '(?:la |el )?(?:actualidad|presente|fecha)',
  'hoy',
  'oggi',
  'ad oggi',
  '(?:alla )?data attuale',
  'tuttora',
  'fino ad oggi',
  'attuale?(?:mente)?',
  'in corso',
  'atual(?:mente|idade)?',
  'o momento',
  'hoje',
  'data atual',
  'o presente',
  'heden',
  'nu',
  'nuvarande',
  'pagaende',
  'i?dag',
  'tills vidare',
  'fortfarande',
  'momenteel',
  'a date',
  'date',
  'bis dato',
  'dato',
  'la fecha',
  'presente',
];

/** Folded words between the two ends of a time. */
export const UNTIL: readonly string[] = [
  'to',
  // Capitals set wide.
  't o',
  'until',
  'till',
  'through',
  'thru',
  'bis',
  'au',
  'a',
  'al',
  "jusqu'? ?a(?: la)?",
  'hasta(?: la)?',
  'ate',
  'tot(?: en met)?',
  't\\/m',
  'fino al?',
  'ad',
];

/** Folded words before the start of a position that goes on. */
export const SINCE: readonly string[] = [
  'since',
  'seit(?: dem)?',
  'depuis',
  'desde',
  'sinds',
  'sedan',
  "dal(?:l')?",
  'ab',
];
