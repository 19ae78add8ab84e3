import { toOwnPath } from '@firsthand/contracts/light';

/** A title is at most so long; what is longer was not put there by us. */
const LONGEST = 400;

/** Pages for who is signed in, by the beginning of their path; a longer one stands before the one it begins with. */
const PAGES: readonly (readonly [string, string])[] = [
  ['/dashboard', 'see your dashboard'],
  ['/saved-jobs', 'see your saved jobs'],
  ['/saved-searches', 'see your saved searches'],
  ['/watched-companies', 'see the companies you watch'],
  ['/notices', 'see your notices'],
  ['/profile', 'see your settings'],
  ['/job-profiles', 'see your job profiles'],
  ['/job-applications/prepared', 'see the applications you prepared'],
  ['/job-applications/answers', 'see your kept answers'],
  ['/job-applications', 'see your applications'],
  ['/subscription', 'see your subscription'],
  ['/operations', 'see how the site runs'],
  ['/ats', 'go on with this job'],
  ['/companies', 'go on with this company'],
  ['/search', 'go on with your search'],
  ['/insights', 'go on with these figures'],
];

/**
 * Why somebody is asked to log in: what they pressed says so, else the page they wanted: "Log in to save Nurse", "Log in to
 * see your saved jobs". Null for who came by themselves.
 */
export function findLoginReason(state: unknown, redirect: string | null): string | null {
  const { loginFor } = Object(state) as { loginFor?: unknown };
  if (typeof loginFor === 'string' && loginFor !== '' && loginFor.length <= LONGEST)
    return `Log in to ${loginFor}`;
  if (redirect === null) return null;
  const path = toOwnPath(redirect).split(/[?#]/, 1)[0] ?? '';
  const page = PAGES.find(([start]) => path === start || path.startsWith(`${start}/`));
  return page ? `Log in to ${page[1]}` : null;
}
