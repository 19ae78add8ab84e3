import { ERROR_TEXTS } from '../errors.ts';
import type { Most, Refusals } from '../refusals/refusal.ts';

/** Why calls about bookmarks are refused. */
export const BOOKMARKS_REFUSALS = {
  'bookmark-unknown': { status: 404, text: ERROR_TEXTS.bookmarkNotFound },
  'bookmark-undo-gone': { status: 410, text: ERROR_TEXTS.bookmarkUndoGone },
  'bookmark-job-closed': { status: 410, text: 'This job is closed and can no longer be bookmarked.' },
  'bookmark-invalid': { status: 400, text: ERROR_TEXTS.bookmarkInvalid },
  'bookmark-removal-invalid': { status: 400, text: ERROR_TEXTS.bookmarkRemoveInvalid },
  'bookmarks-full': {
    status: 409,
    text: ({ most }: Most) =>
      `You have bookmarked ${most} jobs, which is as many as we keep. Remove some first.`,
  },
} satisfies Refusals;
