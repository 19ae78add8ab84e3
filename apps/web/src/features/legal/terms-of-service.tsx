import { PREMIUM_PRICE } from '@firsthand/contracts/light';
import { Link } from '../../components/link.tsx';
import { OperatorAddress } from '../../components/page/operator-address.tsx';
import { LegalPage, type LegalSection } from './legal-page.tsx';

export function TermsOfService({ operatorEmail }: { operatorEmail: string | null }) {
  return (
    <LegalPage
      heading="Terms of Service"
      lead="What you may expect of Firsthand, what Firsthand expects of you, and what happens with money."
      inForceSince="2026-11-21"
      sections={toSections(operatorEmail)}
    />
  );
}

const toSections = (operatorEmail: string | null): LegalSection[] => [
  {
    id: 'agreement',
    heading: 'Agreement',
    body: (
      <p>
        These terms hold between you and whoever runs this site (“we”). By using it you agree to them. If you
        do not agree, do not use it.
      </p>
    ),
  },
  {
    id: 'age',
    heading: 'Who may use it',
    body: <p>You must be at least 16 years old. If you act for a company, you must be allowed to.</p>,
  },
  {
    id: 'service',
    heading: 'What the service is',
    body: (
      <>
        <p>
          Firsthand searches job postings that employers publish in their own applicant-tracking systems, and
          shows when each was last seen there. An account adds what the{' '}
          <Link to="/features">feature comparison</Link> lists. What is called planned there is not part of
          the service yet.
        </p>
        <p>
          Firsthand is not an employment agency and not a recruiter. It does not act for employers or for you,
          chooses nobody, and takes no part in hiring.
        </p>
      </>
    ),
  },
  {
    id: 'no-guarantee',
    heading: 'No guarantee of outcomes',
    body: (
      <>
        <p>
          We do not guarantee an interview, an offer, a job or a reply. Employers write their postings and may
          change or withdraw them at any time. “Verified” means that a posting was on the employer’s board at
          the time shown, and nothing more.
        </p>
        <p>
          Pay, places and other facts are read from the posting by a program, which can err. The employer’s
          own page decides.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    heading: 'Your account',
    body: (
      <p>
        You log in with your email address, so whoever reads your mail can log in as you: keep it safe, and do
        not pass a login link or code on. What you enter must be yours to enter. You can delete the account at
        any time in <Link to="/profile">profile settings</Link>.
      </p>
    ),
  },
  {
    id: 'your-content',
    heading: 'What you enter and upload',
    body: (
      <p>
        It stays yours. You allow us to store and process it so that the service works for you, and for
        nothing else. The <Link to="/privacy-policy">privacy policy</Link> says what is stored and how long.
      </p>
    ),
  },
  {
    id: 'conduct',
    heading: 'What is not allowed',
    body: (
      <ul>
        <li>breaking into the service or other people’s accounts, or overloading it on purpose;</li>
        <li>copying postings in bulk, or going around a limit that we set;</li>
        <li>applying or filling in forms under a name that is not yours;</li>
        <li>uploading what harms others or breaks the law.</li>
      </ul>
    ),
  },
  {
    id: 'subscriptions',
    heading: 'Subscriptions and payment',
    body: (
      <>
        <p>
          Premium is a subscription of {PREMIUM_PRICE.monthly} per month. It is billed in advance and
          recurring: it renews automatically each month unless you cancel before the month ends. While the
          beta lasts, the price charged is $0.
        </p>
        <p>
          A payment provider takes the payment and sends receipts. If a payment fails, Premium may end until
          it succeeds.
        </p>
      </>
    ),
  },
  {
    id: 'cancelling',
    heading: 'Cancelling and refunds',
    body: (
      <p>
        You cancel on the <Link to="/subscription">subscription page</Link>. Premium stays until the end of
        the period you have paid for. There are no refunds for partial periods, except where the law requires
        them. Job profiles that you made with Premium are not deleted when it ends.
      </p>
    ),
  },
  {
    id: 'fees',
    heading: 'Changes of fees',
    body: (
      <p>
        Fees may change on notice. We send the notice to your account’s address before the first payment at
        the new price, so that you can cancel first. The same goes for the end of the beta.
      </p>
    ),
  },
  {
    id: 'liability',
    heading: 'Liability',
    body: (
      <p>
        The service is provided as it is. As far as the law allows, we are not liable for lost chances, lost
        income or decisions that employers make, and otherwise for no more than you paid us in the twelve
        months before. Nothing here limits liability that the law does not let us limit.
      </p>
    ),
  },
  {
    id: 'law',
    heading: 'Governing law',
    body: (
      <p>
        These terms are governed by the law of the United States. Rights that the law of your own country
        gives you as a consumer stay yours.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes and contact',
    body: (
      <p>
        We may change these terms; the date at the end of this page changes with them.{' '}
        <OperatorAddress email={operatorEmail}>
          {(address) => <>Questions go to {address}.</>}
        </OperatorAddress>
      </p>
    ),
  },
];
