import { useEffect, useState } from 'react';
import { copyText } from '../lib/copy-text.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied, for those who do not see where the button stands. */
  of: string;
}

const shownMs = 2_500;
type State = 'idle' | 'copied' | 'refused';
const WORDS: Record<State, string> = { idle: 'Copy', copied: 'Copied', refused: 'Select and copy it' };

/** Puts a text on the clipboard, and says whether it got there. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), shownMs);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <>
      <Button
        kind="secondary"
        onClick={() => void copyText(text).then((isCopied) => setState(isCopied ? 'copied' : 'refused'))}
      >
        {WORDS[state]}
        <span className="sr-only"> {of}</span>
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' ? `Copied: ${of}` : null}
      </span>
    </>
  );
}
