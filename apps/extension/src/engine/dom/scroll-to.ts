import { parentOf } from './walk.ts';

/**
 * Calls `look` with the element where a person could bring it by scrolling, at several heights of the window until `look`
 * says yes, and puts everything back. What a person cannot scroll is left where it is.
 */
export function lookWhileScrolled(element: Element, look: () => boolean): boolean {
  const scrolled = findScrollers(element).map((scroller) => ({
    scroller,
    ...{ top: scroller.scrollTop, left: scroller.scrollLeft },
  }));
  try {
    return [0.5, 0.25, 0.75].some((height) => {
      for (const { scroller } of scrolled) bring(element, scroller, height);
      return look();
    });
  } finally {
    for (const { scroller, top, left } of scrolled) scroller.scrollTo({ top, left, behavior: 'instant' });
  }
}

/** From the innermost on. */
function findScrollers(element: Element): Element[] {
  const root = document.scrollingElement ?? document.documentElement;
  const found: Element[] = [];
  for (let at = parentOf(element); at; at = parentOf(at)) {
    if (at !== document.documentElement && at !== document.body && isScrolledByHand(at)) found.push(at);
  }
  return isLocked() ? found : [...found, root];
}

function isScrolledByHand(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const isFor = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  return (
    (isFor(overflowY) && element.scrollHeight > element.clientHeight) ||
    (isFor(overflowX) && element.scrollWidth > element.clientWidth)
  );
}

/** Of the body the window takes what the root does not say. */
function isLocked(): boolean {
  const root = getComputedStyle(document.documentElement).overflowY;
  const says = root === 'visible' ? getComputedStyle(document.body).overflowY : root;
  return says === 'hidden' || says === 'clip';
}

function bring(element: Element, scroller: Element, height: number): void {
  const { top, left, width, height: own } = element.getBoundingClientRect();
  const isRoot = scroller === document.scrollingElement || scroller === document.documentElement;
  const box = isRoot
    ? { top: 0, left: 0, width: innerWidth, height: innerHeight }
    : scroller.getBoundingClientRect();
  scroller.scrollBy({
    top: top + own / 2 - (box.top + box.height * height),
    left:
      left >= box.left && left + width <= box.left + box.width
        ? 0
        : left + width / 2 - (box.left + box.width / 2),
    behavior: 'instant',
  });
}
