import { type Category, stripAccents, toLanguageCode } from '@firsthand/contracts';
import { readTitle, type Occupation } from '@firsthand/occupations';
import { CATEGORY_RULES } from './classify/category-words.ts';

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
  titles: new RegExp(`\\b(?:${titles})\\b`),
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
  const firm =
    named !== null && !OF_THEIR_DEPARTMENT.has(named.category) && !ANALYSTS.has(named.id)
      ? named.category
      : null;
  if (pure !== undefined && (firm === null || firm === toCategory(pure)))
    return { category: toCategory(pure), categoryOrigin: 'source' };
  const concluded = firm ?? rule;
  const isClear = concluded !== null && !WIDE.has(concluded);
  if (isClear) return { category: concluded, categoryOrigin: 'title' };
  const said = [...own, functionText].map(toSingleCategory).find((category) => category !== null) ?? null;
  if (said !== null) return { category: said, categoryOrigin: 'source' };
  // Where nobody says anything, any occupation that the title names.
  const last = named !== null && !WIDE.has(named.category) ? named.category : concluded;
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
/** Their names are borrowed by others: guides teach, crew members plant trees, agents let houses. */
const BORROWED = new Set<Category>([
  ...(['Hospitality & Food', 'Logistics & Transport', 'Customer Service', 'Sales'] as const),
]);

/** The occupation that the title names; none whose name is borrowed unless the words of the title say the same. */
function findOccupation(
  title: string,
  { language, rule }: { language: string | null; rule: Category | null },
): Occupation | null {
  const [named] = readTitle(title, language === null ? null : toLanguageCode(language));
  if (!named) return null;
  return BORROWED.has(named.category) && named.category !== rule ? null : named;
}

function toHead(title: string): string {
  return title.replace(/^\s*\([^)]*\)\s*/u, '').split(/\s[-–—|@]\s|[,(|/]/)[0] ?? '';
}

/**
 * The category a title gives away: "Senior Data Engineer (Berlin)" → Data & Analytics, "Fahrer (m/w/d)" → Logistics &
 * Transport. The words before any "-", "," or "(" count first, then the whole title. Null when nothing is recognised.
 */
export function findCategoryInTitle(title: string): Category | null {
  const head = matchTitle(toHead(title));
  if (head !== null && !WIDE.has(head)) return head;
  const whole = matchTitle(title);
  return whole !== null && !WIDE.has(whole) ? whole : (head ?? whole);
}

function matchTitle(title: string): Category | null {
  const words = fold(title);
  return matchers.find((matcher) => matcher.titles.test(words))?.category ?? null;
}
