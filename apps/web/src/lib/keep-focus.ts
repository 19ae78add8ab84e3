import { flushSync } from 'react-dom';

/**
 * Does something that takes elements off the page. When the one with the focus goes with them, the first of `others` that
 * is still there has it next.
 */
export function keepFocus(others: readonly (HTMLElement | null | undefined)[], act: () => void): void {
  const focused = document.activeElement;
  flushSync(act);
  if (focused?.isConnected && focused !== document.body) return;
  others.find((element) => element?.isConnected)?.focus();
}
