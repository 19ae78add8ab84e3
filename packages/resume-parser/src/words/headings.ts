import { fold } from './clean-text.ts';
import type { SectionKind } from './section-kind.ts';
import { findPhrase, guessHeading } from './heading-phrases.ts';

/** Folded words that name a section; the first kind with a word in the heading wins. */
const CORES: [SectionKind, string][] = [
  [
    'volunteering',
    'engagemang volunteer volunteering voluntary volunteerism community benevolat benevole ehrenamt ehrenamtliches voluntariado voluntario volontariato volontariat vrijwilligerswerk ideellt involvement leadership_activities extracurricular activities engagement',
  ],
  [
    'languages',
    'languages language langues langue sprachen sprachkenntnisse idiomas idioma lingue talen sprak sprakkunskaper linguas linguistiques fremdsprachen talenkennis linguistiche linguisticas linguisticos linguistica',
  ],
  [
    'education',
    'education academic academics qualifications formation formations etudes scolarite diplomes ausbildung bildung studium bildungsweg bildungsgang schulbildung akademischer hochschulbildung educacion formacion estudios istruzione formazione opleiding opleidingen utbildning educacao formacao studies coursework training schooling ausbildungen educational degrees cursos studi',
  ],
  [
    'experience',
    'experience experiences employment berufserfahrung erfahrung erfahrungen berufspraxis praxiserfahrung berufstatigkeit werdegang laufbahn arbeitserfahrung experiencia experiencias esperienza esperienze werkervaring ervaring arbetslivserfarenhet erfarenhet erfarenheter yrkeserfarenhet experiencia parcours anstallningar career work praktika praktische loopbaan trayectoria emplois appointments positions internships tatigkeiten',
  ],
  [
    'skills',
    'skills skill skillset competencies competences competence expertise technologies technology tools toolbox kenntnisse fahigkeiten fertigkeiten kompetenzen faehigkeiten starken edv-kenntnisse it-kenntnisse edv habilidades aptitudes conocimientos competencias competenze capacita vaardigheden competenties kunskaper fardigheter kompetenser kompetens proficiencies strengths abilities technical stack tech savoir-faire logiciels informatique software capabilities keywords destrezas conhecimentos qualificacoes conocimiento connaissances',
  ],
  [
    'projects',
    'projects project projets projet projekte projekt projektarbeit proyectos proyecto progetti projecten projetos portfolio',
  ],
  [
    'certificates',
    'certifications certification certificates certificate licenses licences license zertifikate zertifizierungen certificados certificado certificaciones certificazioni certificaten certifieringar certifikat certificacoes weiterbildung weiterbildungen fortbildung fortbildungen courses cours kurse cursussen kurser patents',
  ],
  [
    'awards',
    'awards award honors honours achievements accomplishments prix distinctions recompense recompenses auszeichnungen preise stipendien premios reconocimientos logros premi prijzen utmarkelser premios scholarships recognition grants erfolge distinciones',
  ],
  [
    'publications',
    'publications publication veroffentlichungen publikationen publicaciones pubblicazioni publicaties publikationer publicacoes conferences presentations talks vortrage papers',
  ],
  [
    'interests',
    'interests interest hobbies hobby interets loisirs interessen freizeit intereses aficiones interessi intressen interesses hobbys passions fritid hobbies',
  ],
  ['references', 'references reference referenzen referencias referenze referenties referenser referees'],
  [
    'summary',
    'summary profile objective about profil resume_professionnel kurzprofil zusammenfassung ziel perfil resumen objetivo profilo sommario profiel samenvatting sammanfattning resumo overview highlights introduction motivation uber sobre propos statement bio biography obiettivo wer berufsziel',
  ],
  [
    'other',
    'declaration militar militardienst wehrdienst zivildienst militaire militar fuhrerschein rijbewijs patente korkort korkortsbehorighet permis permiso driving licence mobility mobilitat sonstiges diverses divers varia varios autres ovrigt overig overige miscellaneous additional weiteres altro outros',
  ],
  [
    'contact',
    'contact contacts kontakt kontaktdaten coordonnees contacto contatti contactgegevens kontaktuppgifter contato personal details personliche daten personalia angaben personalien datos personales etat civil informations personnelles dati personali persoonlijke gegevens info information links profiles social online personuppgifter persoonsgegevens informazioni dados pessoais anschrift find touch',
  ],
];

