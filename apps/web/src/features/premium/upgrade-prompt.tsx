import { PREMIUM_PRICE } from '@firsthand/contracts/light';
import { Link } from '../../components/link.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { rememberWayBack } from '../../lib/way-back.ts';
import styles from './upgrade-prompt.module.css';

/** On a job's page, for people who are signed in and have no premium account. */
export function UpgradePrompt() {
  const { user } = useSession();
  const offersTurboApply = useOffersTurboApply();
  if (!user || user.premium) return null;
  return (
    <p className={styles.prompt}>
      Want to stand out? Premium members get their applications processed faster.{' '}
      <Link to="/subscription" onClick={rememberWayBack}>
        Upgrade for {PREMIUM_PRICE.jobDetailsPrompt}/month
      </Link>
      <span className={styles.meaning}>
        {offersTurboApply
          ? 'Faster means that the employer’s form is filled for you. Nothing is sent before you confirm it.'
          : 'Faster means forms that are filled for you. That is planned and not switched on here.'}
      </span>
    </p>
  );
}
