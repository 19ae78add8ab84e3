import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useProfileEditing } from '../profile-editing.ts';
import { SectionHead } from '../section-head.tsx';
import type { EntryActs } from './entry-card.tsx';
import type { ShownEntry, StoredOrder } from './entry-kind.ts';
import type { EntryStore } from './entry-store.ts';
import styles from './entries-section.module.css';

/** What a list of entries says of itself. */
export interface EntriesWords {
  heading: string;
  text: string;
  /** Before how many there are. */
  counter: string;
  add: string;
  addFirst: string;
  /** When there is none. */
  none: string;
  full: { heading: string; text: string };
  remove: { heading: string; question: string };
}

interface EntriesSectionProps<Values, Stored extends StoredOrder> {
  words: EntriesWords;
  most: number;
  store: EntryStore<Values, Stored>;
  entries: readonly ShownEntry<Values>[];
  card: (
    entry: ShownEntry<Values>,
    place: EntryActs & { number: number; isLast: boolean; onChange: (change: Partial<Values>) => void },
  ) => ReactNode;
}

/** Where the keyboard goes after an entry was added or moved. */
type FocusTarget = { key: string; part: 'first' | 'heading' };

/** A list of entries as cards, each saved by itself, in an order of the person's. */
export function EntriesSection<Values, Stored extends StoredOrder>({
  words,
  most,
  store,
  entries,
  card,
}: EntriesSectionProps<Values, Stored>) {
  const { notify } = useProfileEditing();
  const section = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The entry that may be removed, while it is asked about. */
  const [asked, setAsked] = useState<string | null>(null);
  const [focus, setFocus] = useState<FocusTarget | null>(null);
  const isFull = entries.length >= most;
  useEffect(() => {
    if (!focus) return;
    const place = section.current?.querySelector(`[data-entry="${focus.key}"]`);
    place?.querySelector<HTMLElement>(focus.part === 'first' ? 'input' : 'h3')?.focus();
  }, [focus]);

  function add() {
    const key = store.add();
    if (key) setFocus({ key, part: 'first' });
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
      <SectionHead heading={words.heading} headingRef={heading} text={words.text} />
      <div className={`ends ${styles.head}`}>
        <h3 className={styles.counter}>
          {words.counter} ({entries.length} / {most})
        </h3>
        <Button kind="secondary" disabled={isFull} onClick={add}>
          {words.add}
        </Button>
      </div>
      <div role="status">
        {isFull ? (
          <p className={`callout ${styles.limit}`} data-tone="warn">
            <strong>{words.full.heading}</strong> {words.full.text}
          </p>
        ) : null}
      </div>
      {entries.length === 0 ? (
        <div className={styles.empty}>
          <p>
            <strong>{words.none}</strong>
          </p>
          <Button kind="primary" onClick={add}>
            {words.addFirst}
          </Button>
        </div>
      ) : (
        <ol className={styles.list}>
          {entries.map((entry, index) => (
            <li key={entry.key} data-entry={entry.key}>
              {card(entry, {
                number: index + 1,
                isLast: index === entries.length - 1,
                onChange: (change) => store.change(entry.key, change),
                onMove: (direction) => move(entry.key, direction),
                onRemove: () => setAsked(entry.key),
                onRetry: () => void store.flush(),
                onKeep: () => store.keepGone(entry.key),
              })}
            </li>
          ))}
        </ol>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        heading={words.remove.heading}
        action="Remove"
        busyAction="Removing..."
        act={async () => {
          if (asked !== null) await remove(asked);
        }}
        fallback={heading}
        onClose={() => setAsked(null)}
      >
        <p>{words.remove.question}</p>
      </ConfirmDialog>
    </div>
  );
}
