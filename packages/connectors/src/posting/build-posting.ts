import type { EmploymentType, Pay, Place, Posting, WorkMode } from '@firsthand/contracts';
import { decodeEntities } from '@firsthand/markup';
import { decideCategory } from './category.ts';
import { toInstant } from './dates.ts';
import { findEmploymentTypeInDescription } from './employment-type-in-description.ts';
import { findEmploymentTypeInTitle, toEmploymentType } from './employment-type.ts';
import { toDescription } from './html.ts';
import { INVISIBLE } from './markup/tidy.ts';
import { decodeTwiceEscaped } from './markup/twice-escaped.ts';
import { findLanguage } from './language.ts';
import { SENTENCE_LIMIT } from './money/as-pay.ts';
import { followWords } from './money/follow-words.ts';
import { findPayInDescription, parsePayText } from './pay.ts';
import { boundPlaces, resolvePlaceCountries, toPlaces } from './places.ts';
import { chooseWorkMode, findWorkModeInPlaces, findWorkModeInTexts } from './work-mode.ts';
import { findWorkModeInDescription } from './work-mode-in-description.ts';

/** What a connector read from its source. Only what the source says; everything derived is added by `buildPosting`. */
export interface PostingDraft {
  externalId: string;
  title: string;
  company?: string | null | undefined;
  /** Texts of places, primary first; used when `places` is not given. */
  placeTexts?: string[] | undefined;
  places?: Place[] | undefined;
  /** The source's own statement; null when it makes none. */
  workMode?: WorkMode | null | undefined;
  /** Further texts that may give the work mode away. Place texts and the title are looked at anyway. */
  workModeTexts?: (string | null | undefined)[] | undefined;
  employmentTypeText?: string | null | undefined;
  department?: string | null | undefined;
  /** The source's own category, industry or function; asked before the department. */
  categoryText?: string | null | undefined;
  /** A trade chosen from the ATS's own list, which employers choose carelessly: asked last, after the title. */
  functionText?: string | null | undefined;
  /** Real HTML (see `decodeOnce` for escaped). */
  html?: string | null | undefined;
  /** Pay the source gives as data. */
  pay?: Pay | null | undefined;
  /** Pay the source gives as a short text. */
  payText?: string | null | undefined;
  applicationCount?: number | null | undefined;
  /** Anything `toInstant` reads. */
  publishedAt?: unknown;
  hostedUrl: string;
  applyUrl: string;
  /** What the system calls it in the address of its form. */
  formId?: string | null | undefined;
  reference?: string | null | undefined;
  language?: string | null | undefined;
  /** Whether the employer marks it on its board. */
  isMarked?: boolean | undefined;
  /** Whether its board says that no opening stands behind it. */
  isProspect?: boolean | undefined;
}

const TITLE_LIMIT = 300;
const NAME_LIMIT = 200;

/**
 * Makes the posting of a draft: cleans texts, sanitises the description, and fills in what can be concluded: the
 * employment type from the title or a plain sentence, the category from the source's words and the occupation the title names, pay from the description
 * when no field gives it, the work mode from places, title or a plain sentence, countries of places from the pay's currency.
 */
export function buildPosting(draft: PostingDraft): Posting {
  const title = cleanName(draft.title, TITLE_LIMIT) ?? '';
  const described = toDescription(draft.html ?? '');
  const department = cleanName(draft.department, NAME_LIMIT);
  const said = cleanName(draft.language, 35);
  const read = boundPlaces(draft.places ?? toPlaces(draft.placeTexts ?? []));
  // A language concluded from the text proves no country beyond what the text's own words do.
  const evidence = { language: said, description: described.descriptionText };
  const { places, pay } = settlePlaces(draft, read, evidence);
  const language = findLanguage({
    title,
    text: described.descriptionText,
    said,
    countries: places.flatMap(({ country }) => country ?? []),
  });
  return {
    externalId: cleanText(draft.externalId).trim(),
    title,
    company: cleanName(draft.company, NAME_LIMIT),
    places,
    workMode: findWorkMode(draft, read, { title, descriptionText: described.descriptionText }),
    ...toEmployment(draft.employmentTypeText, { title, descriptionText: described.descriptionText }),
    department,
    ...decideCategory([draft.categoryText?.slice(0, NAME_LIMIT), department], {
      ...{ title, functionText: draft.functionText?.slice(0, NAME_LIMIT), language },
    }),
    ...described,
    pay,
    applicationCount: toCount(draft.applicationCount),
    publishedAt: toInstant(draft.publishedAt),
    hostedUrl: draft.hostedUrl,
    applyUrl: draft.applyUrl,
    reference: cleanName(draft.reference, NAME_LIMIT),
    language,
    ...toFormId(draft.formId),
    ...(draft.isMarked && { isMarked: true }),
    ...(draft.isProspect && { isProspect: true }),
  };
}

