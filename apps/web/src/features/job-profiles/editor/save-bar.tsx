import { Button } from '../../../components/button.tsx';
import { useProfileEditing } from '../profile-editing.ts';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** Whether anything of the profile, not only of the form, is not saved. */
  isUnsaved: boolean;
  onSave: () => void;
}

/** Stays at the foot of the screen while a profile is edited. */
export function SaveBar({ isUnsaved, onSave }: SaveBarProps) {
  const { form } = useProfileEditing();
  const conflicts = Object.keys(form.conflicts).length;
  return (
    <div className={styles.bar}>
      <div role="alert" className={styles.alert}>
        {form.error ? (
          <p className={`callout ${styles.trouble}`} data-tone="bad">
            {form.error}
          </p>
        ) : null}
        {conflicts > 0 ? (
          <p className={`callout ${styles.trouble}`} data-tone="warn">
            {conflicts === 1 ? 'One field' : `${conflicts} fields`} you edited here changed in another tab.
            The field shows what is stored now; saving stores what you typed.
          </p>
        ) : null}
      </div>
      <div className={styles.row}>
        <Button kind="primary" isBusy={form.isSaving} onClick={onSave}>
          {form.isSaving ? 'Saving...' : 'Save Profile'}
        </Button>
        <p className={styles.state}>{isUnsaved ? 'Unsaved changes' : 'All changes saved'}</p>
      </div>
    </div>
  );
}
