import { lazy, Suspense } from 'react';
import styles from './rich-text.module.css';

/** The editor is a third of the page's scripts: it comes with the first entry that is shown. */
const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

interface RichTextProps {
  /** Of the element that names the editor, and of the one that describes it. */
  labelId: string;
  hintId: string;
  html: string;
  /** When it grows, the editor shows `html`; else it keeps what its writer sees. */
  revision: number;
  onChange: (html: string) => void;
}

export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<div className={styles.waiting} aria-hidden="true" />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
