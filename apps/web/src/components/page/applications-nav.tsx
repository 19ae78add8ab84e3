import { NavLink } from '../link.tsx';
import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import styles from './applications-nav.module.css';

/** Leads between the pages about the person's applications; stands under their headings. */
export function ApplicationsNav() {
  const offersTurboApply = useOffersTurboApply();
  return (
    <nav aria-label="Applications" className={styles.nav}>
      <NavLink to="/job-applications" end className={styles.link ?? ''}>
        Application History
      </NavLink>
      {offersTurboApply ? (
        <NavLink to="/job-applications/prepared" end className={styles.link ?? ''}>
          Prepared
        </NavLink>
      ) : null}
      <NavLink to="/job-applications/answers" className={styles.link ?? ''}>
        Answers
      </NavLink>
    </nav>
  );
}
