import type { FormField, FormFieldKind } from '@firsthand/contracts';
import { toPlainWords } from '../sensitive/plain-words.ts';

/** What of the profile a field asks for. */
export type Meaning =
  | 'first-name'
  | 'last-name'
  | 'full-name'
  | 'email'
  | 'phone'
  | 'address'
  | 'city'
  | 'state'
  | 'zip'
  | 'country'
  | 'location'
  | 'linkedin'
  | 'website'
  | 'date-available'
  | 'latest-title'
  | 'latest-company'
  | 'resume'
  | 'cover-letter';

interface Asked {
  meaning: Meaning;
  /** The names that ATSs use themselves. */
  keys: RegExp;
  /** The whole label, in plain words; a longer sentence around these words asks for something else. */
  label: RegExp;
  kinds: readonly FormFieldKind[];
}

const LINE: readonly FormFieldKind[] = ['text'];
const LINE_OR_CHOICE: readonly FormFieldKind[] = ['text', 'single-choice'];
const FILE: readonly FormFieldKind[] = ['file'];

const ASKED: readonly Asked[] = [
  {
    meaning: 'first-name',
    keys: /^first_?name$/i,
    label:
      /^((legal )?(first|given) name|forename|vorname|prenom|nombre( de pila)?|primer nombre|voornaam|fornamn)$/,
    kinds: LINE,
  },
  {
    meaning: 'last-name',
    keys: /^last_?name$/i,
    label:
      /^((legal )?(last|family) name|surname|nachname|familienname|nom( de famille)?|apellidos?|achternaam|efternamn)$/,
    kinds: LINE,
  },
  {
    meaning: 'full-name',
    keys: /^full_?name$/i,
    label:
      /^((legal )?full( legal)? name|name|first and last name|vollstandiger name|nom complet|nombre completo|volledige naam|fullstandigt namn)$/,
    kinds: LINE,
  },
  {
    meaning: 'email',
    keys: /^email(_address)?$/i,
    label:
      /^(e-?mail( address)?|e-?mail-?adresse|adresse e-?mail|correo( electronico)?|e-?mail-?adres|e-?post(adress)?)$/,
    kinds: LINE,
  },
  {
    meaning: 'phone',
    keys: /^phone(_?number)?$/i,
    label:
      /^((mobile|cell|tele)?-?\s?phone( number)?|mobile( number)?|telefon(nummer)?|handynummer|(numero de )?telephone|(numero de )?telefono|telefoon(nummer)?|mobilnummer)$/,
    kinds: LINE,
  },
  {
    meaning: 'address',
    keys: /^(street_?)?address$/i,
    label:
      /^((street|home|mailing|postal) address|address( line 1)?|strasse( und hausnummer)?|adresse|direccion|adres|adress)$/,
    kinds: ['text', 'long-text'],
  },
  {
    meaning: 'city',
    keys: /^city$/i,
    label: /^((current )?city|city of residence|town|stadt|wohnort|ville|ciudad|woonplaats|stad|ort)$/,
    kinds: LINE_OR_CHOICE,
  },
  {
    meaning: 'state',
    keys: /^state$/i,
    label:
      /^(state|state\/province|state or province|state \/ province|province|state of residence|bundesland|provincia|provincie)$/,
    kinds: LINE_OR_CHOICE,
  },
  {
    meaning: 'zip',
    keys: /^(zip(_?code)?|postal_?code)$/i,
    label:
      /^(zip( ?code)?|postal code|postcode|zip\/postal code|plz|postleitzahl|code postal|codigo postal|postnummer)$/,
    kinds: LINE,
  },
  {
    meaning: 'country',
    keys: /^country(Id)?$/,
    label: /^((current )?country( of residence)?|country of current residence|land|wohnsitzland|pays|pais)$/,
    kinds: LINE_OR_CHOICE,
  },
  {
    meaning: 'location',
    keys: /^location$/i,
    label:
      /^((current )?location( \(city(, state)?\))?|location \(city\)|where are you (currently )?(located|based)|city and (state|country)|city, state|standort)$/,
    kinds: LINE,
  },
  {
    meaning: 'linkedin',
    keys: /^linkedin(_?url)?$/i,
    label:
      /^(linked ?in( profile)?( url| link| address)?|(link|url) to( your)? linkedin( profile)?|linkedin-?profil|profil linkedin|perfil de linkedin|linkedin-?profiel)$/,
    kinds: LINE,
  },
  {
    meaning: 'website',
    keys: /^website(_?url)?$/i,
    label:
      /^((personal )?web ?site( url| link)?|portfolio( url| link| website)?|website or portfolio|portfolio or website|website, blog,? or portfolio|website \/ portfolio|webseite|site (web|internet)|sitio web|webbplats)$/,
    kinds: LINE,
  },
  {
    meaning: 'date-available',
    keys: /^(date_?available|start_date)$/i,
    label:
      /^(date available|(earliest|available|possible|desired) start( date)?|available from|when (can|could) you start( working)?|when are you available to start|when is the earliest you (can|could|would want to) start( working( with us| for us| here)?)?|earliest possible start date|fruhestmoglicher eintrittstermin|eintrittsdatum|date de disponibilite|fecha de incorporacion|beschikbaar (vanaf|per)|tidigaste startdatum)$/,
    kinds: ['text', 'date'],
  },
  {
    meaning: 'latest-title',
    keys: /^(current_title|job_title)$/i,
    label:
      /^((current|current or most recent|most recent|present) (job )?(title|position|role)|derzeitige position|poste actuel|puesto actual|huidige functie|nuvarande titel)$/,
    kinds: LINE,
  },
  {
    meaning: 'latest-company',
    keys: /^(current_company|org)$/i,
    label:
      /^((current|current or most recent|most recent|present) (company|employer|organi[sz]ation)|derzeitiger arbeitgeber|employeur actuel|empresa actual|huidige werkgever|nuvarande arbetsgivare)$/,
    kinds: LINE,
  },
  {
    meaning: 'resume',
    keys: /^resume(FileId)?$/,
    label:
      /^(((upload|attach|submit) )?(your )?(resume|cv|curriculum vitae|resume ?(\/|or|\/ )? ?cv|cv ?(\/|or) ?resume)|lebenslauf( \(?(cv|pdf)\)?)?|(votre )?cv|curriculum|cv uploaden|hoja de vida)$/,
    kinds: FILE,
  },
  {
    meaning: 'cover-letter',
    keys: /^cover_?letter(FileId)?$/,
    label:
      /^(((upload|attach|submit) )?(your )?(cover|motivation|covering) letter|anschreiben|motivationsschreiben|lettre de motivation|carta de (presentacion|motivacion)|motivatiebrief|personligt brev)$/,
    kinds: FILE,
  },
];

