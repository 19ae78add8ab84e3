import type { ImportAccountResponse } from '@firsthand/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BringAccountIn } from './bring-account-in.tsx';
import { WhatCameIn } from './what-came-in.tsx';

const BROUGHT: ImportAccountResponse = {
  message: 'This came in: 11 saved jobs. 1 entry did not, and below stands why.',
  imported: [
    { list: 'bookmarks', name: 'saved jobs', count: 11 },
    { list: 'account', name: 'settings', count: 1 },
  ],
  not_imported: [
    { list: 'sessions', name: 'sessions', count: 3, why: 'This belongs to the account it was made in.' },
    { list: 'passkeys', name: 'passkeys', count: 1, why: 'This belongs to the account it was made in.' },
    { list: 'skills', name: 'skills', count: 1, why: 'A job profile has at most 50 skills.' },
  ],
  notes: ['The address, roles and Premium of this account are as they were.'],
};

test('what came in and what did not is said, each reason once', () => {
  const page = renderToStaticMarkup(<WhatCameIn brought={BROUGHT} />);
  expect(page).toContain('This came in: 11 saved jobs.');
  expect(page.match(/This belongs to the account/g)).toHaveLength(1);
  expect(page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toMatch(
    /Saved jobs 11 Settings 1 What did not, and why This belongs to the account it was made in\. Sessions 3 Passkeys 1 A job profile has at most 50 skills\. Skills 1 The address/,
  );
});

test('a file is asked for until one was brought in', () => {
  const bring = () => Promise.resolve();
  expect(renderToStaticMarkup(<BringAccountIn bring={bring} brought={null} />)).toContain('type="file"');
  const after = renderToStaticMarkup(<BringAccountIn bring={bring} brought={BROUGHT} />);
  expect(after).not.toContain('type="file"');
  expect(after).toContain('This came in: 11 saved jobs.');
});
