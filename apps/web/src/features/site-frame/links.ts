import type { User } from '@firsthand/contracts';
import { isAdmin } from '../../lib/session/is-admin.ts';

export interface SiteLink {
  to: string;
  text: string;
}

export const HEADER_LINKS: readonly SiteLink[] = [
  { to: '/faq', text: 'FAQ' },
  { to: '/search', text: 'Find Jobs' },
  { to: '/features', text: 'Features' },
  { to: '/pricing', text: 'Pricing' },
  { to: '/about', text: 'About' },
];

export const LOGIN_LINK: SiteLink = { to: '/login', text: 'Log in/Create Account' };

/** Beside the account's own menu. */
export const SAVED_JOBS_LINK: SiteLink = { to: '/saved-jobs', text: 'Saved Jobs' };

/** What the account menu leads to; before anybody is known, what it leads to for most. */
export function toAccountLinks(user: User | null): readonly SiteLink[] {
  return [
    { to: '/dashboard', text: 'Dashboard' },
    { to: '/saved-searches', text: 'Saved Searches' },
    { to: '/profile', text: 'Profile' },
    { to: '/job-profiles', text: 'Job Profiles' },
    { to: '/job-applications', text: 'Application History' },
    { to: '/subscription', text: user?.premium ? 'Premium Account' : 'Upgrade to Premium' },
    ...(isAdmin(user) ? [{ to: '/operations', text: 'Operations' }] : []),
  ];
}

export const FOOTER_COLUMNS: readonly { heading: string; links: readonly SiteLink[] }[] = [
  {
    heading: 'For Job Seekers',
    links: [
      { to: '/search', text: 'Find Jobs' },
      { to: '/companies', text: 'Companies' },
      { to: '/features', text: 'Features' },
      { to: '/pricing', text: 'Pricing' },
      { to: '/faq', text: 'FAQ' },
    ],
  },
  { heading: 'For Employers', links: [{ to: '/employer-integrations', text: 'ATS Integrations' }] },
  {
    heading: 'Company',
    links: [
      { to: '/about', text: 'About' },
      { to: '/careers', text: 'Careers' },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { to: '/privacy-policy', text: 'Privacy Policy' },
      { to: '/terms-of-service', text: 'Terms of Service' },
      { to: '/cookie-policy', text: 'Cookie Policy' },
      { to: '/accessibility', text: 'Accessibility' },
    ],
  },
];

export const SOCIAL_LINK: SiteLink = { to: 'https://www.linkedin.com/', text: 'LinkedIn' };
