import type { ReactNode, RefObject } from 'react';
import styles from './editor/section-head.module.css';

interface SectionHeadProps {
  heading: string;
  text: ReactNode;
  /** When the keyboard has to go there. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
}

export function SectionHead({ heading, text, headingRef }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <h2 ref={headingRef} tabIndex={-1}>
        {heading}
      </h2>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
