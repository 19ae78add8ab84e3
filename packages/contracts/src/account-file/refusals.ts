import { toMinutes } from '../text/waits.ts';
import type { Wait, Refusals } from '../refusals/refusal.ts';

/** Why calls about account file are refused. */
export const ACCOUNT_FILE_REFUSALS = {
  'account-not-empty': {
    status: 409,
    text: 'This account already holds something, so nothing was brought in. A file is taken only into an account without job profiles, saved jobs, saved searches, hidden things, watched companies, applications and answers.',
  },
  'import-no-room': {
    status: 503,
    retryAfterSeconds: 600,
    text: 'There is no room on the server to take the file in. Please try again later.',
  },
  'too-many-imports': {
    status: 429,
    text: ({ failures, retryAfterSeconds }: Wait & { failures: number }) =>
      `${failures} files could not be brought into this account within an hour. Please try again in ${toMinutes(retryAfterSeconds)}.`,
  },
  'import-under-way': {
    status: 429,
    retryAfterSeconds: 20,
    text: 'A file is being brought into this account already. Please wait until that is done.',
  },
  'imports-full': {
    status: 503,
    expected: true,
    retryAfterSeconds: 60,
    text: 'Others are bringing in their files right now. Please try again in a minute.',
  },
} satisfies Refusals;
