import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TrackingPanel } from './tracking/tracking-panel.tsx';
import type { TrackingProps } from './tracking/use-tracking.ts';
import styles from './card-tracking.module.css';

interface CardTrackingProps extends TrackingProps {
  downloadFollowUp: (id: number) => Promise<Blob>;
  onRemove: () => void;
}

/** "Call Ada on Monday about the …" → its first line, as far as it fits. */
function toFirstLine(notes: string): string {
  const line = notes.trim().split('\n', 1)[0] ?? '';
  return line.length > 90 ? `${line.slice(0, 89).trimEnd()}…` : line;
}

/** Dates, notes and removal, behind one line until they are wanted. */
export function CardTracking(props: CardTrackingProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { application } = props;
  const line = toFirstLine(application.notes);
  return (
    <details className={styles.tracking} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        Dates and notes<span className="sr-only"> of {application.job_data.title}</span>
        {line === '' || isOpen ? null : <span className={styles.line}>: {line}</span>}
      </summary>
      {isOpen ? (
        <div className={styles.body}>
          <TrackingPanel {...props} />
          <Button kind="danger" onClick={props.onRemove}>
            Remove<span className="sr-only"> the application for {application.job_data.title}</span>
          </Button>
        </div>
      ) : null}
    </details>
  );
}
