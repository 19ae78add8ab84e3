import { useLocation, useNavigate } from 'react-router';
import { ArrowLeftIcon } from '../../components/icons.tsx';
import styles from './back-to-results.module.css';

/** Goes back to where the visitor came from; who came straight to the job gets the search page. */
export function BackToResults() {
  const navigate = useNavigate();
  const isFirstPage = useLocation().key === 'default';
  return (
    <button
      type="button"
      className={styles.back}
      onClick={() => void (isFirstPage ? navigate('/search') : navigate(-1))}
    >
      <ArrowLeftIcon />
      Back to results
    </button>
  );
}
