import type { WorkMode } from '@firsthand/contracts';

/** What may stand between a mode and the noun it belongs to: "a remote, full-time position". */
const KIND =
  '(?:[ ,/-]+(?:full[- ]time|part[- ]time|contract|permanent|temporary|seasonal|hourly|salaried|exempt|non-exempt|entry[- ]level))*';
const NOUN = '(?:work(?:ing)? )?(?:position|role|job|opportunity|internship|vacancy)';
const FULLY =
  '(?:fully|completely|entirely|100 ?%|full[- ]time|part[- ]time|permanent(?:ly)?|strictly|primarily)';
const EN_SUBJECT = `(?:(?:this|the) (?:[\\w-]+ ){0,2}?(?:position|role|job|post|internship|vacancy)|this opportunity|all (?:of )?(?:our )?(?:open )?(?:roles|positions|jobs)(?: at [\\w&.’' -]{1,40}?)?)`;
/** Behind a mode as predicate: the sentence or clause ends, or says where. "Remote monitoring" and "remote-first" do not. */
const EN_END =
  '(?=\\s*(?:$|[.,;:!()–—]|(?:within|in|across|for|with|and|but|that|only|based|at|work|from (?:anywhere|home|within)|anywhere|five|5|position|role|job|opportunity)\\b))';

/** Fewer than a whole week in the office. */
const SOME_DAYS = '(?:one|two|three|four|[1-4])(?: ?(?:-|–|to|or) ?(?:two|three|four|[2-4]))?\\+? days?';
const OFFICE = "(?:[\\p{L}\\d.’'-]+ ){0,4}?(?:office|headquarters|hq)\\b";
const A_WEEK = '(?:a|per|each|every) week';

/** Who takes the job, where a sentence does not say "you"; nobody who is told apart by where they live or work. */
const EN_PEOPLE =
  '(?:(?:(?:all|our|all our|all of our) )?(?:employees|individuals|associates|staff|team members|teammates|colleagues|candidates|applicants|hires)|(?:(?:the|our|your|this) )?(?:successful |selected |ideal |chosen )?(?:candidate|applicant|incumbent|employee|team)|the person)(?: in this (?:role|position))?';
const EN_DUTY =
  '(?:(?:are|is|will be) (?:required|expected|asked|needed) to|must(?: be able to)?|will(?: need to)?|needs? to|have to|has to)';
const AT_LEAST = '(?:(?:at least|a minimum of|minimum|min\\.?|an average of|about|around|up to|for) )*';

/** The words of the modes in a language, and the sentences about the job that they can stand in; `MODE` marks the place. */
interface Wording {
  /** ISO 639-1. */
  language: string;
  modes: Readonly<Record<WorkMode, string>>;
  sentences: readonly string[];
  /** Sentences that say a mode without its word. */
  own?: Partial<Record<WorkMode, readonly string[]>>;
  /** Words in the same sentence that leave a remote job open: days in the office, conditions, choices. */
  doubts: RegExp;
}

