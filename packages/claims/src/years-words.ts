/** Numbers in letters, in the languages that postings are mostly written in. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
    'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn',
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze',
    'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
    'zero un due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici',
    'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze',
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien',
    'noll ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton',
    'nul et to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten',
    'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście',
  ].flatMap((words) => words.split(' ').map((word, index) => [word, index] as const)),
);

/** Words that are numbers of one language and small words of others: "due to" is no two, and "3 to 5" none either. */
const SMALL_WORDS: Readonly<Record<string, string>> = {
  due: 'due(?! to\\b)',
  to: 'to(?= års?(?![a-zß-ÿ]))',
  et: 'et(?= års?(?![a-zß-ÿ]))',
  ti: 'ti(?= års?(?![a-zß-ÿ]))',
};
const IN_LETTERS = Object.keys(NUMBER_WORDS)
  .map((word) => SMALL_WORDS[word] ?? word)
  .join('|');
export const NUMBER = `(?:\\d{1,2}|${IN_LETTERS})`;
export const YEAR =
  '(?:years?|yrs?\\.?|jahr(?:en?)?|j\\.(?= (?:auf|in|im|als|[a-zß-ÿ]*(?:praxis|erfahrung|tätigkeit))|$)|y(?=\\+? (?:in|of|exp))|ans?|années?|años?|anni|anno|anos?|jaar|jaren|års?|lata?|roku)';
const MORE =
  '(?:\\+|plus\\b|or more\\b|(?:oder mehr|ou plus|et plus|o más|y más|o più|ou mais|of meer|eller mer|lub więcej|i więcej)(?![a-zß-ÿ]))';
/** Between the two figures of a range; "of" joins two figures in Dutch alone. */
const RANGE = `(?:-|–|—|~|to|bis|à|a|ai|tot|till|til|do|or|oder|ou|o|eller|of(?=\\s+${NUMBER}\\s+(?:jaar|jaren)\\b))`;

/** A count of years: "3", "5+", "3 – 5", "0 to 1", "2 or 3". */
const COUNT = `(?<![\\da-zß-ÿ$€£.,])(?<least>${NUMBER})\\s*${MORE}?(?:\\s*${RANGE}\\s*${NUMBER}\\s*\\+?)?`;
const BEFORE_UNIT = '(?:or more |plus |full |solid |hands-on |volle |complete )?';
/** "dreijährige Berufserfahrung"; a "dreijährige Ausbildung" is a length. */
const OF_SO_MANY = `(?:-|\\s)?letni[a-zę]*\\s+(?:staż|doświadczeni[a-zą]*)|(?:-|\\s)?jährige[a-zß-ÿ]*\\s+(?:[a-zß-ÿ-]+e[rnms]?\\s+){0,2}?[a-zß-ÿ-]*(?:erfahrung|praxis|tätigkeit)`;
export const YEARS = new RegExp(
  `${COUNT}(?:\\s*(?:\\+\\s*)?-?${BEFORE_UNIT}(?<unit>${YEAR})(?![a-zß-ÿ])|${OF_SO_MANY})`,
  'gi',
);

const LED =
  "(?:you(?:[’']ve| have)? (?:had |spent |bring )?|with |a |over |more than |minimum(?: of)? |around |ideally |mehr als |gut |rund |más de |plus de |più di |mais de |meer dan |ruim |entre )";
/** What years are spent on or with; years of the employer's, of growth and of leave are none. */
const SPENT =
  "(?:(?:of|in|as|with|at|doing|im|in der|in einer|in einem|mit|als|en|dans|de|comme|con|como|nel|nella|come|in het|met|em|com|na|no|inom)\\s+(?!(?:a row|business|the (?:making|market|industry we)|operation|us\\b|folge|growth|success|history|service|tradition|innovation|excellence|paid|parental|leave|and\\b|aussicht|option|verlängerung|garantie|garantía|garanzia|support|funding|work\\b|advance|prison|college|school|study|learning|age\\b))|(?!running|learning)[a-z]+ing\\s|pqe\\b|pqe\\.|post[- ](?:qualif|trade|grad|licen|degree|apprentice|registration|admission|call)|(?:on|within) (?!the market|average|our |leave)|(?:sur|sobre|auf|su|op|på|som|inden for|indenfor|jako|we?|z|przy) |d[’'](?!existence|ancienneté|histoire|âge|activité)|[a-zß-ÿ]+(?:ando|endo)\\s)";
const DEGREES =
  "(?:degree|bachelor[’']?s?|master[’']?s?|b\\.?s\\.?|b\\.?a\\.?|m\\.?s\\.?|mba|ph\\.?d\\.?|jd|j\\.d\\.|diploma|certification|cpa)";
