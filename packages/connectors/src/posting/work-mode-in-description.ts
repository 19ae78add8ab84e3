import type { WorkMode } from '@firsthand/contracts';

/** Characters of the description read, and of the longest sentence that can be plain about it. */
const TEXT_LIMIT = 40_000;
const SENTENCE_LIMIT = 260;

/** What may stand between a mode and the noun it belongs to: "a remote, full-time position". */
const KIND =
  '(?:[ ,/-]+(?:full[- ]time|part[- ]time|contract|permanent|temporary|seasonal|hourly|salaried|exempt|non-exempt|entry[- ]level))*';
const NOUN = '(?:position|role|job|opportunity|internship|vacancy)';
const FULLY =
  '(?:fully|completely|entirely|100 ?%|full[- ]time|part[- ]time|permanent(?:ly)?|strictly|primarily)';
const EN_SUBJECT = `(?:(?:this|the) (?:[\\w-]+ ){0,2}?(?:position|role|job|internship|vacancy)|this opportunity)`;
/** Behind a mode as predicate: the sentence or clause ends, or says where. "Remote monitoring" and "remote-first" do not. */
const EN_END =
  '(?=\\s*(?:$|[.,;:!()–—]|(?:within|in|across|for|with|and|only|based|at|work|from (?:anywhere|home|within)|anywhere|five|5|position|role|job|opportunity)\\b))';

/** The words of the modes in a language, and the sentences about the job that they can stand in; `MODE` marks the place. */
interface Wording {
  modes: Readonly<Record<WorkMode, string>>;
  sentences: readonly string[];
  /** Words in the same sentence that leave a remote job open: days in the office, conditions, choices. */
  doubts: RegExp;
}

const WORDINGS: readonly Wording[] = [
  {
    modes: {
      remote: 'remote',
      hybrid: 'hybrid',
      on_site: 'on[- ]?site|in[- ]office|in[- ]person|office[- ]based',
    },
    sentences: [
      `\\bthis is (?:a|an) (?:${FULLY}[ ,]+)*(?:MODE)${KIND} ${NOUN}\\b`,
      `\\b${EN_SUBJECT} (?:is|will be) (?:(?:a|an) )?(?:${FULLY}[ ,]+)*(?:MODE)(?:(?: in nature)?${EN_END}|${KIND} ${NOUN}\\b)`,
      `\\b${EN_SUBJECT} (?:is|will be|has|follows|offers) (?:a|an|our) (?:MODE)(?: work(?:ing)?| office)? (?:schedule|model|arrangement|set-?up)\\b`,
    ],
    doubts:
      /\b(?:days?|office|on[- ]?site|hybrid|in[- ]person|not|no longer|unless|until|if|while|when|once|except|otherwise|temporar\w*|may|might|can be|could|optional?|options?|eligible|possible|initially|first|training|or|currently|candidates?)\b/iu,
  },
  {
    modes: {
      remote: 'remote|im home-?office',
      hybrid: 'hybrid',
      on_site: 'vor ort|in präsenz|präsenz',
    },
    sentences: [
      '\\b(?:diese|die) (?:stelle|position|rolle|tätigkeit) ist (?:(?:vollständig|komplett|ausschließlich|rein|zu 100 ?%|100 ?%|voll) )*(?:MODE)(?=\\s*(?:$|[.,;:!()–—]|(?:in|im|aus|innerhalb|mit|und|möglichst|angelegt|ausgelegt|zu besetzen)(?!\\p{L})))',
      '\\bes handelt sich um eine (?:(?:vollständig|komplett|rein) )?(?:MODE)[- ]?(?:e )?(?:stelle|position|tätigkeit)(?!\\p{L})',
    ],
    doubts:
      /(?<!\p{L})(?:tage?n?|büro|vor ort|hybrid|nicht|möglich|teilweise|anteilig|falls|wenn|nach der|einarbeitung|oder|kann|optional|zunächst|derzeit)(?!\p{L})/iu,
  },
  {
    modes: {
      remote: '(?:en )?(?:télétravail|à distance|remote)',
      hybrid: '(?:en )?(?:mode )?hybride',
      on_site: '(?:en )?(?:présentiel|sur site|sur place)',
    },
    sentences: [
      '\\b(?:ce|le) poste est (?:un poste )?(?:(?:entièrement|totalement|intégralement|exclusivement|100 ?%|à 100 ?% ) ?)*(?:MODE)(?: (?:complet|total|intégral|à 100 ?%))?(?=\\s*(?:$|[.,;:!()–—]|(?:à|en|depuis|dans|partout|avec|et|au)(?!\\p{L})))',
      '^poste (?:entièrement |totalement )?(?:MODE)(?: (?:complet|total))?(?=\\s*(?:$|[.,;:!()–—]|(?:à|en|avec|depuis)(?!\\p{L})))',
    ],
    doubts:
      /(?<!\p{L})(?:jours?|bureau|sur site|présentiel|hybride|pas|possible|partiel(?:lement)?|occasionnel\p{L}*|si|après|ou|peut|ponctuel\p{L}*)(?!\p{L})/iu,
  },
  {
    modes: {
      remote: '(?:en )?remot[oa]|(?:a )?distancia|(?:en )?teletrabajo',
      hybrid: '(?:en )?(?:modalidad )?híbrid[oa]',
      on_site: '(?:en )?(?:modalidad )?presencial',
    },
    sentences: [
      '(?<!\\p{L})(?:este|el) (?:puesto|trabajo) es (?:(?:100 ?%|totalmente|completamente|en modalidad) )*(?:MODE)(?=\\s*(?:$|[.,;:!()–—]|(?:en|desde|con|y|dentro)(?!\\p{L})))',
    ],
    doubts:
      /(?<!\p{L})(?:días?|oficina|presencial|híbrid[oa]|no|posible|parcial(?:mente)?|si|o|puede|opcional)(?!\p{L})/iu,
  },
  {
    modes: {
      remote: 'remote|op afstand|vanuit huis',
      hybrid: 'hybride',
      on_site: 'op locatie|op kantoor',
    },
    sentences: [
      '\\b(?:deze|de) (?:functie|baan|positie|rol) is (?:(?:volledig|helemaal|100 ?%) )*(?:MODE)(?=\\s*(?:$|[.,;:!()–—]|(?:in|vanuit|binnen|met|en|te)(?!\\p{L})))',
    ],
    doubts:
      /(?<!\p{L})(?:dag(?:en)?|kantoor|locatie|hybride|niet|mogelijk|deels|gedeeltelijk|als|na|of|kan|optioneel)(?!\p{L})/iu,
  },
  {
    modes: {
      remote: 'på distans|distans|distansarbete|remote',
      hybrid: 'hybrid',
      on_site: 'på plats',
    },
    sentences: [
      '(?<!\\p{L})(?:tjänsten|denna tjänst|den här tjänsten|rollen|arbetet) (?:är|sker|utförs) (?:(?:helt|100 ?%) )*(?:MODE)(?=\\s*(?:$|[.,;:!()–—]|(?:i|inom|från|med|och|på)(?!\\p{L})))',
    ],
    doubts:
      /(?<!\p{L})(?:dag(?:ar)?|kontoret|på plats|hybrid|inte|möjlig\p{L}*|delvis|om|efter|eller|kan|viss)(?!\p{L})/iu,
  },
];

