import { readColour, readGradient } from './colours.ts';
import { standsOut } from './contrast.ts';
import { isDrawn, toOpacity } from './drawn.ts';
import { lookWhileScrolled } from './scroll-to.ts';
import { parentOf } from './walk.ts';

/** Where it is looked, as parts of its width and height, and at how many of these places it must be seen. */
const PLACES = [
  [0.5, 0.5],
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;
const LEAST_PLACES = 3;
const LEAST_WINDOW_PX = 30;
/** What lies over it lets so much through, at least: one sees a form behind the grey of a dialog. */
const LEAST_THROUGH = 0.3;

/**
 * Those that a person can see: drawn, told from their ground, and at most of five places the uppermost once they are scrolled
 * to as a person would. Nothing has moved afterwards.
 */
export function findShown<Found extends Element>(elements: readonly Found[]): Set<Found> {
  // In a frame that is as good as none, nothing is seen of what it holds.
  if (innerWidth < LEAST_WINDOW_PX || innerHeight < LEAST_WINDOW_PX) return new Set();
  const drawn = elements.filter((element) => isDrawn(element) && standsOut(element));
  return withEverythingHit(
    drawn,
    () =>
      new Set(
        drawn.filter(
          (element) => isSeenHere(element) || lookWhileScrolled(element, () => isSeenHere(element)),
        ),
      ),
  );
}

/** As `findShown`, of one. */
export function isShown(element: Element): boolean {
  return findShown([element]).has(element);
}

/**
 * What lets the pointer through lies over fields as well: while it is looked, everything can be hit. All at once, since the
 * page is styled anew for it.
 */
function withEverythingHit<Answer>(elements: readonly Element[], look: () => Answer): Answer {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
  const roots = new Set(elements.flatMap(listRoots));
  for (const one of roots) one.adoptedStyleSheets = [...one.adoptedStyleSheets, sheet];
  try {
    return look();
  } finally {
    for (const one of roots)
      one.adoptedStyleSheets = one.adoptedStyleSheets.filter((other) => other !== sheet);
  }
}

/** The document, and each shadow root that an element stands in or is shown through, however deep. */
function listRoots(element: Element): (Document | ShadowRoot)[] {
  const roots = new Set<Document | ShadowRoot>([document]);
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const root = at.getRootNode();
    if (root instanceof ShadowRoot) roots.add(root);
    if (at.shadowRoot) roots.add(at.shadowRoot);
  }
  return [...roots];
}

function isSeenHere(element: Element): boolean {
  const box = findBox(element);
  if (!box) return false;
  const seen = PLACES.filter(([across, down]) =>
    isSeenAt(element, box.left + box.width * across, box.top + box.height * down),
  );
  return seen.length >= LEAST_PLACES;
}

/** Its largest piece, where words go over several lines; what of it is in the window, where it is larger than that. */
function findBox(element: Element): DOMRect | null {
  const [largest] = [...element.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
  if (!largest) return null;
  const top = largest.height > innerHeight ? Math.max(0, largest.top) : largest.top;
  const left = largest.width > innerWidth ? Math.max(0, largest.left) : largest.left;
  const bottom = largest.height > innerHeight ? Math.min(innerHeight, largest.bottom) : largest.bottom;
  const right = largest.width > innerWidth ? Math.min(innerWidth, largest.right) : largest.right;
  return bottom > top && right > left ? new DOMRect(left, top, right - left, bottom - top) : null;
}

function isSeenAt(element: Element, x: number, y: number): boolean {
  return listRoots(element).every((root) => isUppermost(element, root, x, y));
}

/** Whether nothing in one root covers it; what stands deeper is looked at in the root of that. */
function isUppermost(element: Element, root: Document | ShadowRoot, x: number, y: number): boolean {
  let through = 1;
  for (const at of root.elementsFromPoint(x, y)) {
    if (isWithin(at, element)) return true;
    const isAround = isWithin(element, at);
    if (isAround && at.shadowRoot) return true;
    // In a deeper root all that is around it stands behind it; above, what its styles put before it counts.
    through *= 1 - (isAround ? toCoverAround(at) : toCoverWithRoots(at, x, y));
    if (through < LEAST_THROUGH) return false;
  }
  return false;
}

/** A host draws what is in its root. */
function toCoverWithRoots(element: Element, x: number, y: number): number {
  const { shadowRoot } = element;
  if (!shadowRoot) return toCover(element);
  const inside = shadowRoot.elementsFromPoint(x, y).filter((one) => one.getRootNode() === shadowRoot);
  return Math.max(toCover(element), ...inside.map((one) => toCoverWithRoots(one, x, y)));
}

function isWithin(inner: Element, outer: Element): boolean {
  for (let at: Element | null = inner; at; at = parentOf(at)) if (at === outer) return true;
  return false;
}

/** How much of what is behind it an element hides, from 0 to 1. */
function toCover(element: Element): number {
  const style = getComputedStyle(element);
  const isPicture = element.matches('img, video, canvas, iframe, object, embed, svg *');
  const own = isPicture || style.getPropertyValue('backdrop-filter') !== 'none' ? 1 : toSurface(style);
  return Math.max(own, toCoverAround(element)) * toWholeOpacity(element);
}

function toCoverAround(element: Element): number {
  const covers = ['::before', '::after'].map((name) => {
    const style = getComputedStyle(element, name);
    return style.content === 'none' || style.content === 'normal' || style.position === 'static'
      ? 0
      : toSurface(style) * toOpacity(style);
  });
  return Math.max(...covers);
}

function toSurface({ backgroundColor, backgroundImage }: CSSStyleDeclaration): number {
  if (backgroundImage.includes('url(')) return 1;
  const alphas = readGradient(backgroundImage).map(({ alpha }) => alpha);
  return Math.max(readColour(backgroundColor)?.alpha ?? 1, ...alphas);
}

function toWholeOpacity(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at; at = parentOf(at)) opacity *= toOpacity(getComputedStyle(at));
  return opacity;
}
