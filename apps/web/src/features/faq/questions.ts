import { ATS_TABLE, LIMITS, PREMIUM_PRICE, formatCount } from '@firsthand/contracts/light';

/** Text, or a link in the middle of it. */
export type Piece = string | { to: string; text: string };
/** One paragraph of an answer. */
export type Paragraph = readonly Piece[];

export interface Question {
  /** Its place in the page's address: /faq#magic-link */
  id: string;
  question: string;
  answer: readonly Paragraph[];
}

export interface Topic {
  heading: string;
  questions: readonly Question[];
}

const link = (to: string, text: string): Piece => ({ to, text });
const premium = link('/pricing', 'Premium');
const systems = ATS_TABLE.map((ats) => ats.label).join(', ');

const EXTENSION: Question = {
  id: 'browser-extension',
  question: 'Is there a browser extension?',
  answer: [
    [
      'Yes. On the employer’s own page it fills the form from what Turbo Apply prepared: you see each value before it is written, and you send the form yourself. ',
      link('/extension', 'What it does, what it may read, and how to get it'),
      '.',
    ],
  ],
};

const turboApply = (isOffered: boolean): readonly Piece[] =>
  isOffered
    ? [
        'A feature of ',
        premium,
        ': you choose a job profile, and the employer’s form is filled from it. Every value is shown with where it came from; questions about equal opportunity, work permission, pay and the like are only filled from what you stored for them. You confirm the exact content once. Where the employer gave us a key to their system, we send it; everywhere else you get everything ready to copy, and the employer’s page.',
      ]
    : [
        'A way to fill an employer’s form from one of your job profiles, planned for ',
        premium,
        '. It is switched off here, and so are its relatives: drafted cover letters and applications prepared by your criteria.',
      ];

