import { useLocation, useNavigate } from 'react-router';
import { Button, LinkButton } from '../../../components/button.tsx';
import { ArrowLeftIcon } from '../../../components/icons.tsx';
import { cameFromHistory } from '../details-link.ts';
import { HISTORY_PATH } from '../history-address.ts';
import styles from './details.module.css';

/** To the same place of the list for who came from there, else to its beginning. */
export function BackToHistory() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const content = (
    <>
      <ArrowLeftIcon />
      Application History
    </>
  );
  if (!cameFromHistory(state)) {
    return (
      <LinkButton to={HISTORY_PATH} kind="quiet" className={styles.back}>
        {content}
      </LinkButton>
    );
  }
  return (
    <Button kind="quiet" className={styles.back} onClick={() => void navigate(-1)}>
      {content}
    </Button>
  );
}
