import { enter, leave, press, pressKey, setValue, typeInto } from '../dom/act.ts';
import { readsSame, textOf, tidy } from '../dom/text.ts';
import { isDrawn } from '../dom/drawn.ts';
import { pause, waitFor } from '../dom/wait.ts';
import { collect } from '../dom/walk.ts';
import type { Widget, Written } from '../page-field.ts';
import { matchChoice, matchPlace } from './match-choice.ts';
import { listShownOptions, nearestTo, type Opened } from './shown-options.ts';

export interface ListParts {
  /** What is pressed to open it. */
  trigger: HTMLElement;
  /** What can be typed into, where choices are looked up. */
  search: HTMLInputElement | null;
  isMultiple: boolean;
  /** Choices that are taken, in words. */
  chosen: () => string[];
  /** Choices come only for what was typed. */
  looksUp?: boolean;
  /** Looks up at this key only. */
  searchKey?: string;
  /** It keeps words that are none of its rows. */
  takesOwnWords?: boolean;
  /** How long its rows may take to come. */
  opensWithinMs?: number;
}

const OPENS_WITHIN_MS = 700;
/** Some look places up for many seconds; a person would wait as well. */
const FOUND_WITHIN_MS = 6_000;
const QUIET_MS = 250;
const CLOSED_WITHIN_MS = 400;

/** A list that the page draws itself: it is opened, the one choice that reads the same is pressed, and what then stands there is read. */
export function listWidget(parts: ListParts): Widget {
  return {
    kind: parts.looksUp ? 'text' : parts.isMultiple ? 'multiple-choice' : 'single-choice',
    options: [],
    read: () => {
      const chosen = parts.chosen();
      return parts.isMultiple ? (chosen.length === 0 ? null : chosen) : (chosen[0] ?? null);
    },
    shows: () => parts.chosen()[0] ?? (parts.isMultiple ? null : tidy(parts.search?.value ?? '') || null),
    write: async (value) => {
      for (const wanted of typeof value === 'string' ? [value] : value) {
        const written = await choose(parts, wanted);
        if (written !== 'filled') return written;
      }
      return 'filled';
    },
  };
}

async function choose(parts: ListParts, wanted: string): Promise<Written> {
  const before = listShownOptions();
  const inputs = listSearches();
  const near = parts.search ?? parts.trigger;
  const opened = parts.looksUp ? null : await open(parts, before);
  const listed = opened && findIn(opened, wanted);
  const search = parts.search ?? (listed ? null : findSearchSince(inputs));
  const found = listed ?? (search ? await lookUp(parts, search, wanted, before) : null);
  if (!found && parts.takesOwnWords && parts.search) return keepOwnWords(parts.search, wanted);
  if (!found) {
    await abandon(parts, before);
    return 'no-such-choice';
  }
  const words = textOf(found);
  press(found);
  const isTaken = await waitFor(
    () =>
      parts
        .chosen()
        .some(
          (one) =>
            readsSame(one, words) || readsSame(one, wanted) || (/^\+\d+$/.test(one) && words.endsWith(one)),
        )
        ? true
        : null,
    1_500,
  );
  // Some take a key for a change of what was chosen, so none is pressed where the list is gone.
  const isGone = await waitFor(() => (nearestTo(near, before) === null ? true : null), CLOSED_WITHIN_MS);
  if (isGone) leave(near);
  else close(parts.trigger, near);
  const stays = isTaken && (await isStill(parts));
  return stays ? 'filled' : 'not-taken';
}

const SEARCHES =
  'input[type=search], input[role=searchbox], input[role=combobox], .select2-search__field, [class*="MenuSearch"] input';

function listSearches(): Set<HTMLInputElement> {
  return new Set(collect<HTMLInputElement>(document, SEARCHES).filter(isDrawn));
}

/** The box to look rows up with, which came with the list. */
function findSearchSince(before: ReadonlySet<HTMLInputElement>): HTMLInputElement | null {
  const came = [...listSearches()].filter((one) => !before.has(one));
  return came.length === 1 ? (came[0] ?? null) : null;
}

/** Words that no row reads as, where the box keeps them once it is left. */
async function keepOwnWords(search: HTMLInputElement, wanted: string): Promise<Written> {
  typeInto(search, wanted);
  await pause(QUIET_MS);
  return tidy(search.value) === tidy(wanted) && search.getAttribute('aria-invalid') !== 'true'
    ? 'filled'
    : 'no-such-choice';
}

/** Closing may have undone it. */
async function isStill(parts: ListParts): Promise<boolean> {
  await pause(QUIET_MS / 5);
  return parts.chosen().length > 0;
}

async function open(parts: ListParts, before: ReadonlySet<Element>): Promise<Opened | null> {
  const { trigger, search, opensWithinMs = OPENS_WITHIN_MS } = parts;
  const shown = () => nearestTo(search ?? trigger, before);
  if (search) enter(search);
  press(trigger);
  const pressed = await waitFor(shown, opensWithinMs);
  if (pressed) return pressed;
  // Never Enter, which may send a form.
  pressKey(search ?? trigger, 'ArrowDown');
  return waitFor(shown, OPENS_WITHIN_MS);
}

/** Long lists draw only what is in sight, so they are looked through from the top. */
function findIn(opened: Opened, wanted: string): HTMLElement | null {
  const index = matchChoice(opened.options.map(textOf), wanted);
  return index === null ? null : (opened.options[index] ?? null);
}

async function lookUp(
  parts: ListParts,
  search: HTMLInputElement,
  wanted: string,
  before: ReadonlySet<Element>,
): Promise<HTMLElement | null> {
  enter(search);
  for (const typed of toSearches(wanted)) {
    setValue(search, typed);
    pressKey(search, parts.searchKey ?? typed.slice(-1));
    const found = await waitFor(() => findSettled(search, before, wanted), FOUND_WITHIN_MS / 2);
    if (found) {
      // A later batch may bring a second one that fits as well.
      await pause(QUIET_MS);
      const again = findSettled(search, before, wanted);
      if (again) return again;
    }
  }
  return null;
}

function findSettled(search: HTMLElement, before: ReadonlySet<Element>, wanted: string): HTMLElement | null {
  const opened = nearestTo(search, before);
  if (!opened) return null;
  const words = opened.options.map(textOf);
  const index = matchChoice(words, wanted) ?? matchPlace(words, wanted);
  return index === null ? null : (opened.options[index] ?? null);
}

/** The shortest words that tell it apart first: services know towns better than whole addresses. */
function toSearches(wanted: string): string[] {
  const [first = '', second] = wanted.split(',').map(tidy);
  const searches = [first, ...(second === undefined ? [] : [`${first}, ${second}`])];
  return [...new Set(searches)].filter((text) => text !== '');
}

/** Nothing half typed stays, which would look like an answer. */
async function abandon({ search, trigger }: ListParts, before: ReadonlySet<Element>): Promise<void> {
  const near = search ?? trigger;
  if (search && search.value !== '') setValue(search, '');
  close(trigger, near);
  // Some look up what is empty as well, and show all they have.
  if (search && (await waitFor(() => nearestTo(near, before), 2 * QUIET_MS))) close(trigger, near);
}

function close(trigger: HTMLElement, near: HTMLElement): void {
  if (near.getAttribute('aria-expanded') !== 'false') pressKey(near, 'Escape');
  // Some close by what opened them alone.
  if (trigger.getAttribute('aria-expanded') === 'true') press(trigger);
  leave(near);
}
