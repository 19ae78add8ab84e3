import { parentOf } from './walk.ts';

/** What is smaller cannot be read or hit. */
const LEAST_PX = 10;
const CLIPPED_AWAY = /inset\((50|100)%|circle\(0|rect\(0(px)?,? 0(px)?,? 0|rect\(1px,? 1px,? 1px/;

/** Whether a person can see it: drawn, not transparent, of a size, on the page, and not cut off by what is around it. */
export function isShown(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  if (!isOnPage(element)) return false;
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const style = getComputedStyle(at);
    if (CLIPPED_AWAY.test(style.clipPath) || CLIPPED_AWAY.test(style.getPropertyValue('clip'))) return false;
    if (Number(style.opacity) < 0.1) return false;
    if (at !== element && cutsOff(style) && isTiny(at)) return false;
  }
  return true;
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
