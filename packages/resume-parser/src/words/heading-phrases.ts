import type { SectionKind } from './section-kind.ts';
import { scoreTitle } from './titles.ts';

/** Headings that name no section by a word of their own, folded; apostrophes are spaces. */
const PHRASES: [SectionKind, RegExp][] = [
  [
    'experience',
    /^(?:(?:where|what|how|who) i(?: have| ve)? (?:been )?(?:work|working|worked|do|did|done|built|achieved|shipped)(?: at| for| with)?(?: so far| before| until now)?|(?:places|companies|people) i(?: have| ve)? worked (?:at|for|with)|(?:my )?(?:professional |career |work )?(?:journey|path)(?: so far)?|(?:my )?(?:professional|work|job|career|industrial|commercial) (?:background|history|life)|(?:job|hands on|early|earlier) (?:experiences?|career|positions)|early career|positions? held|(?:professional |selected |key )?(?:assignments|engagements)|(?:clinical )?rotations|military service|(?:clinical |student |teaching )placements?)$/,
  ],
  [
    'experience',
    /^(?:wo ich (?:bisher )?(?:gearbeitet habe|arbeite)|was ich (?:bisher )?(?:gemacht|getan) habe|(?:mein )?(?:beruflicher |professioneller )?weg|meine stationen|(?:mes )?(?:experiences?|emplois?) (?:et |& )?stages?|stages?|ce que j ai fait|ou j ai travaille|donde he trabajado|lo que he hecho|(?:mi )?vida laboral|dove ho lavorato|onde trabalhei|waar ik heb gewerkt|wat ik heb gedaan|werkervaring en stages?|stages|var jag har (?:arbetat|jobbat))$/,
  ],
  [
    'education',
    /^(?:(?:where|what|how) i(?: have| ve)? (?:study|studied|learned|learnt|trained)(?: at)?|(?:academic|educational|professional) (?:credentials?|attainments?|achievements?|preparation)|schools?|was ich gelernt habe|wo ich (?:studiert|gelernt) habe|ce que j ai etudie|donde (?:he )?estudi(?:e|ado)|dove ho studiato|wat ik heb geleerd|wat ik heb gestudeerd)$/,
  ],
  [
    'skills',
    /^(?:(?:what|things) i(?: m| am)? (?:can do|can|do|know|bring|offer|use|do well|do best|good at|work with|speak tech)(?: to the table| well| best)?|(?:things |stuff )?i m good at|(?:core|key|professional|relevant|special) qualifications|(?:computer|software|digital|technical|it) (?:literacy|proficiency|knowledge)|proficient in|(?:areas? of |fields? of |core |key )?(?:knowledge|expertise|speciali[sz]ation|specialty|speciali[sz]ations|specialties|specialisms|proficiency|competency|competence|focus|strength)|knowledge (?:and|&) skills|(?:tools|equipment|machines|machinery|methods|techniques|lab techniques)(?: (?:and|&) (?:tools|equipment|machines|machinery|methods|techniques|skills|technologies))*|skills (?:and|&) (?:proficiency|expertise|knowledge)|toolkit|tool ?set|skills at a glance)$/,
  ],
  [
    'skills',
    /^(?:was ich (?:gut )?kann|das kann ich|kompetenzprofil|(?:meine )?qualifikationen|ce que je sais faire|(?:mes )?(?:atouts|outils)|bureautique|lo que (?:se|hago)(?: hacer)?|herramientas|conocimientos informaticos|conoscenze informatiche|cosa so fare|strumenti|ferramentas|o que sei fazer|wat ik kan|sterke punten|vad jag kan|verktyg)$/,
  ],
  [
    'summary',
    /^(?:who i am|why me|my story|at a glance|hello|hi|hi there|nice to meet you|executive (?:profile|summary)|wer ich bin|auf einen blick|qui suis je|quien soy|chi sono|wie ben ik|vem jag ar)$/,
  ],
  ['certificates', /^(?:licensure|licen[sc]ing)(?: (?:and|&) certifications?)?$/],
];

/** A kind of work before the word for a section: `Nursing Experience`, `Culinary Skills`. */
const QUALIFIED: [SectionKind, RegExp][] = [
  [
    'experience',
    /^(?:\p{L}[\p{L}/&-]* ){1,4}(?:experiences?|employment|work history|career history|internships?|erfahrung|experience|praxis)$/u,
  ],
  ['skills', /^(?:\p{L}[\p{L}/&-]* ){1,4}(?:skills|competenc(?:i)?es|proficiencies|kenntnisse)$/u],
  ['experience', /^experiences? (?:in|as|with) \p{L}+(?: \p{L}+){0,2} ?$/u],
];

/** What people sell, not where they worked. */
const OF_OTHERS =
  /\b(?:customer|user|guest|client|digital|employee|visitor|patient|learning)s? experiences?$/;

const OPENS_SENTENCE = /^(?:i|we|with|has|have|over|gained|strong|excellent|good|years|extensive|proven) /;

export function findPhrase(folded: string): SectionKind | null {
  return PHRASES.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** The section that a line opens if it is set as a heading; other words than those of headings may stand in it. */
export function guessHeading(folded: string): SectionKind | null {
  if (
    OF_OTHERS.test(folded) ||
    OPENS_SENTENCE.test(folded) ||
    scoreTitle(folded.replace(/\binternship\b/, '')) > 0
  )
    return null;
  return QUALIFIED.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
