import { useEffect } from 'react';

/**
 * The usual keys undo what a notice says was done: it stands far from the card that left, and leaves soon. Undefined: there
 * is nothing to undo.
 */
export function useUndoKey(onUndo: (() => void) | undefined): void {
  useEffect(() => {
    if (!onUndo) return;
    const act = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (!isUndo || isTyping) return;
      event.preventDefault();
      onUndo();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [onUndo]);
}