/** What of the profile a field asks for, by the ATS's own name of it or its whole label; null when it is a question. */
export function findMeaning(field: Pick<FormField, 'key' | 'label' | 'kind' | 'sensitive'>): Meaning | null {
  if (field.sensitive !== null) return null;
  const label = toAskedWords(field.label);
  const fitting = ASKED.filter((asked) => asked.kinds.includes(field.kind));
  const found =
    fitting.find((asked) => asked.keys.test(field.key)) ?? fitting.find((asked) => asked.label.test(label));
  return found?.meaning ?? null;
}

/** Whether it belongs to the person's contact details. */
export function isContactMeaning(meaning: Meaning): boolean {
  return !['date-available', 'latest-title', 'latest-company', 'resume', 'cover-letter'].includes(meaning);
}

/** `Please enter your LinkedIn Profile (optional) *` → `linkedin profile` */
export function toAskedWords(label: string): string {
  return toPlainWords(label)
    .replace(/\((optional|required|if any|if applicable)\)/g, '')
    .replace(/^(please )?(enter|provide|add|share|give us|tell us)\b/, '')
    .replace(/(?<![\s*:?.!,])[\s*:?.!,]+$/, '')
    .trim()
    .replace(/^(what is |what's )?(your|my|the|deine|ihre?|votre|tu|su|je|uw|din|ditt) /, '')
    .trim();
}
