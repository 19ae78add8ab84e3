import type { NoticeView } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { toNoticeWords } from './notice-words.ts';

const words = (changes: Partial<NoticeView>) =>
  toNoticeWords({
    ...{ id: 1, kind: 'job_changed', at: '', read_at: null, requisition_id: 7, title: 'Cook' },
    ...{ company: 'Acme', location: null, navigation: null, changes: [], count: null, jobs: [] },
    saved_search: null,
    ...changes,
  });

test('says what happened as a posting’s history does, and of several jobs how many', () => {
  expect([
    words({}),
    words({ kind: 'job_closed' }),
    words({ kind: 'job_reopened' }),
    words({ kind: 'company_opened_jobs', count: 1_200 }),
    words({ kind: 'company_opened_jobs', count: 1, company: null }),
    words({ kind: 'new_jobs', count: 1, saved_search: { id: 1, name: 'Cooks', path: null } }),
    words({ kind: 'new_jobs', count: 4 }),
  ]).toEqual([
    ...['Changed', 'Gone from the board', 'Back on the board', 'Acme opened 1,200 jobs'],
    ...['A company you watch opened 1 job', '1 new job in “Cooks”', '4 new jobs in “a saved search”'],
  ]);
});
