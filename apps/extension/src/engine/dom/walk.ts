/** A page with more is looked at up to here. */
const MOST_ELEMENTS = 40_000;

/** Every element that fits, in the page's order, inside open shadow roots too. */
export function collect<Found extends Element = HTMLElement>(
  root: Document | ShadowRoot | Element,
  selector: string,
): Found[] {
  const found: Found[] = [];
  let left = MOST_ELEMENTS;
  const look = (within: Document | ShadowRoot | Element): void => {
    for (const element of within.querySelectorAll('*')) {
      left -= 1;
      if (left < 0) return;
      if (element.matches(selector)) found.push(element as Found);
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  if (root instanceof Element && root.shadowRoot) look(root.shadowRoot);
  look(root);
  return found;
}

/** The element around this one as it is drawn: the slot, the parent, or the host of its shadow root. */
export function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  // In the page around a frame, roots are made by another window.
  return 'host' in root ? (root as ShadowRoot).host : null;
}

/** As `closest`, out of shadow roots too. */
export function closestAcross(element: Element, selector: string): HTMLElement | null {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    if (at.matches(selector)) return at as HTMLElement;
  }
  return null;
}

/** The element of this id in the same document or shadow root, else anywhere in the page. */
export function findById(near: Element, id: string): HTMLElement | null {
  const root = near.getRootNode();
  const here = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  return here ?? near.ownerDocument.getElementById(id);
}
