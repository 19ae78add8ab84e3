import { ABOUT as ABOUT_VISAS } from './visa-words.ts';

/** What the part of a description is about that a sentence stands in, by the heading above it. */
export type Section = 'asked' | 'preferred' | 'duties' | 'offered' | 'company' | 'legal' | 'unknown';

/** A sentence or line of a description, without its bullet. */
export interface Passage {
  text: string;
  /** Where it stands in the description. */
  start: number;
  end: number;
  section: Section;
  /** The known heading it stands under; empty where there is none. */
  heading: string;
}

/** Characters of a description looked at, and of a sentence: what is longer is no sentence that says one thing. */
const READ_LIMIT = 40_000;
const LONGEST = 1_000;
const HEADING_LIMIT = 80;
const BULLET = /^[\s•●▪◦·*–—-]+|^\s*\d{1,2}[.)]\s+/u;

/** The first that fits says the kind: "Preferred qualifications" are asked of nobody. */
const HEADINGS: readonly (readonly [Section, RegExp])[] = [
  [
    'legal',
    /\b(?:equal (?:employment )?opportunity|eeo\b|diversity|inclusion|privacy|disclaimer|accommodation|how to apply|application process|e-verify|background check|physical (?:demands|requirements)|datenschutz|chancengleichheit|solliciteren|so bewirbst)/i,
  ],
  [
    'preferred',
    /\b(?:prefer\w*|nice[- ]to[- ]have\w*|bonus|desir\w+|a plus\b|plus(?:es)?$|extra credit|ideally|advantage\w*|stand out|helpful|welcome|optional|not (?:strictly )?(?:required|essential|necessary|needed)|wünschenswert|von vorteil|idealerweise|un plus|atouts?|apprécié[a-zß-ÿ]*|se valora[a-zß-ÿ]*|deseable[a-zß-ÿ]*|pluspunt[a-zß-ÿ]*|mooi meegenomen|meriterande)/i,
  ],
  // What they use says what they use.
  [
    'company',
    /^(?:(?:our|the|current) )?(?:(?:tech(?:nology|nical)?|software|engineering)[- ]?stack|technologies (?:we|you(?:['’]ll)?(?: will)?) use)/i,
  ],
  [
    'company',
    /^(?:about (?:us|the company|our company|the organi[sz]ation)|who we are|our (?:story|mission|values|culture|company|team)|company (?:description|overview|profile)|why \S+|über uns|wer wir sind|das unternehmen|à propos|qui sommes[- ]nous|notre entreprise|sobre (?:nosotros|la empresa)|quiénes somos|over ons|wie (?:zijn wij|wij zijn)|om (?:oss|företaget))|^about (?!the (?:role|job|position|team|opportunity)|this|you\b)/i,
  ],
  [
    'offered',
    /\b(?:benefits?|perks|(?:what|why) we offer|we offer|what you(?:['’]ll| will)? (?:get|receive)|what['’]s in it|compensation|salary|pay (?:range|transparency)|total rewards|wir bieten|was wir bieten|unser angebot|additional information|why (?:people|join|work|stay)\b|next steps|apply(?:ing)?$|weitere informationen|informations? complémentaires|das erwartet dich bei uns|vorteile|avantages|ce que nous (?:offrons|proposons)|ofrecemos|beneficios|wij bieden|wat bieden wij|aanbod|vi erbjuder|förmåner)(?![a-zß-ÿ])/i,
  ],
  [
    'asked',
    /\b(?:require\w*|qualif\w*|skills|(?:minimum|basic|your|the)? ?experience$|education|what (?:you(?:['’]ll| will)? (?:bring|need|have)|we(?:['’]re| are)? (?:look|need|seek|ask)\w*|it takes)|who you are|about you|you (?:have|are|bring|need)\b|you(?:['’]ll| will) (?:have|need|bring)|^(?:you|du|jij|tu es|tú|ty)$|(?:right|ideal|successful) (?:candidate|person)|must[- ]haves?|essential|competenc(?:y|ies)$|your (?:profile|background)|anforderung\w*|(?:dein|ihr|unser wunsch)?profil|qualifikation\w*|voraussetzung\w*|das bringst du mit|was du mitbring\w*|(?:votre |ton |le )?profil(?: recherché)?|compétences|pré-?requis|formation|requisitos|perfil|buscamos|functie-?eisen|wat (?:breng|vragen|neem)|jouw profiel|wij vragen|kvalifikationer|krav|vi söker dig|din profil)(?![a-zß-ÿ])/i,
  ],
  [
    'duties',
    /\b(?:what you(?:['’]ll| will| would)? (?:do|be doing|work on|own)|responsibilit\w*|duties|tasks|(?:about )?(?:the|this|your) (?:role|job|position|opportunity|work|day|mission)|(?:job|role|position) (?:summary|overview|description)|day[- ]to[- ]day|aufgaben\w*|tätigkeiten|was dich erwartet|das erwartet dich|missions?|responsabilités|funciones|responsabilidades|tareas|taken|werkzaamheden|functie|arbetsuppgifter|om (?:rollen|tjänsten|jobbet))(?![a-zß-ÿ])/i,
  ],
];

/** Ends of sentences that are none: "e.g. this", "min. 3 years". */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|inc|ltd|co|corp|dr|mr|mrs|ms|st|vs|approx|no|min|max|mind|ca|inkl|bzw|z\.\s?b|u\.\s?s|u\.\s?k|d\.\s?h|yrs?|exp|sr|jr|[A-ZÄÖÜ])\.$/i;

/** Cuts a description into sentences, each with the kind of section it stands in. Known headings are left out. */
export function readPassages(descriptionText: string): Passage[] {
  const passages: Passage[] = [];
  let section: Section = 'unknown';
  let title = '';
  let lineStart = 0;
  const lines = descriptionText.slice(0, READ_LIMIT).split('\n');
  for (const [at, line] of lines.entries()) {
    const start = lineStart;
    lineStart += line.length + 1;
    if (line.trim() === '') continue;
    const bullet = BULLET.exec(line)?.[0].length ?? 0;
    const heading = bullet === 0 ? toSection(line.trim()) : undefined;
    if (heading !== undefined) {
      section = heading;
      title = line.trim();
      continue;
    }
    if (bullet === 0 && TOLD.has(section) && isOwnHeading(line.trim(), lines.slice(at + 1))) {
      section = 'unknown';
      title = '';
    }
    const labelled = readLabel(line.slice(bullet));
    for (const [from, to] of cutSentences(line, bullet)) {
      if (to - from > LONGEST) continue;
      const text = line.slice(from, to);
      passages.push({
        text,
        start: start + from,
        end: start + to,
        section: labelled ?? section,
        heading: title,
      });
    }
  }
  return passages;
}

/** What a line says it is about that names it itself: "Requirements: a driving licence". */
function readLabel(line: string): Section | undefined {
  const label = /^([^:.]{3,40}):\s+\S/.exec(line)?.[1];
  return label === undefined ? undefined : toSection(label);
}

/** Words that say of what stands before them that it is asked for, or would be nice. */
const ASKED_FOR =
  /\s(?:is |are )?(?:strictly |strongly )?(?:required|preferred|necessary|needed|essential|desired|desirable|helpful|welcome|a (?:big |strong )?plus|erforderlich|nötig|notwendig|von vorteil|wünschenswert|exigée?s?|requise?s?|appréciée?s?|necessari[ao]|requerid[ao]|richiest[ao]|vereist|nodig|gewenst)$/i;
/** What headings are made of: "Skills required", "Education & experience preferred". */
const OF_HEADINGS =
  /^(?:(?:skills?|qualifications?|experiences?|education|requirements?|knowledge|abilit(?:y|ies)|certifications?|competenc(?:e|y|ies)|licen[cs]es?|licensure|background|attributes|traits|training|minimum|basic|job|work|additional|technical|core|key|other|professional|personal|what(?:['’]s| is)?|highly|also|and|or|of|the|not|but|nice|to|have|is|are|kenntnisse|qualifikationen|erfahrung|compétences|expérience|formation|experiencia|formación|ervaring)\b[\s,/&+-]*)+$/iu;
/** "No experience required", "You have a driving licence", "Excellent communication skills" */
const DEMAND_BEGINS =
  /^(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|quattro|cinque|dois|três|twee|vijf)(?: or more)? (?:years?|jahre|ans|años|anni|anos|jaar)[’']? \S|(?:no|keine?|aucune?|pas d|sin|sans|ohne|geen|nessuna|não|sem|ingen)\b.*(?:experien|erfahrung|expérience|esperienza|experiência|ervaring|erfarenhet)|débutant|you(?:['’]ve| have| need| bring) (?:\S+ ){2}|(?:excellent|strong|good|great|solid|outstanding|exceptional|superior|effective|proven|advanced) )/iu;
/** "Applicants must live nearby", "This role is not remote": a sentence without its full stop. */
const STATES =
  /\b(?:is|are|be|does|do|will|can|must) not\b(?! (?:strictly )?(?:required|necessary|needed|essential)$)|\bcannot\b|\b(?:do|does|wo|ca|is|are|need)n['’]t\b|\b(?:may|can|must|should) (?:also )?apply\b|\b(?:applicants?|candidates?) (?:must|should|need|will|who)\b/i;
/** "You are a good fit if you have" goes on below. */
const GOES_ON = /\b(?:if|have|are|who|with|to|bring|need)$/i;

/** A short line that asks for something itself, and is no heading of what follows. */
function statesDemand(line: string): boolean {
  if ((DEMAND_BEGINS.test(line) && !GOES_ON.test(line)) || STATES.test(line) || ABOUT_VISAS.test(line))
    return true;
  const asked = ASKED_FOR.exec(line);
  return asked !== null && !OF_HEADINGS.test(line.slice(0, asked.index));
}

/** What begins under this line; undefined when it is no heading we know. */
function toSection(line: string): Section | undefined {
  if (line.length > HEADING_LIMIT || /\d|[.!,;]$/u.test(line)) return undefined;
  // "Requirements: a driving licence" says something itself.
  if (/:\s*\S/u.test(line)) return undefined;
  const words = line.replace(/(?<![\s:–—-])[\s:–—-]+$/u, '');
  if (words.split(/\s+/u).length > 8 || (!line.endsWith(':') && statesDemand(words))) return undefined;
  return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** What an employer tells of itself and gives goes on until the next heading, also one in words of its own. */
const TOLD: ReadonlySet<Section> = new Set(['company', 'offered', 'legal']);
const OWN_HEADING = /^[\p{L}¿¡"“(][\p{L}\p{M}\s'’&/(),“”"-]*[:?]?$/u;
/** Characters and words of such a heading at most, and of a line that is more than an item of a list at least. */
const OWN_HEADING_LIMIT = 40;
const OWN_HEADING_WORDS = 5;
const TEXT_FROM = 50;

/** "The mandate", "Nuts and bolts": a line of a few words over a list or a text, whose kind we do not know. */
function isOwnHeading(line: string, behind: readonly string[]): boolean {
  if (line.length > OWN_HEADING_LIMIT || line.split(/\s+/u).length > OWN_HEADING_WORDS) return false;
  if (!OWN_HEADING.test(line)) return false;
  const next = behind.find((each) => each.trim() !== '') ?? '';
  return BULLET.test(next) || next.trim().length >= TEXT_FROM || /[.!]\s*$/u.test(next);
}

/** From where to where each sentence of a line stands. */
function cutSentences(line: string, from: number): [number, number][] {
  const sentences: [number, number][] = [];
  let start = from;
  const push = (end: number) => {
    const text = line.slice(start, end);
    const lead = text.length - text.trimStart().length;
    const trimmed = text.trim();
    if (trimmed !== '') sentences.push([start + lead, start + lead + trimmed.length]);
    start = end;
  };
  for (const { index, 0: end } of line.matchAll(/[.!?]["”’)]?\s+(?=[^a-zß-ÿ])/g)) {
    if (index < start || ABBREVIATION.test(line.slice(start, index + 1))) continue;
    push(index + end.length);
  }
  push(line.length);
  return sentences;
}
