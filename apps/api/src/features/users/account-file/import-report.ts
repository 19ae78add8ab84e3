import type { AccountFileContents, AccountFileList, ImportAccountResponse } from '@firsthand/contracts';
import { getRule, IMPORTED_LISTS } from './import-rules.ts';
import type { NoteKind } from './list-rule.ts';

const STAYS = 'This belongs to the account it was made in.';

/** Lists that are told of and never brought in. */
export const NEVER_IMPORTED: Record<string, { name: string; why: string }> = {
  'former-addresses': { name: 'former addresses', why: STAYS },
  'sign-ins-elsewhere': { name: 'sign-ins with LinkedIn', why: STAYS },
  passkeys: { name: 'passkeys', why: STAYS },
  sessions: { name: 'sessions', why: STAYS },
  'access-for-programs': { name: 'access tokens', why: STAYS },
  'sign-in-links': { name: 'sign-in links', why: STAYS },
  mails: { name: 'mails', why: STAYS },
  'audit-events': { name: 'records of what was done as an admin', why: STAYS },
  'removed-bookmarks': { name: 'removed saved jobs', why: 'They could be put back for ten minutes only.' },
  notices: { name: 'notices', why: 'They tell what happened there; here they begin anew.' },
  subscription: { name: 'subscription', why: 'Premium belongs to the account that pays for it.' },
  'saved-search-matches': {
    name: 'jobs that came for saved searches',
    why: 'Saved searches begin anew: what fits them now counts as seen.',
  },
  'integration-requests': { name: 'requests of employers', why: STAYS },
  'career-notices': { name: 'requests to hear of open positions', why: STAYS },
};

const NOTES: Record<NoteKind, (count: number) => string> = {
  'job-elsewhere': (count) =>
    `${count} saved, applied or prepared ${count === 1 ? 'job is' : 'jobs are'} not held here: the copy is kept, and no change of it will be noticed.`,
  instant: (count) =>
    `${count} saved ${count === 1 ? 'search tells' : 'searches tell'} once a day instead of at once, which takes Premium.`,
  'under-way': (count) =>
    `${count} ${count === 1 ? 'application was' : 'applications were'} still being sent. Nothing is sent from here; ask in the account ${count === 1 ? 'it was' : 'they were'} made in.`,
  'profile-gone': (count) =>
    `${count} prepared ${count === 1 ? 'application has' : 'applications have'} no job profile here.`,
};

export interface ImportReport {
  take: (list: AccountFileList) => void;
  leaveOut: (list: AccountFileList, why: string, count?: number) => void;
  note: (kind: NoteKind) => void;
  finish: () => ImportAccountResponse;
}

/** Counts what becomes of the rows of a file, and says it in words. */
export function createReport({ rows }: Pick<AccountFileContents, 'rows'>): ImportReport {
  const taken = new Map<AccountFileList, number>();
  const notes = new Map<NoteKind, number>();
  const leftOut = new Map<string, ImportAccountResponse['not_imported'][number]>();
  const addLeftOut = (list: string, name: string, why: string, count: number) => {
    const before = leftOut.get(`${list} ${why}`);
    leftOut.set(`${list} ${why}`, { list, name, count: (before?.count ?? 0) + count, why });
  };
  return {
    take: (list) => taken.set(list, (taken.get(list) ?? 0) + 1),
    leaveOut: (list, why, count = 1) => addLeftOut(list, getRule(list).name, why, count),
    note: (kind) => notes.set(kind, (notes.get(kind) ?? 0) + 1),
    finish() {
      const ofTheirs = sum([...leftOut.values()]);
      for (const [list, count] of Object.entries(rows)) {
        if (count === 0 || IMPORTED_LISTS.some((name) => name === list)) continue;
        const { name, why } = NEVER_IMPORTED[list] ?? { name: list, why: 'There is no such list here.' };
        addLeftOut(list, name, why, count);
      }
      const imported = [...taken].map(([list, count]) => ({ list, name: getRule(list).name, count }));
      return {
        message: toMessage(imported, ofTheirs),
        imported,
        not_imported: [...leftOut.values()],
        notes: [
          ...[...notes].map(([kind, count]) => NOTES[kind](count)),
          'The address, roles and Premium of this account are as they were.',
        ],
      };
    },
  };
}

/** What people count of an account: one, and several. */
const COUNTED: readonly [AccountFileList, string, string][] = [
  ['applications', 'application', 'applications'],
  ['application-drafts', 'prepared application', 'prepared applications'],
  ['bookmarks', 'saved job', 'saved jobs'],
  ['job-profiles', 'job profile', 'job profiles'],
  ['saved-searches', 'saved search', 'saved searches'],
  ['watched-companies', 'watched company', 'watched companies'],
  ['stored-answers', 'remembered answer', 'remembered answers'],
];

/** `leftOut`: how many entries of what could have come in did not. */
function toMessage(imported: readonly { list: AccountFileList; count: number }[], leftOut: number): string {
  const counted = COUNTED.flatMap(([list, one, several]) => {
    const count = imported.find((entry) => entry.list === list)?.count ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  const what = counted.length === 0 ? '' : `: ${counted.join(', ')}`;
  if (leftOut === 0) return `Everything of yours came in${what}.`;
  return `${what === '' ? 'Your settings came in' : `This came in${what}`}. ${leftOut} ${leftOut === 1 ? 'entry' : 'entries'} did not, and below stands why.`;
}

function sum(entries: readonly { count: number }[]): number {
  return entries.reduce((total, { count }) => total + count, 0);
}
