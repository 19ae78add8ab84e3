import { useEffect, useEffectEvent, useState } from 'react';

const leastLetters = 2;
/** About a pause between two letters. */
const restMs = 150;

/** Searches once the typing rests for a moment. Give what it returns the text after each change, null to let it be. */
export function useTypedSearch(search: (q: string) => void): (q: string | null) => void {
  const [typed, setTyped] = useState<string | null>(null);
  const onRest = useEffectEvent(search);
  useEffect(() => {
    if (typed === null || typed.trim().length < leastLetters) return;
    const timer = setTimeout(() => onRest(typed), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return setTyped;
}