interface Matcher {
  mode: WorkMode;
  sentences: readonly RegExp[];
  doubts: RegExp | null;
}

const matchers: readonly Matcher[] = WORDINGS.flatMap(({ modes, sentences, doubts }) =>
  (['remote', 'hybrid', 'on_site'] as const).map((mode) => ({
    mode,
    sentences: sentences.map((text) => new RegExp(text.replaceAll('MODE', modes[mode]), 'iu')),
    // Days in the office are what hybrid means, and an on-site job may well speak of days.
    doubts: mode === 'remote' ? doubts : null,
  })),
);

/** A line that is a label and a mode: "Work arrangement: Hybrid". */
const LABEL =
  /^(?:work(?:ing|place)? ?(?:arrangement|mode|model|type|setting|style)|workplace|arbeitsmodell|modalidad|mode de travail|werkvorm)\s*:\s*(?:fully |100 ?% )?(?<mode>remote|hybrid|on-?site|hybride|vor ort|presencial|remoto)\.?$/iu;
const LABEL_MODES: Readonly<Record<string, WorkMode>> = {
  remote: 'remote',
  remoto: 'remote',
  hybrid: 'hybrid',
  hybride: 'hybrid',
  onsite: 'on_site',
  'on-site': 'on_site',
  'vor ort': 'on_site',
  presencial: 'on_site',
};
/** Any word of a mode: a sentence without one is not looked at. */
const ANY_MODE =
  /remot|hybrid|híbrid|on-?site|on site|in[- ]office|in[- ]person|office[- ]based|vor ort|home-?office|präsenz|télétravail|distan|présentiel|sur (?:site|place)|presencial|teletrabajo|afstand|vanuit huis|op locatie|op kantoor|på plats/iu;
/** Denials and questions, in any of the languages. */
const UNSURE =
  /\?|\b(?:not|n['’]t|never|may|might|could|would|either|nicht|pas|niet|inte)\b|(?<!\p{L})no es(?!\p{L})/iu;
/** "On-site in Austin or fully remote": the choice is open. */
const CHOICE = new RegExp(
  `(?<!\\p{L})(?:or|oder|ou|o|of|eller) (?:[\\p{L}%\\d]+ )?(?:${ANY_MODE.source})`,
  'iu',
);

/**
 * The work mode that a description states of the job itself, in a sentence that can mean nothing else: "This is a fully
 * remote position." Null when there is none, or when two contradict each other. What the employer says of itself, of
 * benefits or of possibilities ("we offer hybrid work", "remote-first", "remote work possible") says nothing of the job.
 */
export function findWorkModeInDescription(descriptionText: string): WorkMode | null {
  const found = new Set<WorkMode>();
  for (const line of descriptionText.slice(0, TEXT_LIMIT).split('\n')) {
    if (!ANY_MODE.test(line)) continue;
    for (const sentence of line.replace(/^[•\s]+/u, '').split(/(?<=[.!?])\s+|;\s+/u)) {
      const mode = readSentence(sentence.trim());
      if (mode !== null) found.add(mode);
    }
  }
  const [only, ...others] = found;
  return others.length === 0 ? (only ?? null) : null;
}

function readSentence(sentence: string): WorkMode | null {
  if (sentence.length > SENTENCE_LIMIT || !ANY_MODE.test(sentence)) return null;
  const label = LABEL.exec(sentence)?.groups?.['mode'];
  if (label !== undefined) return LABEL_MODES[label.toLowerCase()] ?? null;
  if (UNSURE.test(sentence) || CHOICE.test(sentence)) return null;
  const text = sentence.replace(/\s+/gu, ' ');
  return matchers.find((matcher) => isSaid(matcher, text))?.mode ?? null;
}

function isSaid({ sentences, doubts }: Matcher, text: string): boolean {
  return sentences.some((pattern) => pattern.test(text)) && doubts?.test(text) !== true;
}
