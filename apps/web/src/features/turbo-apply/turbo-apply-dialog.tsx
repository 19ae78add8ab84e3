import { ERROR_TEXTS } from '@firsthand/contracts/light';
import { Button, LinkButton } from '../../components/button.tsx';
import { Dialog, DialogActions } from '../../components/dialog.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { useFreshPersonBefore } from '../../lib/session/fresh-person.ts';
import { rememberWayBack } from '../../lib/way-back.ts';
import { ChosenProfile } from './chosen-profile.tsx';
import { ProfileChooser } from './profile-chooser.tsx';
import type { TurboJob } from './turbo-job.ts';
import { useTurbo } from './use-turbo.ts';
import styles from './turbo-apply-dialog.module.css';

export interface TurboApplyDialogProps {
  job: TurboJob;
  isPremium: boolean;
  isOpen: boolean;
  onClose: () => void;
}

function PremiumNeeded({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>{ERROR_TEXTS.turboNeedsPremium}</p>
      <p>
        It reads the employer’s form, fills it from your job profile and shows you every answer. Nothing is
        sent before you confirm it.
      </p>
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <LinkButton to="/subscription" kind="primary" onClick={rememberWayBack}>
          See Premium
        </LinkButton>
      </DialogActions>
    </>
  );
}

function NoProfiles() {
  return (
    <div className={styles.empty}>
      <h3>No Job Profiles Found</h3>
      <p>You need to create a job profile before using Turbo Apply.</p>
      <LinkButton to="/job-profiles" kind="primary">
        Create Job Profile
      </LinkButton>
    </div>
  );
}

function Steps({ job, onClose }: Pick<TurboApplyDialogProps, 'job' | 'onClose'>) {
  const turbo = useTurbo(job);
  const { profiles, chosen, busyWith } = turbo;
  return (
    <div className={styles.steps}>
      {profiles === null && busyWith === 'loading' ? <p role="status">Loading your job profiles...</p> : null}
      {profiles?.length === 0 ? <NoProfiles /> : null}
      {profiles && profiles.length > 0 && !chosen ? (
        <ProfileChooser profiles={profiles} onChoose={turbo.choose} />
      ) : null}
      {chosen ? (
        <ChosenProfile
          profile={chosen}
          check={turbo.check}
          isValidating={busyWith === 'validating'}
          takesFocus={turbo.hasChanged || profiles?.length !== 1}
          onChange={turbo.change}
        />
      ) : null}
      <FormFault text={turbo.error} />
      {turbo.error && busyWith === null && (profiles === null || !turbo.check) ? (
        <Button
          kind="secondary"
          className={styles.retry}
          onClick={profiles === null ? turbo.reload : turbo.validateAgain}
        >
          Try again
        </Button>
      ) : null}
      <DialogActions>
        <Button kind="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button kind="primary" disabled={!turbo.canContinue} onClick={turbo.start}>
          {busyWith === 'starting' ? 'Preparing...' : 'Continue'}
        </Button>
      </DialogActions>
    </div>
  );
}

/** Chooses the profile to apply with. Nothing is sent from here: it leads to the prepared application. */
export function TurboApplyDialog({ job, isPremium, isOpen, onClose }: TurboApplyDialogProps) {
  const isAsking = useFreshPersonBefore(isOpen && !isPremium);
  return (
    <Dialog isOpen={isOpen} heading="Turbo Apply" onClose={onClose}>
      {isPremium ? (
        <Steps job={job} onClose={onClose} />
      ) : isAsking ? (
        <p role="status">Looking at your account...</p>
      ) : (
        <PremiumNeeded onClose={onClose} />
      )}
    </Dialog>
  );
}
