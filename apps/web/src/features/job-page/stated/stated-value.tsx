import { useId, useRef } from 'react';
import type { ClaimView } from '@firsthand/contracts';
import { Menu } from '../../../components/menu.tsx';
import { markWords, showWords } from './marked-words.ts';
import styles from './stated.module.css';

/** So long a pointer rests before it is meant, and may be away on its way into what opened. */
const REST_MS = 150;

/** What a posting says, and on request the words: they are marked in the description meanwhile. */
export function StatedValue({ claim, language }: { claim: ClaimView; language: string | null }) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const words = claim.in === 'description' ? claim.sentence : null;
  const find = () => document.getElementById(id);
  const rest = (isOpen: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const opened = find();
      if (opened?.matches(':popover-open') === isOpen) return;
      if (isOpen) opened?.showPopover();
      else opened?.hidePopover();
    }, REST_MS);
  };
  const onPointer = {
    onPointerEnter: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && rest(true),
    onPointerLeave: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && rest(false),
  };
  return (
    <Menu
      id={id}
      alignment="start"
      className={styles.words}
      onOpen={() => markWords(words)}
      onClose={() => markWords(null)}
      renderButton={(ties) => (
        <button
          type="button"
          className={styles.value}
          data-printed=""
          {...ties}
          popoverTargetAction="show"
          {...onPointer}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && rest(true)}
          onBlur={({ relatedTarget }) => !find()?.contains(relatedTarget) && rest(false)}
        >
          {claim.label}
        </button>
      )}
    >
      {(close) => (
        <div {...onPointer} className={styles.opened}>
          <blockquote dir="auto" lang={language ?? undefined}>
            {claim.sentence}
          </blockquote>
          <p className="faint-note">
            {claim.in === 'title' ? (
              'From the title of the posting'
            ) : (
              <button
                type="button"
                className={styles.show}
                onClick={() => {
                  close();
                  showWords(claim.sentence);
                }}
              >
                Show in the description
              </button>
            )}
          </p>
        </div>
      )}
    </Menu>
  );
}
