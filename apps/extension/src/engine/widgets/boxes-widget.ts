import { press } from '../dom/act.ts';
import { readsSame, textOf, tidy } from '../dom/text.ts';
import { isDrawn } from '../dom/drawn.ts';
import { pause } from '../dom/wait.ts';
import { closestAcross, findById, parentOf } from '../dom/walk.ts';
import type { Widget, Written } from '../page-field.ts';

const SETTLE_MS = 60;

/** Radios or check boxes of one question, native or drawn. */
export function boxesWidget(boxes: readonly HTMLElement[], isMultiple: boolean): Widget {
  const named = boxes.map((box) => ({ box, words: nameBox(box) }));
  return {
    kind: isMultiple ? 'multiple-choice' : 'single-choice',
    options: named.map(({ words }) => words).filter((words) => words !== ''),
    read: () => {
      const chosen = named.filter(({ box }) => isChosen(box)).map(({ words }) => words);
      return isMultiple ? (chosen.length === 0 ? null : chosen) : (chosen[0] ?? null);
    },
    write: async (value): Promise<Written> => {
      const wanted = typeof value === 'string' ? [value] : value;
      const found = wanted.map((text) => named.filter(({ words }) => readsSame(words, text)));
      if (found.some((fitting) => fitting.length !== 1)) return 'no-such-choice';
      for (const { box } of found.flat()) {
        if (!isChosen(box)) choose(box);
        await pause(30);
      }
      return found.flat().every(({ box }) => isChosen(box)) ? 'filled' : 'not-taken';
    },
  };
}

/** One box alone asks for consent or says something of the person: it is read and never ticked. */
export function loneBoxWidget(box: HTMLElement): Widget {
  return {
    kind: 'consent',
    options: [],
    read: () => (isChosen(box) ? 'yes' : null),
    write: () => Promise.resolve('not-taken'),
  };
}

/** What a box says that tells of the person's own entry of a list; it agrees to nothing. */
const SAYS_CURRENT =
  /^(i )?(am )?(currently|still) (work(ing)?|employed)( (here|there|at this company|for this (company|employer)|in (this|the) (role|position|job)))?$|^(this is )?(my )?(current|present) (role|position|job|employer)$/i;
const YES = 'Yes';

/** The box of an entry that goes on; null for every other box that stands alone. */
export function currentBoxWidget(box: HTMLElement, label: string): Widget | null {
  if (!SAYS_CURRENT.test(label.trim())) return null;
  return {
    kind: 'single-choice',
    options: [YES],
    read: () => (isChosen(box) ? YES : null),
    write: async (value): Promise<Written> => {
      if (value !== YES) return 'no-such-choice';
      if (!isChosen(box)) choose(box);
      await pause(SETTLE_MS);
      // What it was for may be drawn anew with it.
      return !box.isConnected || isChosen(box) ? 'filled' : 'not-taken';
    },
  };
}

/** Forms draw boxes themselves and hide the real ones; then the words beside it are what is pressed. */
export function shownPartOf(box: HTMLElement): HTMLElement {
  if (isDrawn(box)) return box;
  const [label] = box instanceof HTMLInputElement ? (box.labels ?? []) : [];
  if (label && isDrawn(label)) return label;
  const around = parentOf(box);
  return around instanceof HTMLElement && isDrawn(around) ? around : box;
}

function choose(box: HTMLElement): void {
  if (box instanceof HTMLInputElement) box.click();
  else press(box);
}

function isChosen(box: HTMLElement): boolean {
  if (box instanceof HTMLInputElement) return box.checked;
  return box.getAttribute('aria-checked') === 'true' || box.getAttribute('aria-pressed') === 'true';
}

/** The words of one choice: its label, what surrounds it alone, or what it says of itself. */
function nameBox(box: HTMLElement): string {
  const labels = box instanceof HTMLInputElement ? [...(box.labels ?? [])] : [];
  const byId = (box.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const texts = [
    ...labels.map(textOf),
    ...byId.map((id) => textOf(findById(box, id))),
    tidy(box.getAttribute('aria-label') ?? ''),
    tidy(box.getAttribute('label') ?? ''),
    box instanceof HTMLInputElement ? '' : textOf(box),
    textOf(closestAcross(box, 'li, label, .option')),
    textOf(parentOf(box)),
  ];
  return texts.find((text) => text !== '') ?? '';
}
