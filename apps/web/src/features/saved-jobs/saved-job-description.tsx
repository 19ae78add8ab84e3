import type { Bookmark } from '@firsthand/contracts';
import { toExcerpt } from '@firsthand/contracts/light';
import { useState } from 'react';
import { CleanedMarkup } from '../../components/markup/cleaned-markup.tsx';
import proseStyles from '../../components/page/prose.module.css';
import { toPageHeadings } from '../../lib/job/to-page-headings.ts';
import styles from './saved-job-description.module.css';

/** Gives the whole description of a bookmark of which the list has the first words; null when it cannot be read. */
export type ReadDescription = (bookmark: Bookmark) => Promise<string | null>;

interface SavedJobDescriptionProps {
  bookmark: Bookmark;
  readDescription: ReadDescription;
}

/** About three lines. */
const excerptLength = 280;

/** The first lines of a posting; the rest is only loaded and built when it is asked for. */
export function SavedJobDescription({ bookmark, readDescription }: SavedJobDescriptionProps) {
  const { title, summary, description: html } = bookmark;
  const [isOpen, setIsOpen] = useState(false);
  /** Sanitised when the posting was stored. */
  const [whole, setWhole] = useState<string | null>(bookmark.description_cut ? null : html);
  const [isMissing, setIsMissing] = useState(false);
  const text = summary ?? toExcerpt(html, excerptLength);

  async function toggle(open: boolean) {
    setIsOpen(open);
    if (!open || whole !== null) return;
    setIsMissing(false);
    const description = await readDescription(bookmark);
    setWhole(description);
    setIsMissing(description === null);
  }

  if (text === '' && html === '') return <p className={styles.missing}>The posting has no description.</p>;
  return (
    <div>
      {isOpen && whole !== null ? null : <p className={styles.excerpt}>{text}</p>}
      {html === '' ? null : (
        <details className={styles.full} onToggle={(event) => void toggle(event.currentTarget.open)}>
          <summary>
            {isOpen ? 'Hide description' : 'Show full description'}
            <span className="sr-only"> of {title}</span>
          </summary>
          {isOpen && whole === null ? (
            <p role="status" className={styles.missing}>
              {isMissing
                ? 'The description could not be loaded. It is kept on the server: close this and open it again.'
                : 'Loading the description...'}
            </p>
          ) : null}
          {isOpen && whole !== null ? (
            <CleanedMarkup className={`${proseStyles.prose} ${styles.text}`} html={toPageHeadings(whole)} />
          ) : null}
        </details>
      )}
    </div>
  );
}
