import { Link } from '../../components/link.tsx';
import { LinkButton } from '../../components/button.tsx';
import { PageText, TextPage } from '../../components/page/text-page.tsx';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { FeatureTable } from './feature-table.tsx';
import styles from './features-page.module.css';

export type FeatureViewer = 'guest' | 'free' | 'premium';

export function FeaturesPage({ viewer }: { viewer: FeatureViewer }) {
  const offersTurboApply = useOffersTurboApply();
  return (
    <TextPage
      heading="Feature Comparison"
      lead="What works today, for whom, and what is planned. Each name explains itself when you point at it, tap it or reach it with the Tab key."
    >
      <FeatureTable />
      <div className="actions">
        {viewer === 'guest' ? (
          <LinkButton to="/login" kind="primary" isLarge className={styles.guest}>
            Get Started for Free
          </LinkButton>
        ) : null}
        {viewer === 'free' ? (
          <LinkButton to="/subscription" kind="primary" isLarge>
            Upgrade to Premium
          </LinkButton>
        ) : null}
        <LinkButton to="/search" kind="secondary" isLarge prefetch="intent">
          Browse Jobs
        </LinkButton>
      </div>
      <PageText>
        <p>
          Premium costs $0 while the beta lasts; the <Link to="/pricing">pricing page</Link> has the details.
          “Planned” means that nobody has it yet, and that there is no date.
        </p>
        {offersTurboApply ? (
          <p>
            With Turbo Apply comes a <Link to="/extension">browser extension</Link>: on the employer’s own
            page it fills the form from what you prepared, and you send it.
          </p>
        ) : null}
      </PageText>
    </TextPage>
  );
}
