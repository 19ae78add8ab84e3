import { expect, test } from 'vitest';
import { formatUsers } from './format-users.ts';

const ada = {
  ...{ email: 'ada@example.com', name: 'Ada', roles: ['premium', 'admin'], bookmarks: 12, sessions: 2 },
  ...{ createdAt: '2026-02-01T09:00:00.000Z', lastSignedInAt: '2026-02-03T17:30:59.000Z' },
};
const bob = { ...ada, email: 'b@example.com', name: null, roles: [], bookmarks: 0, lastSignedInAt: null };

test('people stand below each other, a line each', () => {
  expect(formatUsers([ada, bob]).split('\n')).toEqual([
    'address          name  roles           bookmarks  sessions  since       last signed in (UTC)',
    'ada@example.com  Ada   premium, admin  12         2         2026-02-01  2026-02-03 17:30',
    'b@example.com                          0          2         2026-02-01  never',
    '',
    '2 accounts',
  ]);
});

test('nobody is said in words', () => {
  expect(formatUsers([])).toBe('Nobody has an account yet.');
  expect(formatUsers([ada])).toMatch(/\n1 account$/);
});

test('a name cannot steer the terminal', () => {
  const table = formatUsers([{ ...ada, name: 'Ada\u001b[2J\u202e\r\nroot' }]);
  expect(table).toContain('  Ada[2Jroot  ');
  expect(table.split('\n')).toHaveLength(4);
});
