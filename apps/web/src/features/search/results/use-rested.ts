import { useEffect, useState } from 'react';

/** While somebody types, long enough after the last letter to be heard once. */
const restMs = 1_000;

/** A text as it is, or while it changes with each letter as it is once that rests. */
export function useRested(text: string, isTyping: boolean): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), isTyping ? restMs : 0);
    return () => clearTimeout(timer);
  }, [text, isTyping]);
  return isTyping ? rested : text;
}
