import type { MouseEvent } from 'react';

/** Whether a link was clicked plainly, but beside its words: on what of the card it covers. */
export function isBesideWords(event: MouseEvent<HTMLElement>): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, detail, clientX: x, clientY: y } = event;
  // Without a count it was the keyboard.
  if (button !== 0 || detail === 0 || ctrlKey || metaKey || shiftKey || altKey) return false;
  const lines = [...event.currentTarget.getClientRects()];
  return !lines.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}
