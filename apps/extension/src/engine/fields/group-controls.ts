import { closestAcross, collect } from '../dom/walk.ts';
import type { System } from '../systems/system.ts';
import { isElsewhere } from './traps.ts';

/** Everything a question may be answered with. */
const CONTROLS = [
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image], [type=password], [type=search])',
  'textarea',
  'select',
  'button[aria-haspopup]',
  '[role=combobox]:not(input)',
  '[role=radio]:not(input)',
  'button[aria-pressed]',
  'sdf-select-simple',
].join(', ');
const GROUP =
  'fieldset, [role=radiogroup], [role=group], ul, spl-radio-group, spl-checkbox-group, sdf-radio-group, .application-field';
/** Month, day and year in a box each. */
const DATE_PART = 'input[role=spinbutton]';

/** The controls of each question, in the page's order: what is asked with several boxes is one. */
export function groupControls(root: Document, system: System): HTMLElement[][] {
  const form = collect(root, system.form);
  const selector = system.upload ? `${CONTROLS}, ${system.upload.opener}` : CONTROLS;
  const controls = collect(root, selector).filter(
    (control) =>
      !isElsewhere(control) &&
      !isDrawnBeside(control) &&
      (form.length === 0 || closestAcross(control, system.form) !== null) &&
      (system.ignore === undefined || closestAcross(control, system.ignore) === null),
  );
  const groups = new Map<unknown, HTMLElement[]>();
  for (const control of controls) {
    const name = isBox(control)
      ? toGroup(control, controls)
      : ((isDatePart(control) ? closestAcross(control, '[role=group]') : null) ?? control);
    const group = groups.get(name);
    if (group) group.push(control);
    else groups.set(name, [control]);
  }
  return [...groups.values()];
}

/** Some draw a box beside a native one that counts. */
function isDrawnBeside(control: HTMLElement): boolean {
  const isDrawn = control.getAttribute('role') === 'radio' && !(control instanceof HTMLInputElement);
  return isDrawn && control.parentElement?.querySelector(':scope > input[type=radio]') != null;
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

/** Boxes of one name are one question; without names, those of one kind in the smallest group around them. */
function toGroup(control: HTMLElement, controls: readonly HTMLElement[]): unknown {
  const name = control.getAttribute('name');
  const same = controls.filter((other) => isBox(other) && other.getAttribute('name') === name);
  if (name !== null && name !== '' && same.length > 1) return `name:${name}`;
  const around = closestAcross(control, GROUP);
  if (!around) return control;
  const within = controls.filter((other) => isBox(other) && closestAcross(other, GROUP) === around);
  return within.length > 1 ? around : control;
}