/** The 29 questions of the specification's topics. */
export const toTopics = (offersTurboApply: boolean): readonly Topic[] => [
  {
    heading: 'Firsthand and its postings',
    questions: [
      {
        id: 'what-is-firsthand',
        question: 'What is Firsthand?',
        answer: [
          [
            `A search over job postings that employers publish in their own applicant-tracking systems (ATS). We read nine of them: ${systems}. Each posting shows when we last saw it on the employer’s board.`,
          ],
        ],
      },
      {
        id: 'where-postings-come-from',
        question: 'Where do the postings come from?',
        answer: [
          [
            'From the public job boards that these systems show under an employer’s name. A program of ours reads them through the same public pages and feeds that a visitor’s browser uses. Nobody can post a job on Firsthand, and we take no postings from other job sites.',
          ],
        ],
      },
      {
        id: 'fake-jobs',
        question: 'How does that keep fake jobs out?',
        answer: [
          [
            'Only jobs listed in the ATS systems are shown. To publish there, somebody needs access to the hiring system that the employer runs. That keeps out copies, and postings that no employer stands behind.',
          ],
          [
            'It does not show whether an employer means to fill a position. The history on the job’s page helps there: how long it has been up, and what was changed.',
          ],
        ],
      },
      {
        id: 'verified-stamp',
        question: 'What does “Verified 14 min ago” mean?',
        answer: [
          [
            'That our reader saw the posting on the employer’s board 14 minutes ago. It is the time of a reading, never of an edit. ',
            link('/about#verification', 'How verification works'),
            ' has the details.',
          ],
        ],
      },
      {
        id: 'how-often',
        question: 'How often is a board read?',
        answer: [
          [
            'Every hour at first. A board that changes often comes down to 15 minutes, a quiet one goes up to 6 hours. A board that cannot be reached is tried less often, usually at least once a day.',
          ],
        ],
      },
      {
        id: 'removed-jobs',
        question: 'When is a job removed?',
        answer: [
          [
            'As soon as a complete reading of the board no longer lists it. It leaves the search, and its page says that it is gone.',
          ],
          [
            `A job that could not be verified for ${LIMITS.staleWarningDays} days carries a warning. After ${LIMITS.staleErrorDays} days the warning says that the job has likely been taken down and is queued for removal; it goes 14 days later.`,
          ],
        ],
      },
      {
        id: 'old-postings',
        question: 'Why is a posting from months ago still here?',
        answer: [
          [
            'Because the employer still lists it. The day on which it was published removes nothing; only the board decides. “Posted” is the employer’s own date, “Verified” is ours.',
          ],
        ],
      },
      {
        id: 'no-pay',
        question: 'Why does a posting say “Competitive” instead of its pay?',
        answer: [
          [
            'Then it gives no pay that we could read. In the same way “Full-time”, “Software Development” and “Unknown Company” stand where an employer says nothing. They are only shown: the search and its filters do not use them. Where pay is given, the job’s page shows the sentence it was read from.',
          ],
        ],
      },
      {
        id: 'remote',
        question: 'Which jobs count as remote?',
        answer: [
          [
            'Those whose posting says so. Hybrid work is shown as hybrid and never found as remote; a posting that does not say where the work is done is not remote either.',
          ],
        ],
      },
      {
        id: 'countries',
        question: 'Which countries can I search in?',
        answer: [
          [
            'The filter offers the United States, Canada, the United Kingdom, Australia, Germany, France, the Netherlands and Sweden. “Any country” searches all at once, and there postings elsewhere are found too. The page starts with the country that your internet address points to.',
          ],
        ],
      },
      {
        id: 'employers',
        question: 'I am an employer. How do I get our jobs in here?',
        answer: [
          [
            'If you use one of the nine systems there is nothing to do but be known to us. For another system, ',
            link('/employer-integrations', 'ask for an integration'),
            '. We answer within 24-48 hours.',
          ],
        ],
      },
    ],
  },
  {
    heading: 'Applying',
    questions: [
      {
        id: 'apply',
        question: 'How do I apply?',
        answer: [
          [
            'With Snail Apply: it opens the posting on the employer’s own page in a new tab, and you apply there. Snail Apply passes nothing about you on. When you come back, you can note that you applied, and your application history keeps it.',
          ],
        ],
      },
      {
        id: 'turbo-apply',
        question: 'What is Turbo Apply?',
        answer: [turboApply(offersTurboApply)],
      },
      ...(offersTurboApply ? [EXTENSION] : []),
      {
        id: 'notifications',
        question: 'Can Firsthand tell me about new jobs?',
        answer: [
          [
            `Yes. Press “Save this search” over any results: a mail tells of what is new, daily or weekly, each job once. It needs no account, and one click in the mail ends it. An account keeps up to ${LIMITS.freeSavedSearches} searches on a page of their own. `,
            premium,
            ` adds mail at once and up to ${LIMITS.premiumSavedSearches} searches. With “Email Notifications” off in your settings none is sent.`,
          ],
        ],
      },
    ],
  },
  {
    heading: 'Your account',
    questions: [
      {
        id: 'need-an-account',
        question: 'Do I need an account?',
        answer: [
          [
            'Not for searching, reading or applying. A free account adds bookmarks, one job profile and an application history. The ',
            link('/features', 'feature comparison'),
            ' has the whole list.',
          ],
        ],
      },
      {
        id: 'magic-link',
        question: 'How do I log in without a password?',
        answer: [
          [
            `You enter your email address, and we mail you a link. It works once and for ${LIMITS.magicLinkMinutes} minutes. The first login makes the account. Since there is no password, none can be stolen or forgotten.`,
          ],
        ],
      },
      {
        id: 'code',
        question: 'What are the 6 digits in the mail for?',
        answer: [
          [
            'For reading mail on one device and logging in on another. Type them on the page where you asked for the mail; they work nowhere else.',
          ],
        ],
      },
      {
        id: 'no-mail',
        question: 'The mail does not arrive. What can I do?',
        answer: [
          [
            `Look into the spam folder and check the address you typed. Then ask for another mail; up to ${LIMITS.magicLinksPerMailbox} go to one address within ${LIMITS.magicLinkLimitMinutes} minutes. If your mail server refuses ours, the page that waits for the mail says so.`,
          ],
        ],
      },
      {
        id: 'linkedin',
        question: 'Can I log in with LinkedIn?',
        answer: [
          [
            'Yes, where it is offered on the login page. LinkedIn tells us your name, your email address and a number that stands for you. We ask for nothing else and cannot post there. Your address must be verified at LinkedIn.',
          ],
        ],
      },
      {
        id: 'bookmarks',
        question: 'How do bookmarks work?',
        answer: [
          [
            'The bookmark on a job keeps it under ',
            link('/saved-jobs', 'Saved Jobs'),
            ` together with a copy of the posting. The list says when the posting was changed or taken down since; the copy stays readable. There is room for ${formatCount(LIMITS.bookmarksPerUser)}.`,
          ],
        ],
      },
      {
        id: 'job-profiles',
        question: 'What is a job profile, and how many can I have?',
        answer: [
          [
            'What an application form asks for, kept in one place: contact and job information, skills, experience, education, languages, certificates and licences, a resume and a cover letter. A free account holds one, ',
            premium,
            ' an unlimited number, which means that the technical limit is ' + `${LIMITS.premiumProfiles}.`,
          ],
        ],
      },
      {
        id: 'resume',
        question: 'What happens to my resume when I upload it?',
        answer: [
          [
            'It is stored in our database and read by a program of ours on our own server. What was found is shown to you for checking, beside what was not understood. The file is not sent to anybody else, and removing it removes it from the server.',
          ],
        ],
      },
    ],
  },
  {
    heading: 'Premium',
    questions: [
      {
        id: 'premium-features',
        question: 'What does Premium add?',
        answer: [
          [
            offersTurboApply
              ? 'Today: unlimited job profiles, job notifications at once, Turbo Apply, drafted cover letters, and applications prepared by your own criteria. Planned: priority support and beta access.'
              : 'Today: unlimited job profiles and job notifications at once. Planned: one-click apply, AI job apply, auto job apply, priority support and beta access.',
          ],
        ],
      },
      {
        id: 'premium-price',
        question: 'What does Premium cost?',
        answer: [[`${PREMIUM_PRICE.monthly} per month, and $0 while Firsthand is in beta.`]],
      },
      {
        id: 'cancel-premium',
        question: 'How do I cancel Premium?',
        answer: [
          [
            'On the ',
            link('/subscription', 'subscription page'),
            '. Premium then stays until the end of the period and is not renewed; before that day you can take the cancellation back. There are no refunds for part of a period.',
          ],
        ],
      },
    ],
  },
  {
    heading: 'Your data',
    questions: [
      {
        id: 'what-is-stored',
        question: 'What do you store about me?',
        answer: [
          [
            'Without an account nothing, unless you fill in one of our forms. With one: your address, what you entered, your bookmarks, and when you logged in. The ',
            link('/privacy-policy', 'privacy policy'),
            ' goes through it item by item.',
          ],
        ],
      },
      {
        id: 'cookies',
        question: 'Do you use cookies?',
        answer: [
          [
            'We set none. Being logged in is kept in your browser’s local storage, and there is no tracking. The ',
            link('/cookie-policy', 'cookie policy'),
            ' names every entry, and the one page on which a payment provider may set cookies of its own.',
          ],
        ],
      },
      {
        id: 'download-data',
        question: 'Can I get a copy of my data?',
        answer: [
          [
            'Yes: “Download my data” in ',
            link('/profile', 'profile settings'),
            ' gives you everything we hold about you as one ZIP file, uploaded files included.',
          ],
        ],
      },
      {
        id: 'delete-data',
        question: 'How do I have my personal data deleted?',
        answer: [
          [
            '“Delete account” in ',
            link('/profile', 'profile settings'),
            ' removes everything at once. Or ask: the ',
            link('/about#erasure', 'About page'),
            ' says where. A request is acknowledged within 3 business days, and the data is erased within 30 days.',
          ],
        ],
      },
    ],
  },
];

const toText = (paragraph: Paragraph) =>
  paragraph.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');

/** The same for search engines, as schema.org's FAQPage. */
export function toFaqLd(topics: readonly Topic[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: topics.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.map(toText).join('\n') },
      })),
    ),
  };
}
