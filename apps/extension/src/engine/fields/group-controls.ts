import { textOf } from '../dom/text.ts';
import { closestAcross, collect } from '../dom/walk.ts';
import type { System } from '../systems/system.ts';
import { findDrawnFor } from './clipped-lists.ts';
import { isElsewhere } from './traps.ts';

/** Everything a question may be answered with. */
const CONTROLS = [
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=password], [type=search])',
  'textarea',
  'select',
  'button[aria-haspopup]',
  '[role=button][aria-haspopup]:not(button, input)',
  '[role=combobox]:not(input)',
  '[role=radio]:not(input)',
  'button[aria-pressed]',
  'sdf-select-simple',
  // What asks, and is listed for the person to answer.
  ...['[contenteditable=""]', '[contenteditable=true]', '[role=textbox]:not(input, textarea)'],
  ...['[role=listbox][tabindex="0"]', '[role=switch]:not(input)', '[role=checkbox]:not(input)'],
  ...['[role=slider]:not(input)', '[role=spinbutton]:not(input)'],
].join(', ');
const GROUP =
  'fieldset, [role=radiogroup], [role=group], ul, spl-radio-group, spl-checkbox-group, sdf-radio-group, .application-field';
/** Month, day and year in a box each. */
const DATE_PART = 'input[role=spinbutton]';

/** The controls of each question, in the page's order: what is asked with several boxes is one. */
export function groupControls(root: Document, system: System): HTMLElement[][] {
  const form = collect(root, system.form);
  const selector = system.upload ? `${CONTROLS}, ${system.upload.opener}` : CONTROLS;
  const inForm = collect(root, selector).filter(
    (control) =>
      !isElsewhere(control) &&
      !isDrawnBeside(control) &&
      (form.length === 0 || closestAcross(control, system.form) !== null) &&
      (system.ignore === undefined || closestAcross(control, system.ignore) === null),
  );
  const controls = withoutParts(inForm);
  const groups = new Map<unknown, HTMLElement[]>();
  for (const control of controls) {
    const name = isBox(control)
      ? toGroup(control, controls)
      : ((isDatePart(control) ? findDate(control) : null) ?? control);
    const group = groups.get(name);
    if (group) group.push(control);
    else groups.set(name, [control]);
  }
  return [...groups.values()];
}

/** What holds the boxes of one date. A group in which a part stands twice holds several. */
function findDate(control: HTMLInputElement): HTMLElement | null {
  const group = closestAcross(control, '[data-automation-id=dateInputWrapper], [role=group]');
  const names = group ? collect<HTMLInputElement>(group, DATE_PART).map(nameDatePart) : [];
  return new Set(names).size === names.length ? group : null;
}

function nameDatePart(box: HTMLInputElement): string {
  return box.getAttribute('data-automation-id') ?? box.getAttribute('aria-label') ?? box.id;
}

/** Some draw a box beside a native one that counts. */
function isDrawnBeside(control: HTMLElement): boolean {
  if (control instanceof HTMLInputElement) return false;
  const isDrawn = ['radio', 'checkbox', 'switch'].includes(control.getAttribute('role') ?? '');
  const native = ':scope > :is(input[type=radio], input[type=checkbox])';
  return isDrawn && control.parentElement?.querySelector(native) != null;
}

/** Without what only draws another control: around an input, or in the place of a list of the browser's own. */
function withoutParts(controls: readonly HTMLElement[]): HTMLElement[] {
  const drawn = controls.flatMap((one) =>
    one instanceof HTMLSelectElement ? (findDrawnFor(one) ?? []) : [],
  );
  const typed = new Set<Element>();
  for (const one of controls) {
    if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)) continue;
    for (let at = one.parentElement; at; at = at.parentElement) typed.add(at);
  }
  return controls.filter((one) => {
    const isPart = drawn.some((other) => other.contains(one) && !(one instanceof HTMLSelectElement));
    const isAround =
      !one.matches('input, textarea, select') && !isBox(one) && typed.has(one) && !holdsValue(one);
    return !isPart && !isAround;
  });
}

/** A drawn list may keep what is chosen in a box of its own that nobody sees. */
function holdsValue(one: HTMLElement): boolean {
  return [...one.querySelectorAll('input, textarea')].every(
    (box) => box.getAttribute('aria-hidden') === 'true' || box.getAttribute('type') === 'hidden',
  );
}

/** Radios, check boxes, and what is drawn like them. */
export function isBox(control: HTMLElement): boolean {
  if (control instanceof HTMLInputElement) return control.type === 'radio' || control.type === 'checkbox';
  return control.getAttribute('role') === 'radio' || control.hasAttribute('aria-pressed');
}

export function isCheckBox(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

export function isDatePart(control: HTMLElement): control is HTMLInputElement {
  return control.matches(DATE_PART);
}

/** No question offers one choice twice: the entries of a list have boxes of one name, one in each. */
function offerTwice(boxes: readonly HTMLElement[]): boolean {
  const words = boxes.map((box) => textOf((box as HTMLInputElement).labels?.[0] ?? null));
  return new Set(words).size < words.length;
}

/** Boxes of one name are one question; without names, those of one kind in the smallest group around them. */
function toGroup(control: HTMLElement, controls: readonly HTMLElement[]): unknown {
  const name = control.getAttribute('name');
  const same = controls.filter((other) => isBox(other) && other.getAttribute('name') === name);
  if (name !== null && name !== '' && same.length > 1)
    return isCheckBox(control) && offerTwice(same) ? control : `name:${name}`;
  const around = closestAcross(control, GROUP);
  if (!around) return control;
  const within = controls.filter((other) => isBox(other) && closestAcross(other, GROUP) === around);
  return within.length > 1 ? around : control;
}
