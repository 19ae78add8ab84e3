import { collect, closestAcross, findById } from '../dom/walk.ts';
import { isDrawn } from '../dom/drawn.ts';

/** One row of a list, in the ways the nine systems draw them. */
const OPTION = [
  '[role=option]',
  '[role=menuitem]',
  '.select__option',
  '.dropdown-location',
  '.pac-item',
  'spl-select-option',
  'spl-dropdown-item',
  'sdf-select-item',
  '[data-automation-id=promptOption]',
  '.MDFSelectBox__option',
].join(', ');
/** What is chosen already may be drawn as such rows too. */
const NOT_A_ROW = '[data-automation-id=selectedItem], [data-automation-id=selectedItemList] *';
const NAMES_LIST = ['aria-controls', 'aria-owns', 'data-menu-id'];

export interface Opened {
  options: HTMLElement[];
}

/** The rows that can be seen now. */
export function listShownOptions(): Set<Element> {
  return new Set(collect(document, OPTION).filter((one) => !one.matches(NOT_A_ROW) && isDrawn(one)));
}

/** Rows that came since: those of the list that the control names, else those in its own block, else all. Null for none. */
export function nearestTo(control: HTMLElement, before: ReadonlySet<Element>): Opened | null {
  const shown = [...listShownOptions()].filter((one): one is HTMLElement => one instanceof HTMLElement);
  const leaves = shown.filter((one) => !shown.some((other) => other !== one && one.contains(other)));
  const named = findNamedList(control);
  const inNamed = leaves.filter((one) => named.some((list) => isWithin(one, list)));
  if (inNamed.length > 0) return { options: inNamed };
  const fresh = leaves.filter((one) => !before.has(one));
  const block = closestAcross(control, '.select, .field-wrapper, li, fieldset, .mdf-validated-field');
  const inBlock = block ? fresh.filter((one) => isWithin(one, block)) : [];
  const options = inBlock.length > 0 ? inBlock : fresh;
  return options.length > 0 ? { options } : null;
}

function findNamedList(control: HTMLElement): HTMLElement[] {
  return NAMES_LIST.flatMap((name) => (control.getAttribute(name) ?? '').split(/\s+/))
    .filter((id) => id !== '')
    .flatMap((id) => findById(control, id) ?? [])
    .concat(findAssociated(control));
}

/** Workday's lists name what they belong to, instead of being named. */
function findAssociated(control: HTMLElement): HTMLElement[] {
  const id = closestAcross(control, '[data-automation-id=multiSelectContainer]')?.id ?? '';
  return id === '' ? [] : collect(document, `[data-associated-widget="${CSS.escape(id)}"]`);
}

function isWithin(one: Element, around: Element): boolean {
  for (let at: Node | null = one; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at === around) return true;
  }
  return false;
}
