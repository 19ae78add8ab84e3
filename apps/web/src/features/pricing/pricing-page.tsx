import { LIMITS, PREMIUM_PRICE } from '@firsthand/contracts/light';
import { Link } from '../../components/link.tsx';
import { LinkButton } from '../../components/button.tsx';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { PageText, TextPage } from '../../components/page/text-page.tsx';
import styles from './pricing-page.module.css';

const FREE = [
  'Search every posting and read it, without an account',
  'Apply on the employer’s own page',
  'With an account: bookmarks that keep their own copy of the posting',
  `With an account: ${LIMITS.freeProfiles} job profile, typed in or read from a resume`,
  `With an account: up to ${LIMITS.freeSavedSearches} saved searches, with mail daily or weekly`,
  'With an account: which of a job’s stated requirements your profile shows',
  'With an account: a history of your applications with stages, notes and follow-ups',
];
const PREMIUM = [
  'Everything in Free',
  'Unlimited job profiles',
  `Job notifications at once, and up to ${LIMITS.premiumSavedSearches} saved searches`,
];
const TURBO = [
  'One-click apply (Turbo Apply): forms filled from a profile, sent when you confirm',
  'AI job apply: a drafted cover letter that names its facts',
  'Auto job apply: applications prepared by your own criteria, each waiting for you',
];
const TURBO_PLANNED = [
  'One-click apply (Turbo Apply)',
  'AI job apply',
  'Auto job apply by your own criteria',
];
const PLANNED = ['Priority support', 'Beta access to new features'];

export function PricingPage({ donationHandle }: { donationHandle: string | null }) {
  const offersTurboApply = useOffersTurboApply();
  return (
    <TextPage
      heading="Pricing Plans"
      lead="Searching needs no account and costs nothing. While Firsthand is in beta, Premium is $0 too."
    >
      <div className={styles.plans}>
        <section aria-labelledby="free" className={styles.plan}>
          <h2 id="free">Free</h2>
          <p className={styles.price}>
            <strong>$0</strong> per month
          </p>
          <List items={FREE} />
          <LinkButton to="/search" kind="secondary" className={styles.action} prefetch="intent">
            Browse Jobs
          </LinkButton>
        </section>
        <section aria-labelledby="premium" className={styles.plan}>
          <h2 id="premium">Premium</h2>
          <p className={styles.price}>
            <s>
              <span className="sr-only">Usual price </span>
              {PREMIUM_PRICE.monthly}
            </s>{' '}
            <strong>$0</strong> per month during beta
          </p>
          <List items={offersTurboApply ? [...PREMIUM, ...TURBO] : PREMIUM} />
          <h3>Planned, and part of Premium once they are there</h3>
          <List items={offersTurboApply ? PLANNED : [...TURBO_PLANNED, ...PLANNED]} isPlanned />
          <LinkButton to="/subscription" kind="primary" className={styles.action}>
            Sign up for Free Access
          </LinkButton>
        </section>
      </div>
      <PageText>
        <h2>What you pay, and when</h2>
        <p>
          Premium is a monthly plan, billed in advance, that renews until you cancel. During the beta the
          checkout takes {PREMIUM_PRICE.monthly} off, so nothing is charged. The beta has no end date yet;
          fees change only after notice.
        </p>
        <p>
          You cancel on the <Link to="/subscription">subscription page</Link> and keep Premium until the end
          of the month you are in. The <Link to="/terms-of-service">terms</Link> say the same at more length,
          and the <Link to="/features">feature comparison</Link> says what each plan has today.
        </p>
        {offersTurboApply ? (
          <p>
            Turbo Apply has a <Link to="/extension">browser extension</Link> that fills employers’ own forms
            from what you prepared. It is part of Premium and costs nothing more.
          </p>
        ) : null}
        {donationHandle ? (
          <>
            <h2>Donations</h2>
            <p>
              If you want to give something, the Cash App name is{' '}
              <a href={`https://cash.app/${donationHandle}`} target="_blank" rel="noopener noreferrer">
                {donationHandle}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              . A donation buys no feature.
            </p>
          </>
        ) : null}
      </PageText>
    </TextPage>
  );
}

function List({ items, isPlanned = false }: { items: readonly string[]; isPlanned?: boolean }) {
  return (
    <ul className={styles.list} data-planned={isPlanned || undefined}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
