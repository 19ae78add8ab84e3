import { useCallback, useState } from 'react';
import type { NoticeContent } from './notice.tsx';

export type Notify = (text: string) => void;

/** The page's one notice; a newer one takes the place of an older. */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeContent | null>(null);
  const notify: Notify = useCallback(
    (text) => setNotice((previous) => ({ number: (previous?.number ?? 0) + 1, text })),
    [],
  );
  const dismiss = useCallback(() => setNotice(null), []);
  return { notice, notify, dismiss };
}