/** A sentence that is nothing but a count of years and what they were spent on, or one behind a degree, asks for them. */
export const ASKS_FREELY = new RegExp(
  `^${LED}{0,2}${COUNT.replace('?<least>', '?:')}\\s*${MORE}?(?:\\s*-)?\\s*${BEFORE_UNIT}${YEAR}(?:[’'])?(?:\\s*\\+|,? or more| plus)?\\s+(?:[a-z]+ )?${SPENT}|(?<![a-z])${DEGREES},? (?:degree )?(?:plus|and|with|\\+|&)\\s+(?:at least )?${NUMBER}\\s*\\+?\\s*(?:or more )?${YEAR}(?![a-z])`,
  'i',
);

const OR_MORE =
  '(?:or more|plus|minimum|min\\.?|oder mehr|ou plus|minimum|o más|o mas|mínimo|o più|minimo|ou mais|no mínimo|of meer|eller mer|eller mere|lub więcej)';
/** A line that is a count of years and nothing else; "6+ Jahre" can mean only one thing. */
export const YEARS_ALONE = new RegExp(
  `^(?:(?:a )?(?:minimum|min\\.?|at least|mind\\.?|mindestens|au moins|al menos|mínimo|almeno|minimo|pelo menos|no mínimo|minimaal|minstens|ten minste|minst|mindst|co najmniej|minimalnie|acima de|superior a|a partir de|wenigstens|over|more than|über|mehr als|plus de|más de|più di|oltre|mais de|meer dan|ruim|from|ab)(?: of| de| di)? )?${COUNT.replace('?<least>', '?:')}\\s*\\+?\\s*${YEAR}(?:\\s*\\+|,? ${OR_MORE})?(?: exp\\.?| required| exigés?| exigidos?| richiesti)?[.!]?$`,
  'i',
);
/** "You need eight years' carpentry" */
export const YEARS_OF = new RegExp(
  `(?:^|\\b(?:need|have|with|bring|and|least|over|than|ask for) )${COUNT.replace('?<least>', '?:')}\\s*${MORE}?\\s*${YEAR}[’'] (?!(?:warranty|leave|notice|contract|service|history|standing|growth)\\b)[a-z]`,
  'i',
);
/** "5 Jahre Spitex": what the years were spent on stands right behind them, as German nouns do. */
export const JAHRE_ALONE =
  /^(?:Mind\.|Mindestens|Wenigstens)? ?\d{1,2}\+? Jahre (?!Garantie|Vertrag|Laufzeit|Erfolg|Tradition|Geschichte|Jubil|Firmen|Qualität|Ausbildung|Befrist|Dauer)[A-ZÄÖÜ][\p{L}-]+(?: [A-ZÄÖÜ][\p{L}-]+)?$/u;
/** A line that begins with a count of years of something, or asks for it behind a comma. */
export const BARE_YEARS = new RegExp(
  `(?:^|^[^.;]{2,40}?, |^[^.;]{2,40}? (?:oder|or|ou|o|plus|and|und) |^(?:du|sie|you|vous|tu|je)[^.;]{2,30} )${LED}{0,2}(?:de |dai |von |c\\.\\s?|ca\\.? |circa )?${COUNT.replace('?<least>', '?:')}\\s*${MORE}?(?:\\s*(?:e|et|und|and|ai|al|a|y) ${NUMBER})?(?:\\s*-)?\\s*${BEFORE_UNIT}${YEAR}(?![a-zß-ÿ])[’']?(?:\\s*(?:\\+|minimum|min\\.|minimo|au moins|mínimo|aprox|or so|or thereabouts|give or take)|,? or more| plus)*(?:(?:, (?=dont|davon|darunter|of which|two|three|waarvan|w\\.v|de los|di cui|[\\p{L}]+ (?:oder|or|o|ou|et|and|of) )| (?!ago\\b))[a-z(\\p{L}]|[.!]?$)`,
  'iu',
);
/** What lasts as long, what is as old, and what comes after as long. */
export const BARE_OTHER =
  /\b(?:contracts?|term|renew\w*|fixed|lease|warranty|guarantee|old|ago|since (?!grad)|history|in business|running|in a row|in folge|straight|established|growth|anniversary|plan|program(?:me)?|course|degree|diploma|apprenticeship|residency|fellowship|visa|permit|licen[cs]e|licensure|clean|driving|parental|leave|vest\w*|cliff|esop|payback|funding|grant|sentence|duration|track|strategy|roadmap|in and|still|olds?|age[ds]?|and (?:older|over)|tax|interest|service award|tenure|average|turnover|sabbatical|learning|alt|jung|garantie|befrist\w*|vertrag\w*|laufzeit|aussicht|option|tradition|bestehen|bestehend|bestaat|existe\w*|histoire|historia|storia|história|garanti\w*|contrat\w*|contratto|contrato|bail|formation|ausbildung|lehre|studium|stage|durée|duración|durata|duração|duur|opleiding|edad|âge|età|idade|leeftijd|geburtstag|jubil\w*|expérience n|we |wir |nous |our|unser\w*|notre|macht|schrauben|schreiben)(?![a-zß-ÿ])/i;
