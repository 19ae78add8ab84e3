import { useEffect, useRef, useState } from 'react';
import { forgetFarewell, getFarewell } from '../../lib/farewell.ts';
import styles from './farewell-notice.module.css';

/** On top of the home page for somebody who was just signed out for good. Takes the focus, which had no place left. */
export function FarewellNotice() {
  const [words] = useState(getFarewell);
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    notice.current?.focus();
    return forgetFarewell;
  }, []);
  if (words === null) return null;
  return (
    <p ref={notice} tabIndex={-1} role="status" className={styles.notice}>
      {words}
    </p>
  );
}
