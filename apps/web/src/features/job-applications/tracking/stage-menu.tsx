import { APPLICATION_STAGES, type ApplicationStage } from '@firsthand/contracts/light';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ChevronDownIcon } from '../../../components/icons.tsx';
import { STAGE_WORDS } from '../application-words.ts';
import styles from './stage-menu.module.css';

interface StageMenuProps {
  stage: ApplicationStage;
  /** The title of the application, for those who do not see where the button stands. */
  of: string;
  onChoose: (stage: ApplicationStage) => void;
}

/**
 * The stage of an application and the others it can move to. A list of buttons and no select: there, each press of an arrow key
 * would already move the application, and leave a trace in its history.
 */
export function StageMenu({ stage, of, onChoose }: StageMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <div
      ref={place}
      className={styles.place}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
      }}
    >
      <Button
        ref={button}
        kind="secondary"
        className={styles.button}
        data-stage={stage}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="sr-only">Stage of {of}: </span>
        {STAGE_WORDS[stage]}
        <ChevronDownIcon />
      </Button>
      {isOpen ? (
        <ul id={id} className={styles.list} aria-label="Move to">
          {APPLICATION_STAGES.map((choice) => (
            <li key={choice}>
              <button
                type="button"
                className={styles.choice}
                aria-current={choice === stage}
                onClick={() => {
                  close();
                  if (choice !== stage) onChoose(choice);
                }}
              >
                {STAGE_WORDS[choice]}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
