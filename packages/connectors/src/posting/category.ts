import { type Category, stripAccents } from '@firsthand/contracts';
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

function fold(text: string): string {
  return stripAccents(text.slice(0, 200).replaceAll('ß', 'ss'))
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

/** Names that several trades give a department: "Production" makes parts or films, "Support" helps users or teachers. */
const VAGUE_NAME =
  /^(?:production|produktion|quality|support|training|technology|tech|content|media|growth|safety)$/;

/** Whether a department's name alone is weaker evidence than a title that says what the work is. */
export function isVagueName(text: string | null | undefined): boolean {
  return VAGUE_NAME.test(fold(text ?? ''));
}

/** Titles that name a trade only by a word too wide to conclude from on its own. */
const WIDE = new Set<Category>(['Operations', 'Administration', 'Engineering']);

/**
 * The category a title gives away: "Senior Data Engineer (Berlin)" → Data & Analytics, "Fahrer (m/w/d)" → Logistics &
 * Transport. The words before any "-", "," or "(" count first, then the whole title. Null when nothing is recognised.
 */
export function findCategoryInTitle(title: string): Category | null {
  const head = matchTitle(title.split(/\s[-–—|]\s|[,(|/]/)[0] ?? '');
  if (head !== null && !WIDE.has(head)) return head;
  const whole = matchTitle(title);
  return whole !== null && !WIDE.has(whole) ? whole : (head ?? whole);
}

function matchTitle(title: string): Category | null {
  const words = fold(title);
  return matchers.find((matcher) => matcher.titles.test(words))?.category ?? null;
}
