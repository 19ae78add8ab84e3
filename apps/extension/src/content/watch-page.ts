import { isDrawn } from '../engine/dom/drawn.ts';
import { textOf } from '../engine/dom/text.ts';
import { collect } from '../engine/dom/walk.ts';
import type { System } from '../engine/systems/system.ts';
import type { Told } from '../shared/worker-messages.ts';
import { findStep, findWall, readFields } from './look-at-page.ts';

const EVERY_MS = 700;
/** After a change, once the page has drawn what follows from it. */
const READ_AFTER_MS = 250;
const ANSWERS = 'input, textarea, select, [aria-haspopup], [role=radio]';
/** More of its words may change within a step. */
const STEP_READ = 100;
/** What may be the press that sends, or change a value: read before and after. */
const MAY_CHANGE = ['change', 'focusout', 'click', 'submit', 'pagehide'];

/**
 * Tells the worker where the page is, that it has a form, and when it thanks for an application. What stands in the form is
 * told only once the person has used the extension on it (`follow`).
 */
export function watchPage(system: System, tell: (told: Told) => void): { follow: () => void } {
  let href = '';
  let hadForm = false;
  let hasThanked = false;
  let shown: string | null = null;
  let isFollowed = false;

  const look = () => {
    if (location.href !== href) {
      tell({ tell: 'here', from: document.referrer, isNew: href === '' });
      href = location.href;
    }
    if (document.visibilityState !== 'visible') return;
    if (!hadForm && hasForm(system)) {
      hadForm = true;
      tell({ tell: 'form', source: system.source });
    }
    if (!hasThanked && thanks(system)) {
      hasThanked = true;
      tell({ tell: 'thanks' });
    }
    if (isFollowed) noteStep();
  };
  const noteStep = () => {
    const now = toStepName(system);
    if (shown !== null && now !== shown) tell({ tell: 'changed' });
    shown = now;
  };
  let asked: string | null = null;
  const read = (isByPerson: boolean) => {
    const fields = readFields(system);
    if (fields.length > 0) tell({ tell: 'stood', fields });
    const keys = fields.map(({ key }) => key).join('\n');
    // Another entry, or what follows from an answer; what comes while we fill is looked at anyway.
    if (asked !== null && keys !== asked && isByPerson) tell({ tell: 'changed' });
    asked = keys;
  };
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const readSoon = (event: Event) => {
    // The press that sends may lead away at once.
    if (event.type !== 'change') read(event.isTrusted);
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      read(event.isTrusted);
    }, READ_AFTER_MS);
  };
  look();
  setInterval(look, EVERY_MS);
  return {
    follow: () => {
      if (isFollowed) return;
      isFollowed = true;
      for (const name of MAY_CHANGE)
        window.addEventListener(name, readSoon, { capture: true, passive: true });
    },
  };
}

/** What tells one step of a form from the next: what it is called and is, and whether it asks for something. */
function toStepName(system: System): string {
  const step = findStep(system);
  const name = step ? `${step.tagName} ${textOf(step).slice(0, STEP_READ)}` : '';
  return `${name} ${hasForm(system)} ${findWall() ?? ''}`;
}

function hasForm(system: System): boolean {
  return collect(document, system.form).some((form) => isDrawn(form) && collect(form, ANSWERS).some(isDrawn));
}

/** An address and an element, or an element with its words; words alone stand in many a privacy note. */
function thanks({ thanks: { address, element, words } }: System): boolean {
  if (address && !address.test(location.pathname)) return false;
  return collect(document, element).some(
    (one) =>
      isDrawn(one) && (words ? words.test(textOf(one)) : textOf(one) !== '' || one.children.length > 0),
  );
}
