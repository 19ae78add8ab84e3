import type { ListedUser } from '@firsthand/api';

const HEADINGS = ['address', 'name', 'roles', 'bookmarks', 'sessions', 'since', 'last signed in (UTC)'];

/** A table of people, a line each. */
export function formatUsers(users: readonly ListedUser[]): string {
  if (users.length === 0) return 'Nobody has an account yet.';
  const rows = [HEADINGS, ...users.map(toCells)];
  const widths = HEADINGS.map((_heading, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', users.length === 1 ? '1 account' : `${users.length} accounts`].join('\n');
}

function toCells(user: ListedUser): string[] {
  return [
    user.email,
    user.name ?? '',
    user.roles.join(', '),
    String(user.bookmarks),
    String(user.sessions),
    user.createdAt.slice(0, 10),
    user.lastSignedInAt?.slice(0, 16).replace('T', ' ') ?? 'never',
  ].map(toPrintable);
}

/** Names are other people's words: a terminal must not obey them. */
function toPrintable(text: string): string {
  return text.replace(/\p{C}/gu, '');
}
