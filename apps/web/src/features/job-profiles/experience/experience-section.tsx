import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ExperienceCard } from './experience-card.tsx';
import { useProfileEditing } from '../profile-editing.ts';
import { SectionHead } from '../section-head.tsx';
import styles from './experience-section.module.css';

/** Where the keyboard goes after an entry was added or moved. */
type FocusTarget = { key: string; part: 'title' | 'heading' };

export function ExperienceSection() {
  const { experience: store, entries, notify } = useProfileEditing();
  const section = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The entry that may be removed, while it is asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  const [focus, setFocus] = useState<FocusTarget | null>(null);
  const isFull = entries.length >= LIMITS.experiencePerProfile;
  useEffect(() => {
    if (!focus) return;
    const card = section.current?.querySelector(`[data-entry="${focus.key}"]`);
    card?.querySelector<HTMLElement>(focus.part === 'title' ? 'input' : 'h3')?.focus();
  }, [focus]);

  function add() {
    const key = store.add();
    if (key) setFocus({ key, part: 'title' });
  }

  function move(key: string, direction: 'up' | 'down') {
    store.move(key, direction);
    setFocus({ key, part: 'heading' });
    const place = store.get().findIndex((entry) => entry.key === key) + 1;
    notify(`Moved to place ${place} of ${entries.length}`);
  }

  async function remove(key: string) {
    const failure = await store.remove(key);
    if (failure) notify(failure);
    setAsked(null);
  }

  return (
    <div ref={section}>
      <SectionHead
        heading="Work Experience"
        headingRef={heading}
        text={`Add up to ${LIMITS.experiencePerProfile} work experience entries, the most recent first.`}
      />
      <div className={`ends ${styles.head}`}>
        <h3 className={styles.counter}>
          Experience Entries ({entries.length} / {LIMITS.experiencePerProfile})
        </h3>
        <Button kind="secondary" disabled={isFull} onClick={add}>
          Add Experience
        </Button>
      </div>
      <div role="status">
        {isFull ? (
          <p className={`callout ${styles.limit}`} data-tone="warn">
            <strong>Experience limit reached</strong> You have reached the maximum of{' '}
            {LIMITS.experiencePerProfile} experience entries. Remove some to add new ones.
          </p>
        ) : null}
      </div>
      {entries.length === 0 ? (
        <div className={styles.empty}>
          <p>
            <strong>No work experience added</strong>
          </p>
          <Button kind="primary" onClick={add}>
            Add Your First Experience
          </Button>
        </div>
      ) : (
        <ol className={styles.list}>
          {entries.map((entry, index) => (
            <li key={entry.key} data-entry={entry.key}>
              <ExperienceCard
                entry={entry}
                number={index + 1}
                isLast={index === entries.length - 1}
                onChange={(change) => store.change(entry.key, change)}
                onMove={(direction) => move(entry.key, direction)}
                onRemove={() => setAsked(entry.key)}
                onRetry={() => void store.flush()}
                onKeep={() => store.keepGone(entry.key)}
              />
            </li>
          ))}
        </ol>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        heading="Remove experience"
        action="Remove"
        busyAction="Removing..."
        act={async () => {
          if (asked !== null) await remove(asked);
        }}
        fallback={heading}
        onClose={() => setAsked(null)}
      >
        <p>Are you sure you want to remove this experience?</p>
      </ConfirmDialog>
    </div>
  );
}
