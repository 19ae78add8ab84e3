import { LIMITS } from '@firsthand/contracts/light';
import { Link } from '../../components/link.tsx';
import { OperatorAddress } from '../../components/page/operator-address.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function PrivacyPolicy({ operatorEmail }: { operatorEmail: string | null }) {
  return (
    <LegalPage
      heading="Privacy Policy"
      lead="What Firsthand stores about you, how long, who sees it, and how you get it back or get rid of it."
      inForceSince="2026-11-21"
      sections={toSections(operatorEmail)}
    />
  );
}

const toSections = (operatorEmail: string | null): LegalSection[] => [
  {
    id: 'who',
    heading: 'Who is responsible',
    body: (
      <p>
        “We” is whoever runs this site.{' '}
        <OperatorAddress
          email={operatorEmail}
          without="We have not published an email address here. What concerns an account you can do yourself in your profile settings."
        >
          {(address) => <>You reach us at {address}.</>}
        </OperatorAddress>
      </p>
    ),
  },
  {
    id: 'visitors',
    heading: 'Visiting without an account',
    body: (
      <>
        <p>
          We set no cookies, run no analytics and show no advertising. We keep no list of what you search for
          or read. Your search stands in the page’s address, so it stays in your browser’s history.
        </p>
        <p>
          Your IP address is used while a request is answered: to guess the country the search begins with,
          and to count requests against abuse. The count lives in memory for a minute. When a request fails on
          our side, its address (with the search in it) goes into an error log, without your IP address. If a
          hosting provider or a proxy stands in front of this site, it may keep a log of its own.
        </p>
      </>
    ),
  },
  {
    id: 'login',
    heading: 'Logging in',
    body: (
      <>
        <p>When you ask for a login link, we store:</p>
        <ul>
          <li>
            the address, and hashes of the link and of the 6 digits. They work for {LIMITS.magicLinkMinutes}{' '}
            minutes. A record older than 24 hours is deleted as soon as anybody asks for another link;
          </li>
          <li>
            a keyed hash of your IP address in the same record, for the limit on mails. We cannot turn it back
            into the address without trying them all with our key;
          </li>
          <li>
            the mail itself until it is sent. Then its text is erased. That a mail went to you, and when, is
            kept 30 days longer and deleted in the same way.
          </li>
        </ul>
        <p>
          Each login is a session: when it began, was last used and ended. It stores neither IP address nor
          browser. It ends {LIMITS.refreshTokenDays} days after its last use and is deleted at your first
          login once another {LIMITS.refreshTokenDays} days have passed.
        </p>
        <p>
          If you log in with LinkedIn, it tells us your name, your email address, whether that is verified,
          and a number that stands for you. LinkedIn learns that you log in here, and when.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    heading: 'What an account holds',
    body: (
      <>
        <ul>
          <li>your email address, and the name, phone number and location if you enter them;</li>
          <li>your notification preferences;</li>
          <li>
            the searches you save, when they mail you, and which jobs they told you of. An alert without an
            account holds the email address that confirmed it, and ends by the link in each of its mails;
          </li>
          <li>your bookmarks, each with a copy of the posting;</li>
          <li>
            your job profiles: contact and job information, your summary, skills, experience, education,
            languages, certificates and licences with their numbers, projects, volunteering, awards and
            publications, and the resume and cover letter you upload. The files lie in our database. A resume
            is read by our own program on our own server;
          </li>
          <li>
            your answers about gender, disability and veteran status, if you give any. They are stored apart
            from the rest of the profile, stay out of our logs and are given to no AI model;
          </li>
          <li>
            your applications: those you record yourself, with notes, stages and follow-up days; and those
            made with Turbo Apply, each with a sealed copy of what was confirmed: the posting, the profile as
            it was, the files, every answer with its source, and the employer’s receipt;
          </li>
          <li>
            answers you ask us to remember for other forms, applications you are preparing, and the search by
            which applications are prepared for you. You see, edit and delete them in your application
            history;
          </li>
          <li>
            with Premium: your numbers as a customer and subscriber at the payment provider, the state of the
            subscription and the end of its period. Card details go to the provider and never reach us.
          </li>
        </ul>
        <p>All of it stays until you change it or delete the account.</p>
      </>
    ),
  },
  {
    id: 'forms',
    heading: 'Forms that need no account',
    body: (
      <p>
        The form for employers stores company, contact name, email address and description; the careers form
        stores an email address. Both are kept until they are dealt with or you ask us to remove them, and may
        be mailed to us. To limit how often a form is sent, a keyed hash of your IP address is stored for{' '}
        {LIMITS.formLimitMinutes} minutes, apart from what you sent.
      </p>
    ),
  },
  {
    id: 'who-sees',
    heading: 'Who sees it',
    body: (
      <>
        <p>The people who run this site, as far as their work needs it. Others, only for their part:</p>
        <ul>
          <li>the hosting provider, on whose machines the data lies;</li>
          <li>the mail provider, which carries login mails;</li>
          <li>LinkedIn, if you log in with it;</li>
          <li>
            Stripe, if you subscribe and Stripe is the payment provider: your email address and name, also
            when you change them here later, and what you enter on its pages.
          </li>
        </ul>
        <p>
          Employers get nothing from us but what you confirm: with Turbo Apply, where an employer gave this
          site a key to their hiring system, the application goes there exactly as you saw it. “Snail Apply”
          opens their page, and what you enter there is between you and them. We sell no data.
        </p>
        <p>
          If this site uses an AI model, it is given postings to summarise. About you it is given something
          only when you ask for a draft: the skills and work experience of your profile, without your name,
          and never your answers about gender, disability or veteran status.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    heading: 'Getting a copy, correcting, deleting',
    body: (
      <>
        <p>
          You can change what you entered where you entered it. In <Link to="/profile">profile settings</Link>{' '}
          you download everything we hold about you as one ZIP file, and delete the account. Deleting takes
          effect at once: account, sessions, bookmarks, profiles, applications, files, mails, and what was
          left in our forms with the same address.
        </p>
        <p>
          Or ask us; the <Link to="/about#erasure">About page</Link> says how. We acknowledge a request within
          3 business days and erase the data within 30 days. If you think we handle your data wrongly, you can
          also complain to the data protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    heading: 'How it is protected',
    body: (
      <p>
        There are no passwords. Links, codes and session tokens are stored as hashes. A refresh token that is
        used a second time ends its session. Pages run only scripts that carry this site’s own mark, and
        employers’ texts are cleaned of scripts before they are shown. You can sign out of all devices in
        profile settings.
      </p>
    ),
  },
  {
    id: 'age',
    heading: 'Minimum age',
    body: (
      <p>
        You must be at least 16 to have an account. We delete accounts that we learn belong to younger people.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes',
    body: (
      <p>
        When what the software stores changes, this page changes with it, and the date at its end. What is
        kept in your browser is listed in the <Link to="/cookie-policy">cookie policy</Link>.
      </p>
    ),
  },
];
