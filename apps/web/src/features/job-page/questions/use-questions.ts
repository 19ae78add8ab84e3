import { createApiClient } from '@firsthand/api-client';
import type { QuestionsResponse } from '@firsthand/contracts';
import { JOB_ROUTES } from '@firsthand/contracts/light';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { toFailureText } from '../../../lib/api/failure-text.ts';
import { useSession } from '../../../lib/session/session.ts';
import { sessionFetch } from '../../../lib/session/session-fetch.ts';
import { useSeen } from '../../../lib/use-seen.ts';
import type { JobPageData } from '../job-page-data.ts';

const api = createApiClient(sessionFetch, { getQuestions: JOB_ROUTES.getQuestions });

const failed = 'What the employer’s form asks could not be loaded.';

interface Asked {
  /** Null until it is there. */
  answer: QuestionsResponse | null;
  /** Why it is not. */
  failure: string | null;
  again: () => void;
  /** Where it will stand: nothing is asked for before somebody has that in view. */
  place: RefObject<HTMLElement | null>;
}

/** What the form of a job on screen asks, and of who is signed in what they have an answer to. */
export function useQuestions({ id, atsType }: Pick<JobPageData['job'], 'id' | 'atsType'>): Asked {
  const place = useRef<HTMLElement>(null);
  const isSeen = useSeen(place);
  const userId = useSession().user?.id;
  // What was told to one person is not shown to the next.
  const [told, setTold] = useState<{ to: number | undefined; answer: QuestionsResponse } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isSeen) return;
    const stop = new AbortController();
    api.getQuestions({ params: { atsType, id }, signal: stop.signal }).then(
      (answer) => {
        if (!stop.signal.aborted) setTold({ to: userId, answer });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setFailure(toFailureText(error, failed));
      },
    );
    return () => stop.abort();
  }, [isSeen, atsType, id, userId, tries]);
  const again = () => {
    setFailure(null);
    setTries((count) => count + 1);
  };
  const answer = told?.to === userId ? (told?.answer ?? null) : null;
  return { answer, failure, again, place };
}
