/** With which end of its button something is in line. */
export type Alignment = 'start' | 'end';

const GAP = 4;
const MARGIN = 16;

/** What is open lies on top of the page and knows nothing of its button, so it is told where that stands. */
export function placeBelow(button: HTMLElement | null, opened: HTMLElement, alignment: Alignment): void {
  if (!button) return;
  const { bottom, left, right } = button.getBoundingClientRect();
  opened.style.top = `${bottom + window.scrollY + GAP}px`;
  opened.style.left = `${(alignment === 'start' ? left : right) + window.scrollX}px`;
}

/** What reaches over the right edge of the window is moved back into it, once it is open and has a size. */
export function keepInWindow(opened: HTMLElement): void {
  const over = opened.getBoundingClientRect().right - (document.documentElement.clientWidth - MARGIN);
  if (over > 0) opened.style.left = `${Number.parseFloat(opened.style.left) - over}px`;
}
