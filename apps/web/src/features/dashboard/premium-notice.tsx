import { PREMIUM_PRICE } from '@firsthand/contracts/light';
import { LinkButton } from '../../components/button.tsx';
import styles from './premium-notice.module.css';

/** For premium accounts what they have, for the others what they could have. */
export function PremiumNotice({ isPremium }: { isPremium: boolean }) {
  if (isPremium) {
    return (
      <section aria-labelledby="premium-heading" className={`ends ${styles.notice}`}>
        <div>
          <h2 id="premium-heading">Premium account</h2>
          <p>Beta access to premium features is active.</p>
        </div>
      </section>
    );
  }
  return (
    <section aria-labelledby="premium-heading" className={`ends ${styles.notice}`}>
      <div>
        <h2 id="premium-heading">Upgrade to Premium</h2>
        <p>
          Premium costs {PREMIUM_PRICE.jobDetailsPrompt} per month. Beta access to premium features is active,
          so it is free for now.
        </p>
      </div>
      <LinkButton to="/subscription" kind="secondary">
        Upgrade to Premium
      </LinkButton>
    </section>
  );
}
