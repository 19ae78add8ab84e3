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
/** What lies over it lets so much through, at least: one sees a form behind the grey of a dialog. */
const LEAST_THROUGH = 0.3;

/**
 * Whether a person can see it: drawn, told from its ground, and at most of five places the uppermost once it is scrolled to
 * as a person would. Nothing has moved afterwards.
 */
export function isShown(element: Element): boolean {
  if (!isDrawn(element) || !standsOut(element)) return false;
  return withEverythingHit(
    element,
    () => isSeenHere(element) || lookWhileScrolled(element, () => isSeenHere(element)),
  );
}

/** What lets the pointer through lies over fields as well: while it is looked, everything can be hit. */
function withEverythingHit(element: Element, look: () => boolean): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
  const root = element.getRootNode();
  const roots = new Set([document, ...(root instanceof ShadowRoot ? [root] : [])]);
  for (const one of roots) one.adoptedStyleSheets = [...one.adoptedStyleSheets, sheet];
  try {
    return look();
  } finally {
    for (const one of roots)
      one.adoptedStyleSheets = one.adoptedStyleSheets.filter((other) => other !== sheet);
  }
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
  const root = element.getRootNode();
  const stack = (root instanceof ShadowRoot ? root : document).elementsFromPoint(x, y);
  let through = 1;
  for (const at of stack) {
    if (isWithin(at, element)) return true;
    // What is around it lies behind it, but for what its styles put before it.
    through *= 1 - (isWithin(element, at) ? toCoverAround(at) : toCover(at));
    if (through < LEAST_THROUGH) return false;
  }
  return false;
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