/** Words that go with any of them; a heading has no other words. */
const COMPANIONS = new Set(
  (
    'and & my the of in work working professional professionelle professionnelle professionnelles relevant selected additional other key core main recent prior previous ' +
    'history background career summary overview record hard soft it computer technical programming digital personal areas area industry field general special qualifications ' +
    'conducir conduite conduzione guida auto voiture guide further dienst stationen eigene schule beruf beruflicher berufliches ' +
    'et und y e en och de des du la le les l d a der die das meine mes mis mi besondere berufliche beruflicher beruflichen berufliche praktische fachliche technische sonstige weitere persoenliche akademische ' +
    'laboral laborales profesional profesionales tecnicas tecnicos informatique informatiques academica academico clave professionali lavorativa lavorative digitali digitales digitais digitale digitala numeriques numerique bureautique bureautiques informatiche informatica tecniche professionale profissional profissionais ' +
    'techniques cles complementaires academique academiques centres personnel personnels me i moi mich mig mij om ueber con per campus on research teaching academic leadership student military clinical ' +
    'platforms frameworks databases tools software methods und/oder extra relevante relevanta kompetencer zu zur person daten details development activities affiliations memberships membership organizations service societies extracurricular ' +
    'experience education employment involvement competitions competences skills languages languages projects interests training certifications awards honors publications courses achievements licenses highlights links get in reach touch top'
  ).split(' '),
);

const LONGEST_WORDS = 6;

const KIND_OF_WORD = new Map<string, { kind: SectionKind; rank: number }>();
CORES.forEach(([kind, words], rank) => {
  for (const word of words.split(' ')) if (!KIND_OF_WORD.has(word)) KIND_OF_WORD.set(word, { kind, rank });
});
/** Weak words name a section only when nothing stronger stands beside them: `Work` in `Work Experience`. */
const WEAK = new Set(
  'work career technical personal information info details academic qualifications training activities engagement community software tech social online find community highlights motivation positions technology technologies tools project positions person ziel ende community a'.split(
    ' ',
  ),
);

const CLOSED = new Map<string, SectionKind>();
for (const [word, { kind }] of KIND_OF_WORD) if (word.length > 5 && !WEAK.has(word)) CLOSED.set(word, kind);
for (const phrase of [
  'workexperience:experience',
  'professionalexperience:experience',
  'workhistory:experience',
  'technicalskills:skills',
  'aboutme:summary',
]) {
  const [closed = '', kind = ''] = phrase.split(':');
  CLOSED.set(closed, kind as SectionKind);
}

/** The section that a line of these words opens, by its words alone; null when it is no known heading. */
export function findHeading(text: string): SectionKind | null {
  if (!canBeHeading(text)) return null;
  const phrase = findPhrase(toPhrase(text));
  if (phrase) return phrase;
  let words = toWords(text);
  if (words.length === 0 || words.length > LONGEST_WORDS + 2) return null;
  const closed = CLOSED.get(words.join(''));
  if (closed) return closed;
  const apart =
    words.some((word) => word.length === 1) || words.length === 1 ? splitClosed(words.join('')) : null;
  if (apart) words = apart;
  if (words.length > LONGEST_WORDS) return null;
  if (words.join(' ').includes('programming languages')) return 'skills';
  let best: { kind: SectionKind; rank: number } | null = null;
  for (const word of words) {
    const found = KIND_OF_WORD.get(word) ?? findCompound(word);
    if (!found && !COMPANIONS.has(word)) return null;
    const rank = found ? found.rank + (WEAK.has(word) ? 100 : 0) : Number.POSITIVE_INFINITY;
    if (found && (best === null || rank < best.rank)) best = { kind: found.kind, rank };
  }
  if (best === null) return null;
  // `Experience & Education`, `Skills and Languages`: what the profile can hold is worth more.
  const kinds = words
    .filter((word) => !COMPANIONS.has(word) || KIND_OF_WORD.has(word))
    .map((word) => (KIND_OF_WORD.get(word) ?? findCompound(word))?.kind);
  const isFree =
    /^volunt/.test(words[0] ?? '') && !words.some((word) => JOINERS.has(word)) && !/[&/,+]/.test(text);
  if (
    !isFree &&
    best.kind === 'volunteering' &&
    words.some((word) => PAID.has(word)) &&
    kinds.includes('experience')
  )
    return 'experience';
  if (best.kind === 'experience' && kinds[0] === 'projects') return 'projects';
  if (best.kind === 'education' && words.some((word) => EXPERIENCE_FIRST.has(word))) return 'experience';
  // `Languages & Skills` holds both, `Language Skills` are languages.
  if (best.kind === 'languages' && kinds.includes('skills') && !kinds.includes(undefined))
    return words.some((word) => JOINERS.has(word)) || /[&/,+]/.test(text) ? 'skills' : 'languages';
  return best.kind;
}

