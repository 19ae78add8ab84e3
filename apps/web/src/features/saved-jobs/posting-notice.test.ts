import { expect, test } from 'vitest';
import { toPostingNotice } from './posting-notice.ts';

const nowMs = Date.parse('2026-11-20T12:00:00Z');
const bookmark = {
  posting_status: 'open' as const,
  posting_status_at: null,
  last_verified_at: '2026-11-20T10:00:00Z',
  source: 'lever' as const,
  company_name: 'Acme',
};

test('a posting that is as it was needs no notice', () => {
  expect(toPostingNotice(bookmark, nowMs)).toBeNull();
});

test('a changed posting says when it changed', () => {
  const at = '2026-11-18T12:00:00Z';
  const notice = toPostingNotice({ ...bookmark, posting_status: 'changed', posting_status_at: at }, nowMs);
  expect(notice?.kind).toBe('changed');
  expect(notice?.text).toContain('changed this posting on November 18, 2026 (2 days ago).');
});

test('a closed posting says when it closed and when it was last seen, on which board', () => {
  const notice = toPostingNotice(
    {
      ...bookmark,
      posting_status: 'closed',
      posting_status_at: '2026-11-19T12:00:00Z',
      last_verified_at: '2026-11-19T08:00:00Z',
    },
    nowMs,
  );
  expect(notice?.text).toBe(
    'No longer on Acme’s Lever board since November 19, 2026 (1 day ago), last seen there on November 19, 2026. Your copy of it stays here.',
  );
});

test('a posting that is no longer stored is closed at a time nobody can tell', () => {
  const notice = toPostingNotice({ ...bookmark, posting_status: 'closed', last_verified_at: null }, nowMs);
  expect(notice?.text).toBe('No longer on Acme’s Lever board. Your copy of it stays here.');
});
