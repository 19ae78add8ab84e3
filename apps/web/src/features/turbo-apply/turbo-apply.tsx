import { useState, type ComponentType } from 'react';
import { Button, LinkButton } from '../../components/button.tsx';
import { BoltIcon } from '../../components/icons.tsx';
import { logError, logWarning } from '../../lib/log.ts';
import { toLogin } from '../../lib/login-address.ts';
import { useSession } from '../../lib/session/session.ts';
import type { TurboApplyDialogProps } from './turbo-apply-dialog.tsx';
import type { TurboJob } from './turbo-job.ts';
import styles from './turbo-apply.module.css';

interface TurboApplyProps {
  job: TurboJob & { title: string };
  /** The path of the job's page, where signing in leads back to. */
  path: string;
  /** As a quiet way to prepare once more what was prepared and not sent. */
  isAgain?: boolean;
}

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The lightning while the pointer or the keyboard is at the button; nobody misses it when it cannot be loaded. */
function useLightning() {
  const [isOver, setIsOver] = useState(false);
  const [Bolts, setBolts] = useState<ComponentType | null>(null);
  const start = () => {
    if (prefersStillness()) return;
    setIsOver(true);
    import('./lightning-bolts.tsx').then(
      (module) => setBolts(() => module.LightningBolts),
      (error: unknown) => logWarning('The lightning could not be loaded:', error as Error),
    );
  };
  const stop = () => setIsOver(false);
  return {
    bolts: isOver && Bolts ? <Bolts /> : null,
    over: { onPointerEnter: start, onFocus: start, onPointerLeave: stop, onBlur: stop },
  };
}

/** Turbo Apply on a job's page. Visitors are led to sign in; the modal comes with the first press. */
export function TurboApply({ job, path, isAgain = false }: TurboApplyProps) {
  const { user } = useSession();
  const { bolts, over } = useLightning();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<TurboApplyDialogProps> | null>(null);
  const label = (
    <>
      <BoltIcon />
      Turbo Apply
      {bolts}
    </>
  );
  if (!user) {
    return (
      <LinkButton
        {...toLogin(path, `use Turbo Apply for ${job.title}`)}
        kind="secondary"
        className={styles.button}
        {...over}
      >
        {label}
      </LinkButton>
    );
  }

  function open() {
    setIsOpen(true);
    setHasFailed(false);
    import('./turbo-apply-dialog.tsx').then(
      (module) => setDialog(() => module.TurboApplyDialog),
      (error: unknown) => {
        logError(error);
        setHasFailed(true);
      },
    );
  }

  return (
    <>
      {isAgain ? (
        <Button kind="link" className={styles.again} aria-haspopup="dialog" onClick={open}>
          Prepare again
        </Button>
      ) : (
        <Button kind="secondary" className={styles.button} aria-haspopup="dialog" onClick={open} {...over}>
          {label}
        </Button>
      )}
      {hasFailed ? (
        <p role="alert" className={styles.fault}>
          Turbo Apply could not be loaded. Check your connection and try again.
        </p>
      ) : null}
      {Dialog ? (
        <Dialog job={job} isPremium={user.premium} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
