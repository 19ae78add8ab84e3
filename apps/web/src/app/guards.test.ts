import { afterEach, describe, expect, test } from 'vitest';
import { signIn, signOut } from '../lib/session/session.ts';
import { aSession } from '../lib/session/testing/session-parts.ts';
import { requireGuest, requireSignedIn } from './guards.ts';

afterEach(() => signOut());

/** Where a guard sends the visit of a path; null when it lets it through. */
function leadFrom(guard: (url: URL) => void, path: string): string | null {
  try {
    guard(new URL(path, 'https://firsthand.example'));
    return null;
  } catch (thrown) {
    expect(thrown).toBeInstanceOf(Response);
    const { status, headers } = thrown as Response;
    expect(status).toBe(302);
    return headers.get('location');
  }
}

describe('a page for people who are signed in', () => {
  test('sends everybody else to the login, with its full path and query', () => {
    expect(leadFrom(requireSignedIn, '/saved-jobs?page=2&q=a%20b')).toBe(
      '/login?redirect=%2Fsaved-jobs%3Fpage%3D2%26q%3Da%2520b',
    );
  });

  test('lets them through', () => {
    signIn(aSession());
    expect(leadFrom(requireSignedIn, '/saved-jobs')).toBeNull();
  });
});

describe('a page for guests', () => {
  test('lets guests through', () => {
    expect(leadFrom(requireGuest, '/login?redirect=%2Fsaved-jobs')).toBeNull();
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
  ])('with the query “%s” sends whoever is signed in to %s', (query, target) => {
    signIn(aSession());
    expect(leadFrom(requireGuest, `/login${query}`)).toBe(target);
  });
});
