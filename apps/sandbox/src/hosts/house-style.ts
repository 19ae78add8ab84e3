import { createRandom } from '../random.ts';
import { toDescriptionHtml, type HtmlStyle } from '../demo-data/to-html.ts';
import type { Section } from '../demo-data/describe.ts';
import type { Employer } from '../demo-data/employer.ts';

/** The habits of an employer's editor; they do not change. */
export function toHtmlStyle(employer: Employer): HtmlStyle {
  const random = createRandom(`${employer.name}|html`);
  return {
    heading: random.pick(['h2', 'h3', 'h3', 'bold', 'bold'] as const),
    spans: random.chance(0.3),
    loose: random.chance(0.35),
  };
}

const habits = new WeakMap<Employer, Map<string, unknown>>();

/**
 * A choice that is the employer's own and never changes, e.g. how it writes places.
 * A habit's choices are the same at every call, so it is kept: rows ask for many of them.
 */
export function pickHabit<T>(employer: Employer, name: string, choices: readonly T[]): T {
  const known = habits.get(employer) ?? new Map<string, unknown>();
  habits.set(employer, known);
  if (!known.has(name)) known.set(name, createRandom(`${employer.name}|${name}`).pick(choices));
  return known.get(name) as T;
}

/** A posting's whole description in its employer's HTML. */
export function toHouseHtml(employer: Employer, sections: readonly Section[]): string {
  return toDescriptionHtml(sections, toHtmlStyle(employer));
}