/** Sentences that say the work mode of the job itself, by language. */
export const WORDINGS: readonly Wording[] = [
  {
    language: 'en',
    modes: {
      remote: 'remote|work[- ]from[- ]home|wfh|telecommut(?:e|ing)|virtual',
      hybrid: 'hybrid',
      on_site: 'on[- ]?site|in[- ]office|in[- ]person|(?:office|site)[- ]based',
    },
    sentences: [
      `\\bthis is (?:a|an) (?:${FULLY}[ ,]+)*(?:MODE)${KIND} ${NOUN}\\b`,
      `\\b${EN_SUBJECT} (?:is|are|will be) (?:(?:a|an|based|performed) )?(?:${FULLY}[ ,]+)*(?:MODE)(?:(?: in nature)?${EN_END}|${KIND} ${NOUN}\\b)`,
      `\\b${EN_SUBJECT} (?:is|will be|has|follows|offers) (?:a|an|our) (?:MODE)(?: work(?:ing)?| office)? (?:schedule|model|arrangement|set-?up)\\b`,
      `\\bin this (?:${FULLY}[ ,]+)*(?:MODE)${KIND} ${NOUN}\\b`,
      `^(?:position|role|job) is (?:${FULLY}[ ,]+)*(?:MODE)${EN_END}`,
    ],
    own: {
      remote: [
        `\\byou(?:[’']ll| will)? (?:be )?work(?:ing)? (?:${FULLY} )?(?:remotely|remote|from home)(?=[.,;!]|$|\\s(?:from|within|in|anywhere)\\b)`,
        `\\b${EN_SUBJECT} can be (?:performed|done|worked) (?:${FULLY} remotely\\b|remotely from anywhere\\b)`,
        `\\b${EN_SUBJECT} (?:is|will be) (?:performed|done|carried out|worked) (?:${FULLY} )?remotely\\b`,
        `\\b${EN_SUBJECT} [^.;]{0,60}?, (?:fully|100 ?%) remote(?=[.,!]|$)`,
        `^work[- ]from[- ]home ${NOUN}\\b`,
        `^(?:fully|100 ?%) remote(?: ${NOUN})?[.!]?$`,
      ],
      hybrid: [
        `\\b(?:this is (?:a|an)|${EN_SUBJECT} (?:is|will be))\\b[^.;]{0,40}?\\bremote\\b[^.;]{0,60}?\\b${SOME_DAYS}\\b[^.;]{0,30}?\\b(?:in|at|from) ${OFFICE}`,
        `\\b(?:${EN_SUBJECT} (?:requires|will require) you to|you(?:[’']ll| will| must| are (?:expected|required|asked) to)) (?:be|work|come|commute)\\b[^.;]{0,20}?\\b(?:in|into|at|from|to) ${OFFICE}[^.;]{0,20}?\\b${SOME_DAYS} ${A_WEEK}`,
        `^(?:please )?expect to (?:be|work|come)\\b[^.;]{0,20}?\\b(?:in|into|at|from|to) ${OFFICE}[^.;]{0,20}?\\b${SOME_DAYS} ${A_WEEK}`,
        `\\b(?:${EN_SUBJECT} (?:requires|will require)|you(?:[’']ll| will| must| are (?:expected|required|asked) to) (?:be|work|spend|come))\\b[^.;]{0,20}?\\b${SOME_DAYS} ${A_WEEK} (?:in|at|from) ${OFFICE}`,
        `^we (?:all )?work (?:in a )?hybrid(?: (?:way|model|schedule|pattern))?[:,]? (?:with )?${SOME_DAYS} ${A_WEEK} (?:in|at|from) ${OFFICE}`,
        '^(?:location-based )?hybrid (?:work(?:ing)? )?(?:schedule|model|arrangement|policy|environment)\\s*[:(]',
        `\\b${EN_SUBJECT} requires (?:in[- ]office|on[- ]?site|in[- ]person) (?:work|presence|attendance)\\b[^.;]{0,20}?\\b${SOME_DAYS} ${A_WEEK}`,
        `\\b${EN_SUBJECT} (?:is|will be) based (?:in|at) [^.;]{1,60} with (?:a )?hybrid (?:work|working|schedule|model)\\b`,
        `\\bmust (?:be able to )?work (?:on[- ]?site|in[- ]office|in[- ]person) ${SOME_DAYS} ${A_WEEK}`,
        `\\byou(?:[’']ll| will)? work from home ${SOME_DAYS} ${A_WEEK}\\b`,
        `\\bwe work (?:from|in) ${OFFICE}[^.;]{0,40}?\\b${SOME_DAYS} ${A_WEEK}\\b`,
        `\\b(?:in|at|from) ${OFFICE}[^.;]{0,60}?\\bfrom home\\b[^.;]{0,30}?\\b(?:other days?|remaining days?|the rest)\\b`,
        `\\b${SOME_DAYS} ${A_WEEK} (?:is|are) spent (?:in|at) ${OFFICE}`,
        '^hybrid\\s*[:–—]\\s+\\S',
        `^(?:currently,? )?(?:${EN_PEOPLE} ${EN_DUTY} (?:be|work|attend|come|commute|report)|(?:our|the|this) team (?:all )?works?)\\b[^.;]{0,25}?\\b${OFFICE}[^.;]{0,15}?\\b${AT_LEAST}${SOME_DAYS}(?: ${A_WEEK}|/week)`,
        `^${EN_PEOPLE} ${EN_DUTY} (?:be|work|spend|attend) ${AT_LEAST}${SOME_DAYS}(?: ${A_WEEK}|/week) (?:in|at|from) ${OFFICE}`,
        `^${EN_PEOPLE} in this (?:role|position) work from ${OFFICE}[^.;]{0,15}?\\b${SOME_DAYS} ${A_WEEK}`,
        `^we (?:operate|have|follow|use|offer) (?:in |with |on )?(?:a|our) hybrid (?:work(?:ing)? )?(?:model|policy|schedule|approach|pattern)\\b[^.;]{0,30}?\\b${SOME_DAYS}(?: ${A_WEEK}|/week)? (?:in|at|from) ${OFFICE}`,
        `\\b${EN_SUBJECT} requires (?:you to )?(?:be(?:ing)?|work(?:ing)?) (?:on[- ]?site|in[- ]office|in[- ]person)\\b[^.;]{0,30}?\\b${AT_LEAST}${SOME_DAYS}(?: ${A_WEEK}|/week)`,
        `^(?:work|working) (?:from|in|at) ${OFFICE} ${AT_LEAST}${SOME_DAYS}(?: ${A_WEEK}|/week)`,
      ],
      on_site: [
        `\\b${EN_SUBJECT} [^.;]{0,60}?\\b(?:on[- ]?site|in[- ]person|in[- ]office|in (?:the|our) office) (?:five|5) days ${A_WEEK}`,
        '^(?:all |the |this |your )?work (?:is|will be) (?:done|performed|carried out) (?:entirely |fully )?(?:on[- ]?site|in[- ]person|in[- ]office)(?=\\s*(?:$|[.,;:!]|(?:in|at)\\b))',
        `\\b${EN_SUBJECT} requires (?:(?:full[- ]time|daily|regular) )?(?:on[- ]?site|in[- ]person|in[- ]office) (?:presence|attendance|work)\\b(?!.*(?:%|occasional|client|customer|travel|${SOME_DAYS}))`,
        '\\b(?:must (?:be able to )?|will be required to |required to )work (?:full[- ]time )?(?:on[- ]?site|in[- ]person|in the office)(?=[.,;!]|$|\\s(?:in|at|five|5)\\b)(?!.*\\b(?<!(?:five|5) )days?\\b)',
      ],
    },
    doubts: new RegExp(
      `\\b(?:${SOME_DAYS}|office|on[- ]?site|hybrid|in[- ]person|not (?:fully|entirely|permanently)|no longer|unless|until|if|while|when|once|except|otherwise|temporar\\w*|initially|(?:the|your|at|for) first|training|optional?|options?|eligible|possible|currently|for (?:[\\w-]+ )?candidates?|candidates? (?:outside|who live|near|within \\d)|or (?:\\w+ ){0,2}?(?:based|local|located|one in|at our|in our))\\b`,
      'iu',
    ),
  },
  {
    language: 'de',
    modes: {
      remote: 'remote|im home-?office',
      hybrid: 'hybrid',
      on_site: 'vor ort|in präsenz|präsenz',
    },
    sentences: [
      '\\b(?:diese|die) (?:stelle|position|rolle|tätigkeit) ist (?:(?:vollständig|komplett|ausschließlich|rein|zu 100 ?%|100 ?%|voll) )*(?:MODE)(?=\\s*(?:$|[.,;:!()–—]|(?:in|im|aus|innerhalb|mit|und|möglichst|angelegt|ausgelegt|zu besetzen)(?!\\p{L})))',
      '^(?:du arbeitest|sie arbeiten) (?:(?:vollständig|komplett|zu 100 ?%|100 ?%) )*(?:MODE)(?=\\s*(?:$|[.,;:!(]))',
      '\\bes handelt sich um eine (?:(?:vollständig|komplett|rein) )?(?:MODE)[- ]?(?:e )?(?:stelle|position|tätigkeit)(?!\\p{L})',
    ],
    own: {
      hybrid: [
        '(?<!\\p{L})(?:zwei|drei|vier|[2-4]) tage?n? (?:pro|in der) woche (?:im|in unserem) [^.;]{0,20}büro[^.;]{0,30}(?:zu hause|home-?office|mobil|remote)',
        '(?<!\\p{L})(?:mobiles arbeiten|home-?office) an (?:einem|zwei|drei|vier|[1-4]) tage?n? (?:pro|in der|die) woche',
        '(?<!\\p{L})(?:ein|zwei|drei|vier|[1-4]) tage? (?:home-?office|mobiles arbeiten) (?:pro|in der|die) woche',
        '^wir arbeiten hybrid[:,]? (?:an |mit )?(?:zwei|drei|vier|[2-4]) tage?n? (?:in der|pro|die) woche (?:im|in unserem) [^.;]{0,20}büro',
      ],
    },
    doubts:
      /(?<!\p{L})(?:tage?n?|büro|vor ort|hybrid|nicht|möglich|teilweise|anteilig|falls|wenn|nach der|einarbeitung|oder|kann|optional|zunächst|derzeit)(?!\p{L})/iu,
  },
  {
    language: 'fr',
    modes: {
      remote: '(?:en )?(?:télétravail|à distance|remote)',
      hybrid: '(?:en )?(?:mode )?hybride',
      on_site: '(?:en )?(?:présentiel|sur site|sur place)',
    },
    sentences: [
      '\\b(?:ce|le) poste est (?:un poste )?(?:(?:entièrement|totalement|intégralement|exclusivement|100 ?%|à 100 ?% ) ?)*(?:MODE)(?: (?:complet|total|intégral|à 100 ?%))?(?=\\s*(?:$|[.,;:!()–—]|(?:à|en|depuis|dans|partout|avec|et|au)(?!\\p{L})))',
      "^le travail (?:se fait|s[’']effectue) (?:(?:entièrement|totalement|exclusivement) )*(?:MODE)(?=\\s*(?:$|[.,;:!(]|(?:à|en|depuis|dans)(?!\\p{L})))",
      '^poste basé à [^.;,]{1,40}, (?:MODE)(?=\\s*(?:$|[.,;:!]))',
      '^poste (?:entièrement |totalement )?(?:MODE)(?: (?:complet|total))?(?=\\s*(?:$|[.,;:!()–—]|(?:à|en|avec|depuis)(?!\\p{L})))',
    ],
    own: {
      hybrid: [
        '(?<!\\p{L})(?:un|deux|trois|quatre|[1-4]) jours? de télétravail (?:par semaine|hebdomadaires?)(?!\\p{L})',
        '(?<!\\p{L})télétravail (?:un|deux|trois|quatre|[1-4]) jours? par semaine(?!\\p{L})',
      ],
    },
    doubts:
      /(?<!\p{L})(?:jours?|bureau|sur site|présentiel|hybride|pas|possible|partiel(?:lement)?|occasionnel\p{L}*|si|après|ou|peut|ponctuel\p{L}*)(?!\p{L})/iu,
  },
  {
    language: 'es',
    modes: {
      remote: '(?:en )?remot[oa]|(?:a )?distancia|(?:en )?teletrabajo',
      hybrid: '(?:en )?(?:modalidad )?híbrid[oa]',
      on_site: '(?:en )?(?:modalidad )?presencial',
    },
    sentences: [
      '^trabajo (?:100 ?%|totalmente|completamente) (?:MODE)(?=\\s*(?:$|[.,;:!(]))',
      '(?<!\\p{L})(?:este|el) (?:puesto|trabajo) es (?:(?:100 ?%|totalmente|completamente|en modalidad) )*(?:MODE)(?=\\s*(?:$|[.,;:!()–—]|(?:en|desde|con|y|dentro)(?!\\p{L})))',
    ],
    own: {
      hybrid: [
        '(?<!\\p{L})(?:un|dos|tres|cuatro|[1-4]) días? (?:a la semana |por semana )?de teletrabajo(?!\\p{L})',
        '(?<!\\p{L})teletrabajo (?:un|dos|tres|cuatro|[1-4]) días? (?:a la|por) semana(?!\\p{L})',
      ],
    },
    doubts:
      /(?<!\p{L})(?:días?|oficina|presencial|híbrid[oa]|no|posible|parcial(?:mente)?|si|o|puede|opcional)(?!\p{L})/iu,
  },
  {
    language: 'nl',
    modes: {
      remote: 'remote|op afstand|vanuit huis',
      hybrid: 'hybride',
      on_site: 'op locatie|op kantoor',
    },
    sentences: [
      '^je werkt (?:(?:volledig|helemaal|100 ?%) )*(?:MODE)(?=\\s*(?:$|[.,;:!(]|(?:in|te)(?!\\p{L})))',
      '\\b(?:deze|de) (?:functie|baan|positie|rol) is (?:(?:volledig|helemaal|100 ?%) )*(?:MODE)(?=\\s*(?:$|[.,;:!()–—]|(?:in|vanuit|binnen|met|en|te)(?!\\p{L})))',
    ],
    own: {
      hybrid: [
        '\\b(?:je|u) werkt (?:een|twee|drie|vier|[1-4]) dag(?:en)? (?:per|in de) week (?:thuis|vanuit huis|op kantoor)(?!\\p{L})',
        '^(?:we|wij|je) werk(?:en|t) hybride[:,]? (?:twee|drie|vier|[2-4]) dagen per week op (?:ons )?kantoor',
      ],
    },
    doubts:
      /(?<!\p{L})(?:dag(?:en)?|kantoor|locatie|hybride|niet|mogelijk|deels|gedeeltelijk|als|na|of|kan|optioneel)(?!\p{L})/iu,
  },
  {
    language: 'it',
    modes: {
      remote: '(?:da )?remoto|full remote',
      hybrid: '(?:in modalità )?ibrid[oa]',
      on_site: 'in presenza|in sede',
    },
    sentences: [
      '^il lavoro (?:è|si svolge|sarà svolto) (?:(?:completamente|interamente|al 100 ?%) )*(?:MODE)(?!\\p{L})',
    ],
    doubts:
      /(?<!\p{L})(?:giorn[oi]|ufficio|sede|presenza|ibrid[oa]|non|possibil\p{L}*|parzial\p{L}*|se|o|può|opzionale)(?!\p{L})/iu,
  },
  {
    language: 'pt',
    modes: {
      remote: '(?:em regime )?remot[oa]|(?:em )?teletrabalho',
      hybrid: '(?:em regime )?híbrid[oa]',
      on_site: '(?:em regime )?presencial',
    },
    sentences: ['^(?:o )?trabalho (?:é|será) (?:(?:totalmente|completamente|100 ?%) )*(?:MODE)(?!\\p{L})'],
    doubts:
      /(?<!\p{L})(?:dias?|escritório|presencial|híbrid[oa]|não|possí\p{L}*|parcial\p{L}*|se|ou|pode|opcional)(?!\p{L})/iu,
  },
  {
    language: 'sv',
    modes: {
      remote: 'på distans|distans|distansarbete|remote',
      hybrid: 'hybrid',
      on_site: 'på plats',
    },
    sentences: [
      '^du arbetar (?:(?:helt|100 ?%) )*(?:MODE)(?=\\s*(?:$|[.,;:!(]|(?:i|inom|från)(?!\\p{L})))',
      '(?<!\\p{L})(?:tjänsten|denna tjänst|den här tjänsten|rollen|arbetet) (?:är|sker|utförs) (?:(?:helt|100 ?%) )*(?:MODE)(?=\\s*(?:$|[.,;:!()–—]|(?:i|inom|från|med|och|på)(?!\\p{L})))',
    ],
    own: {
      hybrid: [
        '(?<!\\p{L})du arbetar (?:en|två|tre|fyra|[1-4]) dag(?:ar)? (?:i|per) vecka(?:n)? (?:hemifrån|på distans|på kontoret)(?!\\p{L})',
      ],
    },
    doubts:
      /(?<!\p{L})(?:dag(?:ar)?|kontoret|på plats|hybrid|inte|möjlig\p{L}*|delvis|om|efter|eller|kan|viss)(?!\p{L})/iu,
  },
];
