import { type Category, stripAccents, toLanguageCode } from '@firsthand/contracts';
import { readTitle, type Occupation } from '@firsthand/occupations';
import { CATEGORY_RULES } from './classify/category-words.ts';
import { SOUTHERN_TITLES } from './classify/southern-titles.ts';

interface Matcher {
  category: Category;
  /** The whole name is words of this category. */
  whole: RegExp;
  words: RegExp;
  titles: RegExp;
}

const matchers: readonly Matcher[] = CATEGORY_RULES.map(({ category, words, titles }) => ({
  category,
  whole: new RegExp(`^(?:${words})$`),
  words: new RegExp(`\\b(?:${words})\\b`),
  titles: new RegExp(`\\b(?:${[titles, ...(SOUTHERN_TITLES[category] ?? [])].join('|')})\\b`),
}));

/** "Assistant(e) administratif(ve)" is an assistant administratif. */
const INCLUSIVE_ENDING = /(?<=\p{L})\((?:e|ne|le|ve|se|re|ère|trice|in|a)\)/giu;

function fold(text: string): string {
  return stripAccents(text.slice(0, 200).replace(INCLUSIVE_ENDING, '').replaceAll('ß', 'ss'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .replace(/ & /g, ' and ')
    .trim();
}

/**
 * The category a source's own department or category names: "Customer Service/Support" → Customer Service, "R&D" →
 * Science & Research, "Vertrieb" → Sales. A name that is wholly words of one category goes before a name that only
 * contains some. Null when it says nothing ("Opportunities at external client companies", "Any", "CNC 4").
 */
export function toCategory(text: string | null | undefined): Category | null {
  const name = fold(text ?? '');
  if (name === '') return null;
  const whole = matchers.find((matcher) => matcher.whole.test(name));
  return (whole ?? matchers.find((matcher) => matcher.words.test(name)))?.category ?? null;
}

/**
 * Names that several trades give a department ("Production" makes parts or films, "Product" holds engineers and
 * designers), or that say where the work is done rather than what it is ("Hospital", "Plant").
 */
const VAGUE_NAME =
  /^(?:production|produktion|quality|support|training|technology|tech|content|media|growth|safety|product|products|delivery|creative|commercial|r ?(?:and|&)? ?d|research|research and development|discovery|events?|community|programs?|projects?|services|field services?|installation|mobile|digital|hospital|health ?care|clinic|medical|school|education|library|plant|factory|store|stores|shop|retail|hotels?|restaurants?|kitchen|warehous\w*|distribution|fleet|marine|bank(?:ing)?|claims|investments?|real estate|property management|construction|facilities|travel|hospitality|fitness|spa|environment(?:al)?|military|film|video|publishing|advertising|revenue|buying)$/;

/** Joins of several departments in one name: "Product & Tech", "Sales / Marketing", "Club - Personal Training". */
const JOINT = /[/,;|+&]|\s[-–—]\s|\b(?:and|und|et|y|en|och)\b/iu;

interface CategoryDecision {
  category: Category | null;
  categoryOrigin: 'source' | 'title' | null;
}

export interface TitleToSort {
  title: string;
  functionText?: string | null | undefined;
  /** BCP 47, of the posting; null: not known. */
  language?: string | null | undefined;
}

/**
 * The category that a source's names and the title make together. A name that is wholly one trade's decides, unless the title
 * names an occupation that belongs to another wherever it works ("Legal Recruiter" in Legal recruits). A clear title goes before
 * names that are composite, vague or wide ("Product & Tech", "Delivery", "Operations"), and before an ATS's `functionText`,
 * which employers leave on whatever came first.
 */
export function decideCategory(
  names: readonly (string | null | undefined)[],
  { title, functionText = null, language = null }: TitleToSort,
): CategoryDecision {
  const own = names.filter((name) => name !== functionText);
  const pure = own.find(isPureName);
  const rule = findCategoryInTitle(title);
  const named = findOccupation(title, { language, rule });
  const isFirm =
    named !== null &&
    (isOfItsOwn(named) ||
      (named.category === rule && isGuest(named, pure === undefined ? null : toCategory(pure))));
  const firm = isFirm ? named.category : null;
  if (pure !== undefined && (firm === null || firm === toCategory(pure)))
    return { category: toCategory(pure), categoryOrigin: 'source' };
  const concluded = firm ?? rule;
  const isClear = concluded !== null && !WIDE.has(concluded);
  if (isClear) return { category: concluded, categoryOrigin: 'title' };
  const said = [...own, functionText].map(toSingleCategory).find((category) => category !== null) ?? null;
  if (said !== null) return { category: said, categoryOrigin: 'source' };
  // Where nobody says anything, any occupation that the title names.
  const last =
    named !== null && !WIDE.has(named.category) ? named.category : (concluded ?? named?.category ?? null);
  return { category: last, categoryOrigin: last === null ? null : 'title' };
}

/** Whether a name says what the work is and nothing else: "Sales", but neither "Sales & Marketing" nor "Delivery". */
export function isPureName(name: string | null | undefined): name is string {
  const words = fold(name ?? '');
  const category = matchers.find((matcher) => matcher.whole.test(words))?.category;
  if (category === undefined || WIDE.has(category) || VAGUE_NAME.test(words)) return false;
  return toSingleCategory(name) !== null;
}

/** The category of a name; null as well where its parts name several. */
function toSingleCategory(name: string | null | undefined): Category | null {
  const parts = (name ?? '').split(JOINT).flatMap((part) => toCategory(part) ?? []);
  const isTorn = new Set(parts).size > 1 && !isWholeName(name);
  return isTorn ? null : toCategory(name);
}

/** "Research and Development" and "Food & Beverage" are one name. */
function isWholeName(name: string | null | undefined): boolean {
  const words = fold(name ?? '');
  return (
    !/^(?:sales|marketing|finance) and /.test(words) && matchers.some((matcher) => matcher.whole.test(words))
  );
}

/** Trades too wide to conclude from on their own, be it by a department's name or a title's word. */
const WIDE = new Set<Category>(['Operations', 'Administration', 'Engineering']);

/** Their occupations belong to the department that has them: a designer in Marketing markets. */
const OF_THEIR_DEPARTMENT = new Set<Category>([
  ...WIDE,
  ...(['Product', 'Design', 'Marketing', 'Media & Writing', 'Retail', 'Manufacturing'] as const),
  ...(['Science & Research', 'Sales'] as const),
]);
/** As do these of other categories. */
const ANALYSTS = new Set(['data-analyst', 'business-analyst']);
/** Departments that serve others, and whose own work is none of these; a field that says so beside such a title is a slip. */
const SERVING = new Set<Category>(['Finance & Accounting', 'Human Resources', 'Legal']);

/** "Barback" clears tables; a single word that many others are called by does not tell. */
function isLent(title: string, { id }: Occupation): boolean {
  return LENT.has(id) && /\b(?:guide|crew member|runner|host|server|agent)s?\b/iu.test(title);
}

function isOfItsOwn({ id, category }: Occupation): boolean {
  return !OF_THEIR_DEPARTMENT.has(category) && !ANALYSTS.has(id);
}

/** A marketing manager in a department that is called "Finance". */
function isGuest({ category }: Occupation, department: Category | null): boolean {
  return category === 'Marketing' && department !== null && SERVING.has(department);
}

/** Categories whose occupations others name themselves by, so that other words of a title go before them. */
const BORROWED = new Set<Category>([
  ...(['Hospitality & Food', 'Logistics & Transport', 'Customer Service', 'Sales'] as const),
]);
/** Guides teach, crew members plant trees, runners fetch, hosts speak, agents let houses: their names alone say nothing. */
const LENT = new Set([
  ...['tour-guide', 'fast-food-worker', 'busser', 'restaurant-host', 'waiter', 'real-estate-agent'],
]);

/** The occupation that the title names; none whose name is borrowed where other words of the title say something else. */
function findOccupation(
  title: string,
  { language, rule }: { language: string | null; rule: Category | null },
): Occupation | null {
  const [named] = readTitle(title, language === null ? null : toLanguageCode(language));
  if (!named) return null;
  if (named.category === rule || !BORROWED.has(named.category)) return named;
  // "Clerk" and "manager" say how somebody works, not in what.
  const isContradicted = rule !== null && rule !== 'Administration' && rule !== 'Operations';
  return isContradicted || isLent(title, named) ? null : named;
}

/** Says of whom somebody is the head behind the next comma. */
const LEADER =
  /^(?:(?:senior|sr\.?|executive|associate|assistant|regional|global) )*(?:vice president|[se]?vp|avp|head|director|manager|lead|president|partner)$/iu;

function toSegments(title: string): string[] {
  return title.replace(/^\s*\([^)]*\)\s*/u, '').split(/\s[-–—|@]\s|[,(|/]/);
}

/**
 * The category a title gives away: "Senior Data Engineer (Berlin)" → Data & Analytics, "Fahrer (m/w/d)" → Logistics &
 * Transport. The words before any "-", "," or "(" count first; a leader's are those behind it ("Vice President, Finance -
 * Blockchain"); then the whole title. Null when nothing is recognised.
 */
export function findCategoryInTitle(title: string): Category | null {
  const [first = '', second = ''] = toSegments(title);
  const head = matchTitle(first) ?? (LEADER.test(first.trim()) ? matchTitle(second) : null);
  if (head !== null && !WIDE.has(head)) return head;
  const whole = matchTitle(title);
  return whole !== null && !WIDE.has(whole) ? whole : (head ?? whole);
}

function matchTitle(title: string): Category | null {
  const words = fold(title);
  return matchers.find((matcher) => matcher.titles.test(words))?.category ?? null;
}
