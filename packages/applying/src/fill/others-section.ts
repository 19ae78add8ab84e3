import type { FormField } from '@firsthand/contracts';
import { toPlainWords } from '../sensitive/plain-words.ts';

/**
 * Headings of parts of a form that ask about somebody or something else: people who vouch for one, employers, schools, the
 * family. "Name" and "Phone" below them are theirs. English, German, French, Spanish, Dutch, Swedish, Italian, Portuguese.
 */
const OTHERS: readonly RegExp[] = [
  // People.
  /\breferences?\b|\breferees?\b|\breferrals?\b|\breferred\b|\breferrer\b|\brecommend(er|ed|ation)s?\b|\bemergency\b|\bnext of kin\b|\bin case of\b|\bsupervisors?\b|\bmanagers?('s)? (name|contact|details|information)\b|\b(your|hiring|line|direct|former|previous|current) manager\b|\bspouse\b|\bpartner('s)?\b|\bdependa?nts?\b|\bchild(ren)?\b|\bfamily\b|\brelatives?\b|\bparents?\b|\bguardians?\b|\bbeneficiar(y|ies)\b|\brecruiter\b|\brecruit(ment|ing) agency\b|\bagency\b|\bdoctor\b|\bphysician\b|\bwitness\b|\blandlord\b|\binterpreter\b|\bsponsor('s)? (name|contact|details|information)\b|\bcontact person\b|\bperson to (contact|notify)\b|\bcolleagues?\b|\bcoworkers?\b|\bpeer\b/,
  // Employers and schools.
  /\bemployers?\b|\bemployment\b|\bwork (history|experience)\b|\bjob history\b|\bprofessional (history|experience|background)\b|\bcareer history\b|\b(previous|past|former|prior|last|most recent|current|present) (job|position|role|company|employer|work)\b|\bexperiences?\b|\bcompan(y|ies)( \d+| details| information| address| contact)?$|\bmilitary\b|\bschool(s|ing)?\b|\beducation(al)?\b|\buniversit(y|ies)\b|\bcolleges?\b|\bacademic\b|\bdegrees?\b|\btraining\b|\bcertificat(e|es|ion|ions)\b|\blicen[cs]es?\b|\bvolunteer/,
  /\breferenz(en)?\b|\bnotfall|\bvorgesetzt|\bansprechpartner|\bangehorig|\behe(partner|gatt)|\barbeitgeber|\bberufserfahrung|\bberuflicher werdegang|\bwerdegang|\bschule\b|\bausbildung|\bstudium|\bhochschule|\bempfehl|\bgeworben/,
  /\b(personnes? )?referent|\breferences?\b|\burgence|\bsuperieur|\bconjoint|\bemployeurs?\b|\bexperiences? professionnelles?|\bparcours professionnel|\becoles?\b|\bformations?\b|\bdiplomes?\b|\betablissement|\bparrain|\bcoopt/,
  /\breferencias?\b|\bemergencia|\bsupervisor(es)?\b|\bconyuge|\bempleador|\bempresa (anterior|actual)|\bexperiencia|\bhistorial laboral|\bescuela|\bformacion|\beducacion|\bestudios|\bfamiliar(es)?\b|\bjefe\b/,
  /\breferenties?\b|\bnoodgeval|\bnoodcontact|\bleidinggevende|\bwerkgevers?\b|\bwerkervaring|\bopleiding(en)?\b|\bschool\b|\bpartner\b|\bfamilie/,
  /\breferens(er)?\b|\bnodkontakt|\bnodsituation|\bnarmast anhorig|\bchef\b|\barbetsgivare|\barbetslivserfarenhet|\butbildning|\bskola\b|\banhorig/,
  /\breferenze\b|\bemergenza|\bdatore di lavoro|\besperienz|\bistruzione|\bscuola|\bformazione|\bconiuge|\bferencias\b|\bemergencia\b|\bempregador|\bescola|\bconjuge|\bexperiencia profissional/,
];
/** Headings that hold such a word and still ask about the person. */
const OWN =
  /^((your|my|personal|applicant('s)?|candidate('s)?|contact|basic|and|&) )*(information|details|data|info|contact)$|^(apply|application|bewerb|candidatura|candidature|sollicit|ansok)|\b(application|bewerbung|candidature|solicitud)( form)?$|\bequal (employment|opportunit)|\bvoluntary\b|^(additional|other) (information|questions)/;

/** Whether a field stands in a part of the form that asks about somebody else, by the heading above it. */
export function asksAboutOthers({ section }: Pick<FormField, 'section'>): boolean {
  if (section === null || section === undefined) return false;
  const plain = toPlainWords(section);
  return OTHERS.some((pattern) => pattern.test(plain)) && !OWN.test(plain);
}
