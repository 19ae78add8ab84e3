import { useState } from 'react';
import proseStyles from '../../components/prose.module.css';
import { toExcerpt } from '../../lib/bookmark-words.ts';
import { tameDescription } from '../../lib/tame-description.ts';
import styles from './saved-job-description.module.css';

interface SavedJobDescriptionProps {
  /** The posting's title, by which several of these are told apart. */
  title: string;
  summary: string | null;
  /** Sanitised when the posting was stored. */
  html: string;
}

/** About three lines. */
const excerptLength = 280;

/** The first lines of a posting; the rest is only built when it is asked for. */
export function SavedJobDescription({ title, summary, html }: SavedJobDescriptionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const text = summary ?? toExcerpt(html, excerptLength);
  if (text === '' && html === '') return <p className={styles.missing}>The posting has no description.</p>;
  return (
    <div>
      {isOpen ? null : <p className={styles.excerpt}>{text}</p>}
      {html === '' ? null : (
        <details className={styles.full} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>
            {isOpen ? 'Hide description' : 'Show full description'}
            <span className="sr-only"> of {title}</span>
          </summary>
          {isOpen ? (
            <div
              className={`${proseStyles.prose} ${styles.text}`}
              dangerouslySetInnerHTML={{ __html: tameDescription(html) }}
            />
          ) : null}
        </details>
      )}
    </div>
  );
}
