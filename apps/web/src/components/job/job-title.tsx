import type { ReactNode } from 'react';
import styles from './job-title.module.css';

interface JobTitleProps {
  level: 2 | 3;
  /** `large` on a card of a page's list, `medium` in a short list, `small` on a board. */
  size: 'small' | 'medium' | 'large';
  id?: string;
  className?: string | undefined;
  /** Of the posting, BCP 47: how its words are spoken and broken. */
  lang?: string | null;
  /** The title, usually as a link. */
  children: ReactNode;
}

/** The title of a job as a heading. A link in it reads as ink until it is pointed at. */
export function JobTitle({ level, size, id, className, lang, children }: JobTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading
      id={id}
      dir="auto"
      lang={lang ?? undefined}
      className={[styles[size], className].filter(Boolean).join(' ')}
    >
      {children}
    </Heading>
  );
}
