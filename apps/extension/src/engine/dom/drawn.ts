import { parentOf } from './walk.ts';

/** What is smaller cannot be read or hit. */
const LEAST_PX = 10;
/** Of what lets more of what is behind it through, nothing is told from it. */
const LEAST_OPACITY = 0.1;
const MOST_BLUR_PX = 4;
const CLIPPED_AWAY = /inset\((50|100)%|circle\(0|rect\(0(px)?,? 0(px)?,? 0|rect\(1px,? 1px,? 1px/;
const EFFECT = /(opacity|blur|brightness|contrast)\((-?[\d.]+)(%|px)?\)/g;

/**
 * Whether its styles draw it: not transparent, of a size, on the page, and not cut off by what is around it. It may still be
 * covered or out of reach, which is measured by `isShown`: this looks without moving anything, as often as one likes.
 */
export function isDrawn(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (!isOnPage(element)) return false;
  let opacity = 1;
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const style = getComputedStyle(at);
    if (CLIPPED_AWAY.test(style.clipPath) || CLIPPED_AWAY.test(style.getPropertyValue('clip'))) return false;
    opacity *= toOpacity(style);
    if (opacity < LEAST_OPACITY || isChanged(style)) return false;
    if (at !== element && cutsOff(style) && isTiny(at)) return false;
  }
  return true;
}

/** Whether its own styles leave nothing of an element to be seen. */
export function isStyledAway(element: Element): boolean {
  const style = getComputedStyle(element);
  return (
    style.visibility === 'hidden' ||
    CLIPPED_AWAY.test(style.clipPath) ||
    toOpacity(style) < LEAST_OPACITY ||
    isChanged(style)
  );
}

/** How much of an element its styles let be seen, from 0 to 1; without what is around it. */
export function toOpacity({ opacity, filter }: CSSStyleDeclaration): number {
  let seen = Number(opacity);
  if (filter === 'none') return seen;
  // A picture of somewhere else may do anything.
  if (filter.includes('url(')) return 0;
  for (const [, name, amount, unit] of filter.matchAll(EFFECT)) {
    const value = Number(amount) / (unit === '%' ? 100 : 1);
    if (name === 'opacity') seen *= Math.min(1, Math.max(0, value));
    else if (name === 'blur' ? value > MOST_BLUR_PX : value < 0.2 || value > 5) return 0;
  }
  return seen;
}

/** Masks and blending make of an element what no style of its own says. */
function isChanged(style: CSSStyleDeclaration): boolean {
  const mask = style.getPropertyValue('mask-image') || style.getPropertyValue('-webkit-mask-image') || 'none';
  return mask !== 'none' || style.mixBlendMode !== 'normal';
}

function isOnPage(element: Element): boolean {
  if (isTiny(element)) return false;
  const { left, right, bottom } = element.getBoundingClientRect();
  const { scrollWidth } = document.documentElement;
  return right + scrollX > 0 && bottom + scrollY > 0 && left + scrollX < Math.max(scrollWidth, innerWidth);
}

function isTiny(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  // A slot has no box of its own.
  return element.tagName !== 'SLOT' && getComputedStyle(element).display !== 'contents'
    ? width < LEAST_PX || height < LEAST_PX
    : false;
}

function cutsOff({ overflowX, overflowY }: CSSStyleDeclaration): boolean {
  return overflowX !== 'visible' || overflowY !== 'visible';
}
