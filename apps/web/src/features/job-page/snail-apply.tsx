import { Button, ExternalLinkButton } from '../../components/button.tsx';
import { ExternalIcon } from '../../components/icons.tsx';
import { logError } from '../../lib/log.ts';
import styles from './snail-apply.module.css';

interface SnailApplyProps {
  jobId: number;
  /** The employer's own page; null when the source gave none. */
  url: string | null;
  isLarge?: boolean;
  /** Where it leads, under a name that does not say it. */
  note?: string;
  onOpen?: (() => void) | undefined;
}

/** Opens the employer's own page in a new tab. */
export function SnailApply({ jobId, url, isLarge = false, note, onOpen }: SnailApplyProps) {
  const label = (
    <>
      <span>
        Snail Apply
        {note === undefined ? null : <small className={styles.note}> {note}</small>}
        <span className="sr-only"> (opens the employer’s page in a new tab)</span>
      </span>
      <ExternalIcon />
    </>
  );
  if (url === null) {
    return (
      <Button
        kind="primary"
        isLarge={isLarge}
        onClick={() => logError(`Job ${jobId} has no address to apply at`)}
      >
        {label}
      </Button>
    );
  }
  return (
    <ExternalLinkButton href={url} kind="primary" isLarge={isLarge} onClick={onOpen}>
      {label}
    </ExternalLinkButton>
  );
}