/** Names of postings in addresses; anything else is none. */
function toFormId(formId: string | null | undefined): Pick<Posting, 'formId'> {
  return formId && /^[\w-]{1,100}$/.test(formId) ? { formId: formId.toLowerCase() } : {};
}

/** NUL and lone surrogates, which no database takes, are dropped. */
function cleanText(text: string): string {
  return text.replace(/[\p{Cs}\0]/gu, '');
}

/** One line, decoded, without stray blanks; null when nothing is left. */
function cleanName(text: string | null | undefined, limit: number): string | null {
  const line = decodeTwiceEscaped(decodeEntities(cleanText((text ?? '').slice(0, limit * 4))))
    .replace(INVISIBLE, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const name = line.length <= limit ? line : cleanText(line.slice(0, limit)).trim();
  return name === '' ? null : name;
}

function findWorkMode(
  draft: PostingDraft,
  places: Place[],
  { title, descriptionText }: Pick<Posting, 'title' | 'descriptionText'>,
): WorkMode | null {
  const concluded = chooseWorkMode([
    findWorkModeInPlaces([...(draft.workModeTexts ?? []), ...placeTextsOf(draft, places)]),
    findWorkModeInTexts([title]),
  ]);
  const said = draft.workMode ?? concluded;
  const described = findWorkModeInDescription(descriptionText);
  if (said === null || described === null) return said ?? described?.mode ?? null;
  // Systems and location lines call remote what the text spells out as days in an office, or as wholly on-site.
  const isTold = described.isFirm || (!draft.workMode && described.mode === 'hybrid');
  return said === 'remote' && isTold ? described.mode : said;
}

function placeTextsOf(draft: PostingDraft, places: Place[]): string[] {
  return [...(draft.placeTexts ?? []), ...places.map((place) => place.text)];
}

const HOURS: ReadonlySet<EmploymentType> = new Set(['full_time', 'part_time']);

function toEmployment(
  text: string | null | undefined,
  { title, descriptionText }: Pick<Posting, 'title' | 'descriptionText'>,
): Pick<Posting, 'employmentType' | 'employmentTypeOrigin'> {
  const said = toEmploymentType(text);
  const concluded = findEmploymentTypeInTitle(title);
  // A field that knows only hours says "Full time" of interns and of a year's contract as well.
  const isHours = said !== null && HOURS.has(said);
  const isKind = concluded !== null && !HOURS.has(concluded);
  if (said !== null && !(isHours && isKind)) return { employmentType: said, employmentTypeOrigin: 'source' };
  if (concluded !== null) return { employmentType: concluded, employmentTypeOrigin: 'title' };
  const described = findEmploymentTypeInDescription(descriptionText)?.type ?? null;
  return { employmentType: described, employmentTypeOrigin: described === null ? null : 'text' };
}

/** A currency that the pay names may tell the country, and the country what the pay's "$" or bare number is. */
function settlePlaces(
  draft: PostingDraft,
  read: Place[],
  evidence: { language: string | null; description: string },
): Pick<Posting, 'places' | 'pay'> {
  const pay = findPay(draft, evidence.description, read);
  const places = resolvePlaceCountries(read, { ...evidence, payCurrency: namedCurrency(draft, pay) });
  const isSettled = findPayCountry(places) === findPayCountry(read);
  return { places, pay: isSettled ? pay : findPay(draft, evidence.description, places) };
}

function findPayCountry(places: Place[]): string | null {
  return places.find((place) => place.country !== null)?.country ?? null;
}

function findPay(draft: PostingDraft, descriptionText: string, places: Place[]): Pay | null {
  const country = findPayCountry(places);
  if (draft.pay) {
    const words = draft.pay.sentence ?? toPayWords(draft.payText);
    return words === null ? draft.pay : followWords(draft.pay, words, country);
  }
  return (
    (draft.payText ? parsePayText(draft.payText, { country }) : null) ??
    findPayInDescription(descriptionText, { country })
  );
}

/** A short pay field as a sentence to show; null when it is blank. */
function toPayWords(text: string | null | undefined): string | null {
  return cleanName(text, SENTENCE_LIMIT);
}

/** A currency the source names; one concluded from a place must not prove the place. */
function namedCurrency(draft: PostingDraft, pay: Pay | null): string | null {
  if (pay === null) return null;
  if (draft.pay) return pay.currency;
  return /[€£₹]|\b[A-Z]{3}\b|[A-Z]{1,3}\$/.test(pay.sentence ?? '') ? pay.currency : null;
}

function toCount(count: number | null | undefined): number | null {
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : null;
}
