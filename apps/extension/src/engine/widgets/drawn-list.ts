import { collect, closestAcross } from '../dom/walk.ts';
import { textOf, tidy } from '../dom/text.ts';
import type { ListParts } from './list-widget.ts';

const CONTROL = '.select__control, [class*="__control"], [class*="-control"]:not(.form-control, input)';
const CONTAINER = '.select__container, .select-shell, .select, [class*="-container"], .MDFSelectBox';
const CHOSEN = '[class*="single-value"], [class*="singleValue"], [class*="multi-value__label"]';
const NOTHING = /^([-–—.…\s]*|[-–—]*\s*(select|choose)( one|\.\.\.|…)?\s*[-–—]*|0 items selected)$/i;

const OPENS_LIST =
  'button[aria-haspopup], [role=button][aria-haspopup], [role=combobox]:not(input, textarea, select)';

/** How a list that the page draws itself is opened and read; null when the control is none. */
export function drawnList(control: HTMLElement): ListParts | null {
  if (control.matches('sdf-select-simple')) return toRootedList(control);
  if (control.matches('[data-uxi-widget-type=selectinput]') && control instanceof HTMLInputElement)
    return toPrompt(control);
  if (control instanceof HTMLInputElement) return toSearchList(control);
  if (control.matches(OPENS_LIST)) return toButtonList(control);
  return null;
}

/** An input within a drawn box, as react-select has it, or one that offers places below itself. */
function toSearchList(search: HTMLInputElement): ListParts | null {
  const isCombobox = search.getAttribute('role') === 'combobox' || search.hasAttribute('aria-autocomplete');
  if (!isCombobox) return isPlaceSearch(search) ? toPlaceSearch(search) : null;
  const box = closestAcross(search, CONTROL);
  if (!box)
    return { trigger: search, search, isMultiple: false, chosen: () => readCommitted(search), looksUp: true };
  const container = box.closest(CONTAINER) ?? box.parentElement ?? box;
  return {
    trigger: box,
    search,
    isMultiple:
      container.querySelector('[class*="--is-multi"]') !== null || box.matches('[class*="is-multi"]'),
    chosen: () =>
      [...container.querySelectorAll(CHOSEN)].map((one) => textOf(one)).filter((text) => text !== ''),
  };
}

/** A button, or what is drawn as one: Material UI has had `role=button` and has `role=combobox`. */
function toButtonList(button: HTMLElement): ListParts {
  return {
    trigger: button,
    search: null,
    isMultiple: false,
    chosen: () => {
      const content = button.querySelector('.fab-SelectToggle__content') ?? button;
      const text = textOf(content);
      return NOTHING.test(text) ? [] : [text];
    },
  };
}

/** A box that searches at Enter and makes chips of what is chosen. */
function toPrompt(search: HTMLInputElement): ListParts {
  const around = closestAcross(search, '[data-automation-id=multiSelectContainer]') ?? search.parentElement;
  return {
    trigger: search,
    search,
    isMultiple: false,
    looksUp: true,
    searchKey: 'Enter',
    chosen: () =>
      [...(around?.querySelectorAll('[data-automation-id=selectedItem]') ?? [])].map((chip) =>
        textOf(chip.querySelector('[data-automation-id=promptOption], p, span') ?? chip),
      ),
  };
}

/** Its button and its rows stand in its own root; the rows come late. */
function toRootedList(host: HTMLElement): ListParts | null {
  const trigger = host.shadowRoot?.querySelector<HTMLElement>('[role=button], button');
  if (!trigger) return null;
  return {
    trigger,
    search: null,
    isMultiple: false,
    opensWithinMs: 3_000,
    chosen: () => {
      const text = textOf(trigger);
      return NOTHING.test(text) ? [] : [text];
    },
  };
}

/** Its list has no role; the place counts once it stands in a hidden field beside. */
function isPlaceSearch(search: HTMLInputElement): boolean {
  return search.matches('.location-input, [data-qa=location-input]');
}

function toPlaceSearch(search: HTMLInputElement): ListParts {
  const around =
    closestAcross(search, 'li, .application-question, .application-field') ?? search.parentElement;
  const hidden = around ? collect<HTMLInputElement>(around, 'input[type=hidden]') : [];
  const isCommitted = () => hidden.length === 0 || hidden.some(({ value }) => value !== '' && value !== '{}');
  return {
    trigger: search,
    search,
    isMultiple: false,
    looksUp: true,
    chosen: () => (search.value.trim() !== '' && isCommitted() ? [tidy(search.value)] : []),
  };
}

/** What stands in a box with a list below counts once the list is closed. */
function readCommitted(search: HTMLInputElement): string[] {
  const isOpen = search.getAttribute('aria-expanded') === 'true';
  return search.value.trim() === '' || isOpen ? [] : [tidy(search.value)];
}
