import buttonStyles from '../../components/button.module.css';
import { ExternalIcon } from '../../components/icons.tsx';
import { logError } from '../../lib/log.ts';

interface SnailApplyProps {
  jobId: number;
  /** The employer's own page; null when the source gave none. */
  url: string | null;
  isLarge?: boolean;
  onOpen?: (() => void) | undefined;
}

/** Opens the employer's own page in a new tab. */
export function SnailApply({ jobId, url, isLarge = false, onOpen }: SnailApplyProps) {
  const className = `${buttonStyles.primary} ${isLarge ? buttonStyles.large : ''}`;
  const label = (
    <>
      Snail Apply
      <span className="sr-only"> (opens the employer’s page in a new tab)</span>
      <ExternalIcon />
    </>
  );
  if (url === null) {
    return (
      <button
        type="button"
        className={className}
        onClick={() => logError(`Job ${jobId} has no address to apply at`)}
      >
        {label}
      </button>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={className} onClick={onOpen}>
      {label}
    </a>
  );
}
