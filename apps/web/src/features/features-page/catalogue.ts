import { LIMITS, PREMIUM_PRICE, formatCount } from '@firsthand/contracts/light';

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
const forPremium = { anonymous: 'no', free: 'no', premium: 'yes' } as const;
const plannedForPremium = { anonymous: 'no', free: 'no', premium: 'planned' } as const;

const MODEL =
  'Where this site has an AI model, it can word them; every claim names the fact of your profile it rests on.';

/** The specification's catalogue, in its order; Turbo Apply and what goes with it only where it is switched on. */
export const toCatalogue = (offersTurboApply: boolean): readonly Feature[] => [
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
      'No ad tracking: no advertising, no analytics and no list on our side of what you searched for or read. “Application tracking” below is the list you keep yourself.',
    ...everybody,
  },
  {
    key: 'bookmark-jobs',
    name: 'Bookmark jobs',
    description: `Keeps a copy of the posting that stays readable after the employer takes it down. Up to ${formatCount(LIMITS.bookmarksPerUser)} bookmarks.`,
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
      'Contact and job information, skills, experience, education, languages, certificates and licences, resume and cover letter. Typed in, or read from a resume in PDF and checked by you.',
    ...{ anonymous: 'no', free: String(LIMITS.freeProfiles), premium: 'yes' },
  },
  {
    key: 'turbo-apply',
    name: 'Turbo Apply',
    ...(offersTurboApply
      ? {
          description:
            'Fills the employer’s form from a job profile and shows every value and where it comes from. Nothing is sent before you confirm it.',
          ...forPremium,
        }
      : {
          description:
            'Planned: the employer’s form filled from one of your job profiles. Switched off here.',
          ...plannedForPremium,
        }),
  },
  {
    key: 'ai-enhance',
    name: 'AI enhance',
    ...(offersTurboApply
      ? {
          description: `A drafted cover letter, and the posting’s skills beside yours. ${MODEL}`,
          ...forPremium,
        }
      : {
          description: 'Planned: a resume and a cover letter fitted to the posting. Switched off here.',
          ...plannedForPremium,
        }),
  },
  {
    key: 'auto-apply',
    name: 'Auto apply',
    ...(offersTurboApply
      ? {
          description:
            'You set a search and a daily limit; Firsthand prepares applications to what it finds. Each waits for you to confirm it.',
          ...forPremium,
        }
      : {
          description: 'Planned: applications prepared by your criteria. Switched off here.',
          ...plannedForPremium,
        }),
  },
  {
    key: 'job-notifications',
    name: 'Job notifications',
    description: `Mail about new postings that fit a saved search, each told of once and ended by one click. Daily or weekly for everybody, by address alone too; with an account up to ${LIMITS.freeSavedSearches} searches are kept, with Premium ${LIMITS.premiumSavedSearches}, and mail comes at once.`,
    ...{ anonymous: 'daily', free: 'daily', premium: 'at once' },
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
    description:
      'Every application in one list or on a board, made here or anywhere else, with stages, notes and a day to follow up.',
    ...withAccount,
  },
  {
    key: 'premium-support',
    name: 'Premium support',
    description: 'Planned: questions of Premium members are answered first.',
    ...plannedForPremium,
  },
];
