import type { SubscriptionResponse } from '@firsthand/contracts';
import { ERROR_TEXTS, LIMITS, PREMIUM_PRICE } from '@firsthand/contracts/light';
import { Link } from '../../components/link.tsx';
import { Button } from '../../components/button.tsx';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { PortalButton } from './portal-button.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { toShownStatus } from './subscription-view.ts';
import { useLeave } from './use-leave.ts';
import styles from './subscription.module.css';

interface UpgradeOfferProps {
  subscription: SubscriptionResponse;
  createCheckout: () => Promise<string>;
  createPortal: () => Promise<string>;
  /** While a checkout is being confirmed nobody is to begin another. */
  isWaiting: boolean;
  onBack: () => void;
}

/** What Premium is and costs, for everyone who does not have it. */
export function UpgradeOffer(props: UpgradeOfferProps) {
  const { subscription, isWaiting } = props;
  const checkout = useLeave(props.createCheckout, ERROR_TEXTS.checkoutStartFailed, props.onBack);
  const offersTurboApply = useOffersTurboApply();
  const isBusy = checkout.isLeaving || isWaiting;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="offer-heading" className={styles.card}>
        <h2 id="offer-heading">Premium Monthly</h2>
        <p className={styles.price}>
          <strong>{PREMIUM_PRICE.monthly}</strong> per month
        </p>
        {subscription.beta ? (
          <p className={styles.beta}>Beta charges $0: every payment is discounted in full while it lasts.</p>
        ) : null}
        <ul className={styles.list}>
          <li>Unlimited job profiles; a free account holds {LIMITS.freeProfiles}</li>
          <li>
            Job notifications at once, and up to {LIMITS.premiumSavedSearches} saved searches; a free account
            has daily and weekly ones and {LIMITS.freeSavedSearches}
          </li>
          {offersTurboApply ? (
            <>
              <li>One-click apply: an employer’s form filled from a profile, sent when you confirm it</li>
              <li>AI job apply: a drafted cover letter that names its facts</li>
              <li>Auto job apply: applications prepared by your own criteria</li>
            </>
          ) : null}
          <li>
            Planned, and part of Premium once they are there:{' '}
            {offersTurboApply ? '' : 'one-click apply, AI job apply, auto job apply, '}
            priority support and beta access
          </li>
        </ul>
        <p className={styles.note}>
          <Link to="/features">Compare all features</Link>
        </p>
        {subscription.available ? (
          <>
            <div className="actions">
              <Button
                kind="primary"
                isBusy={isBusy}
                onClick={() => {
                  if (!isBusy) checkout.leave();
                }}
              >
                {checkout.isLeaving ? 'Opening checkout...' : 'Upgrade to Premium'}
              </Button>
            </div>
            <p role="alert" className={styles.fault}>
              {checkout.error}
            </p>
            <p className={styles.note}>
              {subscription.provider === 'sandbox'
                ? 'Demo: the checkout is a stand-in. Use its test card, never your own.'
                : 'You pay on Stripe’s pages; your card’s number never reaches Firsthand.'}{' '}
              Billed monthly in advance, renews until you cancel.{' '}
              <Link to="/terms-of-service">Terms of service</Link>
            </p>
          </>
        ) : null}
      </section>
      <section aria-labelledby="yours-heading" className={styles.section}>
        <h2 id="yours-heading">Your subscription</h2>
        <SubscriptionFacts facts={[['Status', toShownStatus(subscription)]]} />
        {subscription.can_manage && subscription.available ? (
          <div className="actions">
            <PortalButton createPortal={props.createPortal} onBack={props.onBack} />
          </div>
        ) : null}
      </section>
    </div>
  );
}
