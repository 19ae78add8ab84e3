import type { NoticesResponse, NoticeView, ReadNoticesRequest } from '@firsthand/contracts';
import { useState } from 'react';
import { toFailureText } from '../../lib/api/failure-text.ts';
import { noticeCalls, unreadStore } from './notices.ts';

interface Reading {
  /** Of all notices, not only of this page. */
  unread: number;
  isUnread: (notice: NoticeView) => boolean;
  /** Marks these at once, and tells the server so. */
  read: (notices: readonly NoticeView[], request: ReadNoticesRequest) => void;
  error: string | null;
}

/** Which notices are read. What the server did not take is unread again, and said. */
export function useReading(initial: NoticesResponse): Reading {
  const [known, setKnown] = useState(initial);
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set());
  const [unread, setUnread] = useState(initial.unread);
  const [error, setError] = useState<string | null>(null);
  if (known !== initial) {
    setKnown(initial);
    setMarked(new Set());
    setUnread(initial.unread);
  }

  async function read(notices: readonly NoticeView[], request: ReadNoticesRequest): Promise<void> {
    const ids = notices.map(({ id }) => id);
    setError(null);
    setMarked((before) => new Set([...before, ...ids]));
    try {
      const { unread: left } = await noticeCalls.readNotices({ body: request });
      setUnread(left);
      unreadStore.take(left);
    } catch (failure) {
      setMarked((before) => new Set([...before].filter((id) => !ids.includes(id))));
      setError(toFailureText(failure, 'This could not be marked as read. Please try again.'));
    }
  }

  return {
    unread,
    error,
    isUnread: ({ id, read_at }) => read_at === null && !marked.has(id),
    read: (notices, request) => void read(notices, request),
  };
}
