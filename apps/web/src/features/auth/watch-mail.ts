import type { MagicLinkStatusResponse } from '@firsthand/contracts';

/** Most mails leave within seconds; later questions come slower, the last pause repeats. */
const pausesMs = [2_000, 3_000, 5_000, 8_000, 15_000];

export type MailState = MagicLinkStatusResponse['state'];

interface WatchMailParts {
  /** Null when this time there was no answer. */
  ask: () => Promise<MailState | null>;
  /** Epoch milliseconds after which nobody waits any more. */
  untilMs: number;
  now: () => number;
  isHidden: () => boolean;
  /** Calls back whenever the page is hidden or shown again; gives the way to stop. */
  onVisibility: (change: () => void) => () => void;
  onSettled: (state: 'sent' | 'failed') => void;
}

/** Asks what became of a mail until it left or finally failed, not while nobody looks. Gives the way to stop. */
export function watchMail(parts: WatchMailParts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let isAsking = false;
  let isOver = false;

  function plan(): void {
    clearTimeout(timer);
    if (isOver || isAsking || parts.isHidden() || parts.now() >= parts.untilMs) return;
    timer = setTimeout(() => void ask(), pausesMs[Math.min(asked, pausesMs.length - 1)]);
  }

  async function ask(): Promise<void> {
    asked += 1;
    isAsking = true;
    const state = await parts.ask();
    isAsking = false;
    if (isOver) return;
    if (state === 'sent' || state === 'failed') {
      stop();
      parts.onSettled(state);
    } else plan();
  }

  const stopListening = parts.onVisibility(plan);
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    stopListening();
  }
  plan();
  return stop;
}
