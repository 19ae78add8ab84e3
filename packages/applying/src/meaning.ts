import type { FormField, FormFieldKind } from '@firsthand/contracts';
import { toPlainWords } from './sensitive/plain-words.ts';
import { asksAboutOthers } from './fill/others-section.ts';

/** What of the profile a field asks for. */
export type Meaning =
  | 'first-name'
  | 'last-name'
  | 'full-name'
  | 'email'
  | 'phone'
  | 'address'
  | 'full-address'
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
      /^(((full )?legal )?(first|given)( legal)? names?( \(legal\))?|legal first\/given name|first( and|&| \/|\/)? ?given name|forenames?|preferred (first )?name|vorname|prenom|nombre( de pila)?|primer nombre|voornaam|fornamn)$/,
    kinds: LINE,
  },
  {
    meaning: 'last-name',
    keys: /^last_?name$/i,
    label:
      /^(((full )?legal )?(last|family)( legal)? names?( \(legal\))?|legal (surname|last\/family name)|last( and|&| \/|\/)? ?family name|surnames?|nachname|familienname|nom( de famille)?|apellidos?|achternaam|efternamn)$/,
    kinds: LINE,
  },
  {
    meaning: 'full-name',
    keys: /^full_?name$/i,
    label:
      /^((full )?legal( full)? name|full( legal)? name( \(legal\))?|(candidate|applicant)('s)?( full)? name|name|(full )?name \(first,? (and |& )?last\)|first( name)?( and|,| &| \/|\/|\+) ?last( name)?|first name and surname|name and surname|vor- und nachname|vollstandiger name|nom complet|nombre completo|volledige naam|fullstandigt namn)$/,
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
      /^((primary |preferred |best |main |daytime |contact )?((mobile|cell|home|personal|tele|primary|contact)[- ]?){0,2}(phone|mobile|cell)( ?(number|no\.?|#))?|contact number|tel(\.|ephone)?( ?(number|no\.?|#))?|telefon(nummer)?|handynummer|(numero de )?telephone|(numero de )?telefono|telefoon(nummer)?|mobilnummer)$/,
    kinds: LINE,
  },
  {
    meaning: 'full-address',
    keys: /^full_address$/,
    label:
      /^((full|complete|whole|entire) (home |mailing |postal |residential |current )?address|(home |mailing |residential )?address \((street|including|with)[^)]{0,60}\)|vollstandige (adresse|anschrift)|adresse complete|direccion completa|volledig adres)$/,
    kinds: ['text', 'long-text'],
  },
  {
    meaning: 'address',
    keys: /^(street_?)?address$/i,
    label:
      /^((street|home|mailing|postal|residential|current|permanent) address( line 1| 1)?|(street )?address( line)?( 1)?|street( name)?( and (house )?number)?|strasse( und hausnummer)?|adresse|direccion|adres|adress)$/,
    kinds: ['text', 'long-text'],
  },
  {
    meaning: 'city',
    keys: /^city$/i,
    label:
      /^((current |home )?city|city of residence|city ?(\/|or) ?town|town ?(\/|or) ?city|town|stadt|wohnort|ville|ciudad|woonplaats|stad|ort)$/,
    kinds: LINE_OR_CHOICE,
  },
  {
    meaning: 'state',
    keys: /^state$/i,
    label:
      /^((current |home )?state|(state|province|region|territory|county)( ?(\/|,|or) ?(or )?(state|province|region|territory|county)){1,3}|province|state of residence|bundesland|provincia|provincie)$/,
    kinds: LINE_OR_CHOICE,
  },
  {
    meaning: 'zip',
    keys: /^(zip(_?code)?|postal_?code)$/i,
    label:
      /^(zip( ?code)?|post(al)? ?code|(zip|post(al)?)( ?code)? ?(\/|or) ?(zip|post(al)?)( ?code)?|plz|postleitzahl|code postal|codigo postal|postnummer)$/,
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
      /^(linked ?in( profile| page)?( url| link| address)?|linked ?in ?(\/|or) ?(website|portfolio)|(link|url) to( your)? linkedin( profile)?|linkedin-?profil|profil linkedin|perfil de linkedin|linkedin-?profiel)$/,
    kinds: LINE,
  },
  {
    meaning: 'website',
    keys: /^website(_?url)?$/i,
    label:
      /^((personal )?web ?site( url| link)?|(online )?portfolio( url| link| website| site)?|(personal )?(website|portfolio|blog)( url)?( ?(\/|,|or|and|&) ?(or )?(personal )?(website|portfolio|blog)){1,2}( url| link)?|webseite|site (web|internet)|sitio web|webbplats)$/,
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
      /^(((upload|attach|submit)( a)? )?(your )?((current|updated) )?(resume|cv|curriculum vitae|resume ?(\/|or|\/ )? ?cv|cv ?(\/|or) ?resume)( upload| file| attachment| document)?|lebenslauf( \(?(cv|pdf)\)?)?|(votre )?cv|curriculum|cv uploaden|hoja de vida)$/,
    kinds: FILE,
  },
  {
    meaning: 'cover-letter',
    keys: /^cover_?letter(FileId)?$/,
    label:
      /^(((upload|attach|submit)( a)? )?(your )?(cover|motivation|covering) letter( upload| file| attachment| document)?|anschreiben|motivationsschreiben|lettre de motivation|carta de (presentacion|motivacion)|motivatiebrief|personligt brev)$/,
    kinds: FILE,
  },
];

/** What of the profile a field asks for, by the ATS's own name of it or its whole label; null when it is a question. */
export function findMeaning(
  field: Pick<FormField, 'key' | 'label' | 'kind' | 'sensitive' | 'section'>,
): Meaning | null {
  if (field.sensitive !== null) return null;
  const label = toAskedWords(field.label);
  const fitting = ASKED.filter((asked) => asked.kinds.includes(field.kind));
  const found =
    fitting.find((asked) => asked.keys.test(field.key)) ?? fitting.find((asked) => asked.label.test(label));
  if (!found || (isContactMeaning(found.meaning) && asksAboutOthers(field))) return null;
  return found.meaning;
}

/** Labels of a box that may be the only one for an address; a line of several says that it is one. */
const BARE_ADDRESS =
  /^((home|mailing|postal|residential|current|permanent) )?address$|^(adresse|anschrift|direccion|adres|adress|indirizzo|endereco)$/;
const PARTS_OF_ADDRESS: readonly (Meaning | null)[] = ['city', 'zip'];

/** As `findMeaning`, among all that a form asks: where no box takes the town, the one for the address takes it all. */
export function findMeaningIn(form: readonly FormField[]): (field: FormField) => Meaning | null {
  const asksParts = form.some((field) => PARTS_OF_ADDRESS.includes(findMeaning(field)));
  return (field) => {
    const meaning = findMeaning(field);
    const isBare = BARE_ADDRESS.test(toAskedWords(field.label)) && !/street|line|address_?1/i.test(field.key);
    const isOnly = meaning === 'address' && !asksParts && isBare;
    return isOnly ? 'full-address' : meaning;
  };
}

/** Whether it belongs to the person's contact details. */
export function isContactMeaning(meaning: Meaning): boolean {
  return !['date-available', 'latest-title', 'latest-company', 'resume', 'cover-letter'].includes(meaning);
}

/** What stands beside the words of a question and says how it is answered, not what is asked. */
const BESIDE =
  /\((optional|required|if any|if applicable|url|link|http.{0,20}|pdf|pdf only|pdf,? docx?.{0,30}|with (the )?(country|area|dial(l?ing)?) code|incl(uding|\.) (country|area) code|country code|numbers? only|digits only|e\.g\.? [^)]{0,60}|example:? [^)]{0,60}|max [^)]{0,30}|us only|legal|as (it|they) appears? [^)]{0,60}|no p\.?o\.? box[^)]{0,20}|mm\/dd\/yyyy|dd\/mm\/yyyy|yyyy-mm-dd|mm ?[\/.-] ?yyyy|yyyy[\/.-]mm|yyyy|mm|month ?(\/|and|&) ?year)\)/g;

/** `Please enter your LinkedIn Profile (optional) *` → `linkedin profile` */
export function toAskedWords(label: string): string {
  return toPlainWords(label)
    .replace(BESIDE, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(please )?(enter|provide|add|share|give us|tell us)\b/, '')
    .replace(/^please /, '')
    .replace(/ (here|below|online)(?=[\s*:?.!,]*$)/, '')
    .replace(/(?<![\s*:?.!,])[\s*:?.!,]+$/, '')
    .trim()
    .replace(/^(what is |what's |what are )?(your|my|the|deine|ihre?|votre|tu|su|je|uw|din|ditt) /, '')
    .trim();
}
