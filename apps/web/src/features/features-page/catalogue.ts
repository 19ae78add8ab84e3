import { LIMITS, PREMIUM_PRICE } from '@firsthand/contracts/light';

/** Words stand as they are; the other three are drawn. */
export type Availability = 'yes' | 'no' | 'planned' | (string & {});

export interface Feature {
  key: string;
  name: string;
  /** Shown as a tooltip: what it is, and what it is not yet. */
  description: string;
  anonymous: Availability;
  free: Availability;
  premium: Availability;
}

export const COLUMNS = [
  { key: 'anonymous', name: 'Anonymous', note: 'no account', struckPrice: null },
  { key: 'free', name: 'Logged In', note: 'free', struckPrice: null },
  { key: 'premium', name: 'Premium', note: '$0/month', struckPrice: PREMIUM_PRICE.monthly },
] as const;

const everybody = { anonymous: 'yes', free: 'yes', premium: 'yes' } as const;
const withAccount = { anonymous: 'no', free: 'yes', premium: 'yes' } as const;
const plannedForPremium = { anonymous: 'no', free: 'no', premium: 'planned' } as const;

/** The specification's catalogue, in its order. */
export const CATALOGUE: readonly Feature[] = [
  {
    key: 'job-search',
    name: 'Job search',
    description:
      'Search open postings from nine applicant-tracking systems and filter them by country, place, remote work and source.',
    ...everybody,
  },
  {
    key: 'manual-apply',
    name: 'Manual apply',
    description: 'Snail Apply opens the posting on the employer’s own page, where you apply yourself.',
    ...everybody,
  },
  {
    key: 'no-tracking',
    name: 'No tracking',
    description:
      'No analytics, no advertising, no list of what you searched for or read, whether or not you are logged in.',
    ...everybody,
  },
  {
    key: 'bookmark-jobs',
    name: 'Bookmark jobs',
    description: `Keeps a copy of the posting that stays readable after the employer takes it down. Up to ${LIMITS.bookmarksPerUser.toLocaleString('en-US')} bookmarks.`,
    ...withAccount,
  },
  {
    key: 'beta-access',
    name: 'Beta access',
    description: 'Planned: new features come to Premium first while they are tested. None is in a test now.',
    ...plannedForPremium,
  },
  {
    key: 'job-profiles',
    name: 'Job profiles',
    description:
      'Contact and job information, skills, experience, resume and cover letter. Typed in, or read from a resume in PDF and checked by you.',
    ...{ anonymous: 'no', free: String(LIMITS.freeProfiles), premium: 'yes' },
  },
  {
    key: 'turbo-apply',
    name: 'Turbo Apply',
    description: 'Planned: apply with one of your job profiles in one click, without leaving this site.',
    ...plannedForPremium,
  },
  {
    key: 'ai-enhance',
    name: 'AI enhance',
    description: 'Planned: a resume and a cover letter fitted to the posting before they are sent.',
    ...plannedForPremium,
  },
  {
    key: 'auto-apply',
    name: 'Auto apply',
    description: 'Planned: you set the criteria, Firsthand applies to the postings that meet them.',
    ...plannedForPremium,
  },
  {
    key: 'job-notifications',
    name: 'Job notifications',
    description: 'Planned: a message when a new posting fits what you look for. Nothing is sent today.',
    ...plannedForPremium,
  },
  {
    key: 'unlimited-profiles',
    name: 'Unlimited profiles',
    description: `As many job profiles as you need, one for each kind of job. A technical limit stands at ${LIMITS.premiumProfiles}.`,
    ...{ anonymous: 'no', free: 'no', premium: 'yes' },
  },
  {
    key: 'application-tracking',
    name: 'Application tracking',
    description: 'Planned: the status of each application made through this site, and when to follow up.',
    ...plannedForPremium,
  },
  {
    key: 'premium-support',
    name: 'Premium support',
    description: 'Planned: questions of Premium members are answered first.',
    ...plannedForPremium,
  },
];