/** As `findHeading`, for a line that is set as headings are: `Nursing Experience` names no job then. */
export function findSetHeading(text: string): SectionKind | null {
  return findHeading(text) ?? (canBeHeading(text) ? guessHeading(toPhrase(text)) : null);
}

function canBeHeading(text: string): boolean {
  return text.length <= 60 && !/\d|@|[.!]$|,$/.test(text.replace(/^\W*\d{1,2}[.)]?\s+/, ''));
}

/** `'What I’ve done:'` → `'what i ve done'`. */
function toPhrase(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}&/]+/gu, ' ')
    .trim();
}

const COMPOUNDS: [SectionKind, RegExp][] = [
  ['languages', /^(?:fremd)?sprach|^taal|^sprak/],
  ['skills', /(?:kenntnisse|fahigkeiten|fertigkeiten|kompetenzen?|vaardigheden|kunskaper|fardigheter)$/],
  [
    'experience',
    /(?:erfahrung(?:en)?|tatigkeit(?:en)?|stationen|werdegang|laufbahn|ervaring|erfarenhet(?:er)?)$/,
  ],
  ['education', /(?:ausbildung|bildung|studium|opleiding(?:en)?|utbildning(?:ar)?|abschlusse)$/],
  ['projects', /(?:projekte|projecten)$/],
];

/** German, Dutch and Swedish write one word: `Fachkenntnisse`, `Berufsstationen`. */
function findCompound(word: string): { kind: SectionKind; rank: number } | undefined {
  if (word.length < 9) return undefined;
  const kind = COMPOUNDS.find(([, pattern]) => pattern.test(word))?.[0];
  return kind && { kind, rank: CORES.findIndex(([other]) => other === kind) };
}

/** Letters set wide lose their spaces: `'academicbackground'` → `['academic', 'background']`; null when it is no such run. */
function splitClosed(closed: string): string[] | null {
  if (closed.length < 8 || closed.length > 40) return null;
  const ends: (string[] | null)[] = [[]];
  for (let end = 1; end <= closed.length; end += 1) {
    ends[end] = null;
    for (let from = Math.max(0, end - 20); from <= end - 3; from += 1) {
      const before = ends[from];
      const word = closed.slice(from, end);
      if (before && (KIND_OF_WORD.has(word) || COMPANIONS.has(word))) ends[end] = [...before, word];
    }
  }
  return ends[closed.length] ?? null;
}

const JOINERS = new Set('and und et y e och en ed'.split(' '));

const PAID = new Set('work employment professional paid career'.split(' '));

const EXPERIENCE_FIRST = new Set(
  'experience experiences employment berufserfahrung experiencia esperienza werdegang'.split(' '),
);

function toWords(text: string): string[] {
  return fold(text)
    .replace(/['’]/g, ' ')
    .split(/[^\p{L}&-]+/u)
    .flatMap((word) => (word.includes('-') && !KIND_OF_WORD.has(word) ? word.split('-') : [word]))
    .filter((word) => word !== '' && word !== '&');
}
