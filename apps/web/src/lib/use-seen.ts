import { useEffect, useState, type RefObject } from 'react';

/** Loaded a little before it comes into view. */
const margin = '200px';

/** Whether somebody has had an element in view, or nearly. Nobody has of a page in the background, or one fetched ahead. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}
