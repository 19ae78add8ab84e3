import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { PageText, TextPage } from '../../components/text-page.tsx';
import { FeatureTable } from './feature-table.tsx';
import styles from './features-page.module.css';

export type FeatureViewer = 'guest' | 'free' | 'premium';

export function FeaturesPage({ viewer }: { viewer: FeatureViewer }) {
  return (
    <TextPage
      heading="Feature Comparison"
      lead="What works today, for whom, and what is planned. Each name explains itself when you point at it, tap it or reach it with the Tab key."
    >
      <FeatureTable />
      <div className={styles.actions}>
        {viewer === 'guest' ? (
          <Link to="/login" className={`${buttonStyles.primary} ${buttonStyles.large} ${styles.guest}`}>
            Get Started for Free
          </Link>
        ) : null}
        {viewer === 'free' ? (
          <Link to="/subscription" className={`${buttonStyles.primary} ${buttonStyles.large}`}>
            Upgrade to Premium
          </Link>
        ) : null}
        <Link to="/search" className={`${buttonStyles.secondary} ${buttonStyles.large}`} prefetch="intent">
          Browse Jobs
        </Link>
      </div>
      <PageText>
        <p>
          Premium costs $0 while the beta lasts; the <Link to="/pricing">pricing page</Link> has the details.
          “Planned” means that nobody has it yet, and that there is no date.
        </p>
      </PageText>
    </TextPage>
  );
}
