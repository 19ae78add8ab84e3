import { afterEach, describe, expect, test } from 'vitest';
import { sessionStore, signIn, signOut } from '../lib/session/session.ts';
import { aSession } from '../lib/session/testing/session-parts.ts';
import { requireGuest, requireSignedIn } from './guards.ts';

afterEach(() => signOut());

/** Where a guard sends the visit of a path; null when it lets it through. */
async function leadFrom(guard: (url: URL) => void | Promise<void>, path: string): Promise<string | null> {
  try {
    await guard(new URL(path, 'https://firsthand.example'));
    return null;
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Response);
    const { status, headers } = thrown as Response;
    expect(status).toBe(302);
    return headers.get('location');
  }
}

describe('a page for people who are signed in', () => {
  test('sends everybody else to the login, with its full path and query', async () => {
    expect(await leadFrom(requireSignedIn, '/saved-jobs?page=2&q=a%20b')).toBe(
      '/login?redirect=%2Fsaved-jobs%3Fpage%3D2%26q%3Da%2520b',
    );
  });

  test('lets them through', async () => {
    signIn(aSession());
    expect(await leadFrom(requireSignedIn, '/saved-jobs')).toBeNull();
  });
});

describe('a page for guests', () => {
  const stillSignedIn = (url: URL) => requireGuest(url, () => Promise.resolve());

  test('lets guests through', async () => {
    expect(await leadFrom(requireGuest, '/login?redirect=%2Fsaved-jobs')).toBeNull();
  });

  test('lets somebody through whose session ended, without sending them anywhere first', async () => {
    signIn(aSession());
    const refused = (url: URL) =>
      requireGuest(url, async () => {
        sessionStore.signOut();
      });
    expect(await leadFrom(refused, '/login?redirect=%2Fsaved-jobs')).toBeNull();
  });

  test.each([
    ['', '/dashboard'],
    ['?redirect=%2Fsaved-jobs%3Fpage%3D2', '/saved-jobs?page=2'],
    ['?redirect=//evil.example', '/dashboard'],
    ['?redirect=%2F%2Fevil.example', '/dashboard'],
    ['?redirect=/%5Cevil.example', '/dashboard'],
    ['?redirect=%2F%252Fevil.example', '/dashboard'],
    ['?redirect=%2F%255Cevil.example', '/dashboard'],
    ['?redirect=%2F%09%2Fevil.example', '/dashboard'],
    ['?redirect=https%3A%2F%2Fevil.example', '/dashboard'],
    ['?redirect=javascript%3Aalert(1)', '/dashboard'],
    ['?redirect=%2Flogin', '/dashboard'],
  ])('with the query “%s” sends whoever is signed in to %s', async (query, target) => {
    signIn(aSession());
    expect(await leadFrom(stillSignedIn, `/login${query}`)).toBe(target);
  });
});
