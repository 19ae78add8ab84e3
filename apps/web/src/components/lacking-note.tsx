import { ApiFailure } from '@firsthand/api-client';
import type { ResumeReading } from '@firsthand/contracts';
import { logWarning } from '../lib/log.ts';
import { toLackingWords } from '../lib/lacking-words.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './lacking-note.module.css';

interface LackingNoteProps {
  profileId: number;
  /** Rejects with a 404 where the profile was not made of a file. */
  load: () => Promise<Pick<ResumeReading, 'left_over'>>;
}

/** Before a resume is made of a profile: what the person's own, which the profile was read from, has besides. */
export function LackingNote({ profileId, load }: LackingNoteProps) {
  const [words, setWords] = useState<string | null>(null);
  const read = useEffectEvent(load);
  useEffect(() => {
    let isOver = false;
    read().then(
      ({ left_over: leftOver }) => isOver || setWords(toLackingWords(leftOver)),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        if (error.status !== 404) logWarning('What the resume has besides could not be read:', error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [profileId]);
  return words === null ? null : <p className={styles.note}>{words}</p>;
}
