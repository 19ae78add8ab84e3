import { useEffect, useRef, useState } from 'react';
import { forgetPartingWords, getPartingWords } from '../../lib/parting-words.ts';
import styles from './parting-notice.module.css';

/** On top of the home page for somebody who was just signed out for good. Takes the focus, which had no place left. */
export function PartingNotice() {
  const [words] = useState(getPartingWords);
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    notice.current?.focus();
    return forgetPartingWords;
  }, []);
  if (words === null) return null;
  return (
    <p ref={notice} tabIndex={-1} role="status" className={styles.notice}>
      {words}
    </p>
  );
}
