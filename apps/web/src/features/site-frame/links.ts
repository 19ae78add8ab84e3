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

export const FOOTER_COLUMNS: readonly { heading: string; links: readonly SiteLink[] }[] = [
  {
    heading: 'For Job Seekers',
    links: [
      { to: '/search', text: 'Find Jobs' },
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
