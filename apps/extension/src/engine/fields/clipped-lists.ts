import { isDrawn } from '../dom/drawn.ts';

/** What libraries draw in the place of a list of the browser's own: select2, Chosen, Selectize, Tom Select, Choices and others. */
const KNOWN =
  '.select2-container, .select2, .chosen-container, .selectize-control, .ts-wrapper, .choices, .nice-select, .bootstrap-select, .ui-selectmenu-button, .SumoSelect, .dk-select';
/** What looks like something to be opened. */
const OPENS =
  '[aria-haspopup], [role=combobox], [role=button], [role=listbox], button, a, [class*="select" i], [class*="dropdown" i]';
const LEAST_CHOICES = 2;

/** What is drawn for a list of the browser's own that is hidden behind it; null where nothing is, or where it shows itself. */
export function findDrawnFor(list: HTMLSelectElement): HTMLElement | null {
  if (list.options.length < LEAST_CHOICES || isDrawn(list)) return null;
  const beside = [list.previousElementSibling, list.nextElementSibling];
  const known = [...beside, list.parentElement].find((one) => one?.matches(KNOWN) === true);
  const found = known ?? beside.find((one) => one && !isWords(one) && looksOpenable(one));
  const parent = list.parentElement;
  const around =
    parent && isOnlyList(parent, list) && /select|dropdown/i.test(parent.className) ? parent : null;
  const drawn = found ?? around;
  return drawn instanceof HTMLElement && isDrawn(drawn) ? drawn : null;
}

/** The list of the browser's own behind what a known library drew for it, also where its rows come only when they are looked up. */
export function findListBehind(drawn: HTMLElement): HTMLSelectElement | null {
  const around = drawn.closest(KNOWN);
  const beside = [around?.previousElementSibling, around?.nextElementSibling];
  const list = beside.find((one) => one instanceof HTMLSelectElement);
  return list && !isDrawn(list) ? list : null;
}

function isWords(one: Element): boolean {
  return /^(LABEL|LEGEND|P|H[1-6]|SELECT|INPUT|TEXTAREA)$/.test(one.tagName);
}

function looksOpenable(one: Element): boolean {
  return (
    (one.matches(OPENS) || one.querySelector(OPENS) !== null) &&
    one.querySelector('select, textarea') === null
  );
}

function isOnlyList(around: Element, list: HTMLSelectElement): boolean {
  return [...around.querySelectorAll('select, textarea')].every((one) => one === list);
}
