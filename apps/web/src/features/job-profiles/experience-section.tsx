import { LIMITS } from '@firsthand/contracts/light';
import { useEffect, useRef, useState } from 'react';
import buttonStyles from '../../components/button.module.css';
import type { Notify } from '../../lib/use-notice.ts';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';
import { ExperienceCard } from './experience-card.tsx';
import type { ExperienceEntry, ExperienceStore } from './experience-store.ts';
import { SectionHead } from './section-head.tsx';
import styles from './experience-section.module.css';

interface ExperienceSectionProps {
  store: ExperienceStore;
  entries: readonly ExperienceEntry[];
  notify: Notify;
}

/** Where the keyboard goes after an entry was added or moved. */
type FocusTarget = { key: string; part: 'title' | 'heading' };

export function ExperienceSection({ store, entries, notify }: ExperienceSectionProps) {
  const section = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
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
    const place = store.getEntries().findIndex((entry) => entry.key === key) + 1;
    notify(`Moved to place ${place} of ${entries.length}`);
  }

  function askToRemove(key: string) {
    setQuestion({
      heading: 'Remove experience',
      text: 'Are you sure you want to remove this experience?',
      action: 'Remove',
      busyAction: 'Removing...',
      async act() {
        const failure = await store.remove(key);
        if (failure) notify(failure);
      },
    });
  }

  return (
    <div ref={section}>
      <SectionHead
        heading="Work Experience"
        headingRef={heading}
        text={`Add up to ${LIMITS.experiencePerProfile} work experience entries, the most recent first.`}
      />
      <div className={styles.head}>
        <h3 className={styles.counter}>
          Experience Entries ({entries.length} / {LIMITS.experiencePerProfile})
        </h3>
        <button type="button" className={buttonStyles.secondary} disabled={isFull} onClick={add}>
          Add Experience
        </button>
      </div>
      <div role="status">
        {isFull ? (
          <p className={styles.limit}>
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
          <button type="button" className={buttonStyles.primary} onClick={add}>
            Add Your First Experience
          </button>
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
                onRemove={() => askToRemove(entry.key)}
                onRetry={() => void store.flush()}
                onKeep={() => store.keepGone(entry.key)}
              />
            </li>
          ))}
        </ol>
      )}
      <ConfirmDialog question={question} fallback={heading} onClose={() => setQuestion(null)} />
    </div>
  );
}
