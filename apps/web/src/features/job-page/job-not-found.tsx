import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import { BackToResults } from './back-to-results.tsx';
import styles from './job-not-found.module.css';

export function JobNotFound() {
  return (
    <div className={`page ${styles.page}`}>
      <BackToResults />
      <h1>Job Not Found</h1>
      <p className={styles.text}>The job listing does not exist or has been removed.</p>
      <p>
        <Link to="/search" className={buttonStyles.primary} prefetch="intent">
          Browse Jobs
        </Link>
      </p>
    </div>
  );
}
