import { textOf } from './text.ts';
import { closestAcross } from './walk.ts';

/** What sends or leads away. It is never pressed, whatever it is called. */
const SENDS = 'a[href], input[type=submit], input[type=image], [type=reset]';
const BUTTON = 'button, [role=button], sdf-button, spl-button, oc-button';
const SENDING_WORDS =
  /^(submit|send|apply|next|continue|save and continue|finish|review and submit|sign in|log in)( (now|your application|my application|application|form))?$/i;

/** Presses what opens or chooses, as a mouse does: some lists open on the press, some on the click, some count clicks. */
export function press(element: Element): boolean {
  if (mayLeave(element)) return false;
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const shared = { bubbles: true, cancelable: true, composed: true, detail: 1, button: 0, ...at };
  const pointer = { ...shared, pointerId: 1, pointerType: 'mouse', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, buttons: 1 }));
  element.dispatchEvent(new MouseEvent('mousedown', { ...shared, buttons: 1 }));
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new MouseEvent('mouseup', shared));
  element.dispatchEvent(new MouseEvent('click', shared));
  return true;
}

/** A button in a form sends it, unless it says that it does not. */
function mayLeave(element: Element): boolean {
  if (closestAcross(element, SENDS)) return true;
  if (SENDING_WORDS.test(textOf(closestAcross(element, BUTTON)))) return true;
  const button = closestAcross(element, 'button');
  return button instanceof HTMLButtonElement && button.type === 'submit' && button.form !== null;
}

export function pressKey(element: Element, key: string): void {
  const options = { key, code: key, bubbles: true, cancelable: true, composed: true };
  element.dispatchEvent(new KeyboardEvent('keydown', options));
  element.dispatchEvent(new KeyboardEvent('keyup', options));
}

/** A page in a window behind another is not told that something in it has the focus, so it is told here. */
export function enter(element: HTMLElement): void {
  tell(element, 'focus', 'focusin', () => {
    element.focus({ preventScroll: true });
  });
}

/** What many forms wait for before they keep a value. */
export function leave(element: HTMLElement): void {
  tell(element, 'blur', 'focusout', () => {
    element.blur();
  });
}

function tell(element: HTMLElement, name: 'focus' | 'blur', bubbling: string, act: () => void): void {
  const told: Event[] = [];
  const note = (event: Event) => {
    told.push(event);
  };
  element.addEventListener(name, note, { once: true });
  act();
  element.removeEventListener(name, note);
  if (told.length > 0) return;
  element.dispatchEvent(new FocusEvent(name, { composed: true }));
  element.dispatchEvent(new FocusEvent(bubbling, { bubbles: true, composed: true }));
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Sets a value past the property that a framework put over the element's own, and tells the page of it. */
export function setValue(element: Typed, value: string): void {
  const kind = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (one) => element instanceof one,
  );
  const own = kind && Object.getOwnPropertyDescriptor(kind.prototype, 'value');
  own?.set?.call(element, value);
  const options = { bubbles: true, composed: true };
  element.dispatchEvent(new InputEvent('input', { ...options, inputType: 'insertText', data: value }));
}

export function tellChange(element: Element): void {
  element.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
}

type Box = HTMLInputElement | HTMLTextAreaElement;

/** As a person types: the focus, the value, the change, and the focus goes. Gives the box that took it. */
export function typeInto(element: Box, value: string): Box {
  enter(element);
  const live = element.isConnected ? element : findReplacement(element);
  setValue(live, value);
  tellChange(live);
  leave(live);
  return live;
}

/** Some pages put another box in the place of the one that gets the focus. */
function findReplacement(gone: Box): Box {
  const { activeElement } = document;
  const isBox = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement;
  return isBox && activeElement.type === gone.type ? activeElement : gone;
}
