import type { AccessScope } from '@firsthand/contracts/light';

/** What each scope lets a program do, in a sentence. */
export const SCOPE_WORDS: Record<AccessScope, { label: string; text: string }> = {
  read: {
    label: 'Read',
    text: 'See what is yours: saved jobs and searches, job profiles with their files, and applications.',
  },
  write: {
    label: 'Write',
    text: 'Also save and hide jobs, keep searches, and change job profiles and applications.',
  },
  apply: {
    label: 'Apply',
    text: 'Also prepare applications and record those you sent. It can never send one for you.',
  },
};

export const EXPIRY_DAYS = [30, 90, 365] as const;

/** What a link to this page can ask for, by the name after `?token=`. */
export const TOKEN_PRESETS: Readonly<Record<string, { name: string; scopes: readonly AccessScope[] }>> = {
  apply: { name: 'Browser extension', scopes: ['apply'] },
};