/** What a line names before such a count that lasts so long itself. */
export const LASTS =
  /\b(?:duration|contract|term|length|lease|warranty|guarantee|dauer|laufzeit|vertrag|durée|contrat|duración|contrato|durata|contratto|duração|duur|looptijd|programm?e?|age|alter|âge|edad|età|leeftijd)(?![a-zß-ÿ])/i;
/** "CST certified, two years in a level I OR", "with seven years of hotel leadership": behind what else is asked. */
export const ASKS_BEHIND = new RegExp(
  `(?:[,;:(]\\s*|\\b(?:with|and|plus|have|has|bring|need|needs|avez|habt|haben|tienes|hai|hebt|minimum|und|et|y|e|en|mit|avec|con|met|com|med|och|og|i|oraz) )(?:a |over |more than |minimum(?: of)? )?${COUNT.replace('?<least>', '?:')}\\s*${MORE}?(?:\\s*-)?\\s*${BEFORE_UNIT}${YEAR}(?:[’'])?(?:\\s*\\+|,? or more| plus)?\\s+(?:[a-z]+ )?${SPENT}`,
  'i',
);

/** "between 2 and 5", to be read as the range it is. */
export const BETWEEN = new RegExp(
  `(?<![a-zß-ÿ])(?:between|zwischen|entre|tra|fra|tussen|mellan|mellem|mellom|między)\\s+(?<least>${NUMBER})(?:\\s+${YEAR})?\\s+(?:and|und|et|y|e|en|och|og|a)\\s+(?=${NUMBER}(?![a-zß-ÿ]))`,
  'gi',
);
/** "or five with a master's degree": each word of "or" beside the "with" of its language. */
export const ELIDED = new RegExp(
  `(?<![a-zß-ÿ])(?:or|oder|ou|o|of)\\s+(?<least>${NUMBER})\\s*\\+?\\s*(?:(?<=\\bor .{1,14})with|(?<=oder .{1,14})mit|(?<=ou .{1,14})(?:avec|com)|(?<=\\bo .{1,14})con|(?<=\\bof .{1,14})met)(?![a-zß-ÿ])|\\((?<inBrackets>${NUMBER})\\s*\\+?\\s*(?:with|mit|avec|con|met|com)(?![a-zß-ÿ])`,
  'gi',
);

/** What "or" is, by the language of the word for years that stands before it. */
const OR_OF_UNITS: readonly (readonly [unit: RegExp, or: string])[] = [
  [/^(?:years?|yrs?\.?)$/i, 'or'],
  [/^jahren?$/i, 'oder|bzw\\.?|beziehungsweise'],
  [/^(?:ans?|années?)$/i, 'ou'],
  [/^años?$/i, 'o|u'],
  [/^ann[io]$/i, 'o|oppure'],
  [/^anos?$/i, 'ou'],
  [/^(?:jaar|jaren)$/i, 'of'],
  [/^års?$/i, 'eller'],
  [/^lata?$/i, 'lub|albo'],
];
const orPatterns = OR_OF_UNITS.map(
  ([unit, or]) =>
    [unit, new RegExp(`(?<before>[,;(/]\\s*)?(?<![a-zß-ÿ])(?:${or})(?![a-zß-ÿ])`, 'gi')] as const,
);

/** The word of "or" in the language of a unit: "Jahre" → "oder". */
export function toOrPattern(unit: string): RegExp | undefined {
  return orPatterns.find(([known]) => known.test(unit))?.[1];
}

/** Of education, of which a better one stands for years. */
export const EDUCATION =
  /\b(?:degree|bachelor|master|b\.?s\.?c?|b\.?a|diploma|ph\.?d|doctorate|mba|m\.?s\.?c?|m\.?a|graduate|equivalent|certificate|education|studium|abschluss|ausbildung|promotion|diplôme|licence|doctorat|titulación|grado|licenciatura|laurea|diploma|opleiding|hbo|wo|utbildning|examen|studia)(?![a-zß-ÿ])|\bbac ?\+/i;
/** A better degree, after which a count is an alternative to that of a lesser one. */
export const BETTER_DEGREE = /\b(?:master|m\.?s\b|m\.?a\b|mba|ph\.?d|doctorate)/i;
export const LESSER_DEGREE = /\b(?:bachelor|b\.?s\b|b\.?a\b|associate['’]?s?|high school|master|m\.?s\b)/i;
/** What joins a part of a demand to the whole. */
export const NESTS =
  /\b(?:including|of which|of them|at least|with|and|davon|darunter|und|dont|et|incluyendo|de los cuales|y|di cui|e|waarvan|en|varav|och|dos quais|sendo)(?![a-zß-ÿ])/i;
/** Nothing but what makes a range of two counts: "3 years to 5 years". */
export const RANGE_ALONE = /^\s*(?:-|–|—|~|to|bis|à|a|tot|till)\s*$/i;
/** Behind a count: it is part of the one before. */
export const OF_THE_WHOLE =
  /^\s*(?:of (?:which|them|those|that)|davon|darunter|dont|de los cuales|waarvan|di cui)(?![a-zß-ÿ])/i;
