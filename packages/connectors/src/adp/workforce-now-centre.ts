import { ConnectorError, type AtsResponse, type ListContext } from '../contract.ts';
import { readJson } from '../http/read-answer.ts';
import { isBearable } from '../reading/deliver.ts';
import { MAIN_HOST, SECOND_HOST, type WorkforceNowBoard } from './board-address.ts';
import { callAdp } from './calls.ts';
import { findCustomFields, findCustomText, type CustomFieldGroup } from './loose-fields.ts';
import { centreFacts } from './workforce-now-payload.ts';

const STAFFING = 'mascsr/default/careercenter/public/events/staffing';
/** The languages postings have been seen in; walked when the centre does not tell its own. */
const SEEN_LANGUAGES = ['en_US', 'en_CA', 'fr_CA', 'es_US'];
const LANGUAGE = /^[a-z]{2,3}_[A-Z]{2}$/;

/** A career centre, as far as it must be known before its list means anything. */
export interface Centre {
  board: WorkforceNowBoard;
  host: string;
  /** English first. A posting is listed only under its own language. */
  languages: string[];
  /** Whether `languages` is the centre's own list; without it no walk is complete. */
  languagesKnown: boolean;
  /** False: ADP says that there is no such published centre. Null: it does not say. */
  published: boolean | null;
  company: string | null;
}

/** The address of a staffing call, e.g. `v1/job-requisitions`. */
export function toStaffingUrl(
  centre: Pick<Centre, 'host' | 'board'>,
  path: string,
  query: Record<string, string> = {},
): string {
  const { cid, ccId } = centre.board;
  const pairs = Object.entries({ cid, ccId, ...query }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `https://${centre.host}/${STAFFING}/${path}?${pairs.join('&')}`;
}

/** Asks for the centre's languages and, where nobody configured one, for the employer's name. */
export async function openCentre(board: WorkforceNowBoard, context: ListContext): Promise<Centre> {
  const { host, facts } = await findHost(board, context);
  const locales = findCustomFields(facts?.stringFields, 'Locale').map((field) => field.stringValue ?? '');
  const languages = [...new Set(locales.filter((locale) => LANGUAGE.test(locale)))];
  const languagesKnown = languages.length > 0;
  const client =
    languagesKnown && context.company !== null ? null : await askClient({ host, board }, context);
  const fallback = [client?.locale ?? null, ...SEEN_LANGUAGES].filter((locale) => locale !== null);
  return {
    board,
    host,
    languages: englishFirst(languagesKnown ? languages : [...new Set(fallback)]),
    languagesKnown,
    published: findCustomFields(facts?.indicatorFields, 'PublishedIndicator')[0]?.indicatorValue ?? null,
    company: context.company ?? client?.name ?? null,
  };
}

async function findHost(
  board: WorkforceNowBoard,
  context: ListContext,
): Promise<{ host: string; facts: CustomFieldGroup }> {
  const main = await callAdp(context, { url: toContentLinks(MAIN_HOST, board) });
  if (main.status !== 404) return { host: MAIN_HOST, facts: readFacts(main) };
  const facts = await askSecondHost(board, context);
  return facts === null ? { host: MAIN_HOST, facts: null } : { host: SECOND_HOST, facts };
}

/** The second host answers many clients with errors; that only means that it does not know them. */
async function askSecondHost(board: WorkforceNowBoard, context: ListContext): Promise<CustomFieldGroup> {
  try {
    return readFacts(await callAdp(context, { url: toContentLinks(SECOND_HOST, board) }));
  } catch (error) {
    if (isBearable(error)) return null;
    throw error;
  }
}

function toContentLinks(host: string, board: WorkforceNowBoard): string {
  return toStaffingUrl({ host, board }, 'v1/content-links/career-center');
}

async function askClient(
  centre: Pick<Centre, 'host' | 'board'>,
  context: ListContext,
): Promise<{ name: string | null; locale: string | null }> {
  try {
    const facts = readFacts(await callAdp(context, { url: toStaffingUrl(centre, 'client-features') }));
    const locale = findCustomText(facts?.stringFields, 'ClientDefaultLocale');
    return {
      name: findCustomText(facts?.stringFields, 'ClientName'),
      locale: locale !== null && LANGUAGE.test(locale) ? locale : null,
    };
  } catch (error) {
    // The name is an extra: a board is not unreadable because nobody says whose it is.
    if (isBearable(error)) return { name: null, locale: null };
    throw error;
  }
}

/** The facts of a 200; null when the answer is anything else, so that the list itself decides. */
function readFacts(response: AtsResponse): CustomFieldGroup {
  if (response.status !== 200) return null;
  try {
    const parsed = centreFacts.safeParse(readJson('adp', response, { what: 'career centre facts' }));
    return parsed.success ? (parsed.data.meta?.customFieldGroup ?? null) : null;
  } catch (error) {
    if (error instanceof ConnectorError) return null;
    throw error;
  }
}

function englishFirst(languages: string[]): string[] {
  const isEnglish = (language: string) => language.startsWith('en');
  return [...languages.filter(isEnglish), ...languages.filter((language) => !isEnglish(language))];
}
