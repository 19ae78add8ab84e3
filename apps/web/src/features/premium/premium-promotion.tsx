import { PREMIUM_PRICE } from '@firsthand/contracts/light';
import { LinkButton } from '../../components/button.tsx';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { toLogin } from '../../lib/login-address.ts';
import styles from './premium-promotion.module.css';

/** For everyone who has no premium account; `isSignedIn` decides what the button says. */
export function PremiumPromotion({ isSignedIn }: { isSignedIn: boolean }) {
  const offersTurboApply = useOffersTurboApply();
  return (
    <section aria-labelledby="premium-heading" className={styles.premium}>
      <div>
        <h2 id="premium-heading">Premium is free during beta</h2>
        <p className={`note ${styles.text}`}>
          A job profile for every kind of job you look for.{' '}
          {offersTurboApply
            ? 'Turbo Apply fills the employer’s form from it and sends nothing you have not seen.'
            : 'Turbo Apply is planned.'}{' '}
          While the beta lasts, premium costs nothing.
        </p>
      </div>
      <div className={styles.offer}>
        <p className={styles.price}>
          <s>
            <span className="sr-only">Usual price </span>
            {PREMIUM_PRICE.monthly}
          </s>{' '}
          <strong>$0</strong> <span className="note">per month</span>
        </p>
        <LinkButton
          {...(isSignedIn ? { to: '/subscription' } : toLogin(null, 'get Premium'))}
          kind="secondary"
        >
          {isSignedIn ? 'Get Premium Access' : 'Sign Up Free'}
        </LinkButton>
      </div>
    </section>
  );
}
