import { useNavigate } from 'react-router';
import { Button } from '../../components/button.tsx';
import { ArrowLeftIcon } from '../../components/icons.tsx';
import { findLastSearch, type ScrollState } from '../../lib/last-search.ts';
import styles from './back-to-results.module.css';

/** Leads to the last search of this visit and to where the visitor was in it; without one to the search page. */
export function BackToResults() {
  const navigate = useNavigate();

  function goBack() {
    const last = findLastSearch();
    if (last === null) return navigate('/search');
    const state: ScrollState = { scrollKey: last.key };
    return navigate(last.address, { state });
  }

  return (
    <Button kind="quiet" className={styles.back} onClick={() => void goBack()}>
      <ArrowLeftIcon />
      Back to results
    </Button>
  );
}
