import { textOf } from '../dom/text.ts';
import { collect, findById, parentOf } from '../dom/walk.ts';
import type { System } from '../systems/system.ts';

const HEADING =
  'h1, h2, h3, h4, h5, h6, [role=heading], legend, [class*="sectiontitle" i], [class*="section-title" i], [class*="section_title" i], [class*="section-header" i], [class*="section-heading" i]';
/** A line that is bold as a whole stands for a heading. */
const BOLD_LINE = ':is(p, div, span, td) > :is(strong, b):only-child';
const CONTROLS =
  'input:not([type=hidden]), textarea, select, button[aria-haspopup], [role=combobox], [role=radio]';
const NAMED_GROUP = 'fieldset, section, [role=group], [role=region]';
/** Longer is no heading. */
const LONGEST = 160;
const STEPS_UP = 30;
/** Of the parts before a field, one after the other. */
const STEPS_BACK = 400;

/**
 * The heading of the part of the form that a control stands in; null where there is none. The question itself is none, and
 * what stands outside of the form says nothing of its parts.
 */
export function findSection(control: HTMLElement, label: string, system: System): string | null {
  let above = Number.POSITIVE_INFINITY;
  let at: Element = control;
  for (let steps = 0; steps < STEPS_UP; steps += 1) {
    for (const heading of listBefore(at)) {
      const words = textOf(heading);
      if (rankOf(heading) >= above || words === '' || words.length > LONGEST) continue;
      // The heading that asks the question; beside it only one of a higher rank tells of the part.
      if (isQuestion(words, label)) above = rankOf(heading);
      else return words;
    }
    const parent = parentOf(at);
    if (!parent || parent === document.body) return null;
    const named = nameOf(parent);
    if (named !== '' && named.length <= LONGEST && !isQuestion(named, label)) return named;
    if (parent.matches(system.form) && system.isPart !== true) return null;
    if (parent.tagName === 'FORM') return null;
    at = parent;
  }
  return null;
}

/** Headings before an element among what stands beside it, the nearest first; those of a part with fields are that part's. */
function* listBefore(element: Element): Generator<Element> {
  let left = STEPS_BACK;
  for (let at = element.previousElementSibling; at && left > 0; at = at.previousElementSibling, left -= 1) {
    if (at.matches(HEADING)) {
      yield at;
      continue;
    }
    if (at.childElementCount === 0 || at.matches(CONTROLS) || collect(at, CONTROLS).length > 0) continue;
    const inside = at.matches(BOLD_LINE) ? at : at.querySelector(`${HEADING}, ${BOLD_LINE}`);
    if (inside) yield inside;
  }
}

function nameOf(part: Element): string {
  if (!part.matches(NAMED_GROUP)) return '';
  const legend = [...part.children].find((child) => child.tagName === 'LEGEND');
  if (legend) return textOf(legend);
  const ids = (part.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean).slice(0, 4);
  const named = ids.map((id) => textOf(findById(part, id))).join(' ');
  return named.trim() || (part.getAttribute('aria-label') ?? '').trim();
}

/** `h3` → 3; what has no rank stands below all that have one. */
function rankOf(heading: Element): number {
  const level = Number(/^H([1-6])$/.exec(heading.tagName)?.[1] ?? heading.getAttribute('aria-level') ?? 7);
  return Number.isNaN(level) ? 7 : level;
}

function isQuestion(words: string, label: string): boolean {
  const [heading, question] = [words, label].map((text) =>
    text
      .replace(/[\s*✱:]+/g, ' ')
      .trim()
      .toLowerCase(),
  );
  return (
    heading === question ||
    // The boxes of one date stand below what it is the date of.
    question === `${heading ?? ''} month` ||
    question === `${heading ?? ''} year` ||
    question === `${heading ?? ''} day` ||
    (question !== undefined && question !== '' && heading?.startsWith(question) === true)
  );
}
