import { Button } from '../../components/button.tsx';
import { DialogActions } from '../../components/dialog.tsx';
import styles from './settings.module.css';

interface WhatGoesProps {
  onCancel: () => void;
  onContinue: () => void;
}

/** The first step of deleting an account. */
export function WhatGoes({ onCancel, onContinue }: WhatGoesProps) {
  return (
    <>
      <p>These go at once and cannot be brought back:</p>
      <ul className={styles.goes}>
        <li>your profile and notification preferences</li>
        <li>
          your job profiles, with their skills, experience, education and other sections, resumes and cover
          letters
        </li>
        <li>your bookmarks, with the copies of the postings</li>
        <li>
          your applications, prepared ones too, with what was sent, your notes and the answers we remembered
        </li>
        <li>your saved searches with their alerts, and the companies you watch</li>
        <li>what you hide from searches, and your notices</li>
        <li>Premium: a subscription is canceled at once and nothing more is charged</li>
        <li>your sign-in: the address, a LinkedIn connection, and every session on every device</li>
        <li>everything else we hold about you</li>
      </ul>
      <p>If you want to keep a copy, download your data first.</p>
      <DialogActions>
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button kind="danger" onClick={onContinue}>
          Continue
        </Button>
      </DialogActions>
    </>
  );
}
