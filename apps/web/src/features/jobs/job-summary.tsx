import { Highlighted } from '../../components/job/highlighted.tsx';
import styles from './job-summary.module.css';

/** A summary, null when there is none, undefined while it is being asked for. */
export type SummaryState = string | null | undefined;

interface JobSummaryProps {
  summary: SummaryState;
  /** Of the posting, BCP 47. */
  language: string | null;
  words: readonly string[];
}

/** One line, whether the text is there, on its way, or missing: nothing below it moves. */
export function JobSummary({ summary, language, words }: JobSummaryProps) {
  if (summary === undefined) {
    return (
      <div className={styles.summary}>
        <span className="sr-only">Loading summary</span>
        <span className={styles.shimmer} aria-hidden="true" />
      </div>
    );
  }
  if (!summary) return <p className={`${styles.summary} ${styles.missing}`}>Summary not available</p>;
  return (
    <p className={styles.summary} dir="auto" lang={language ?? undefined}>
      <Highlighted text={summary} words={words} />
    </p>
  );
}
