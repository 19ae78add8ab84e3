import type { SearchQuery } from '@firsthand/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { BookmarkIcon } from '../../components/icons.tsx';
import styles from './saved-searches.module.css';

const SaveSearchDialog = lazy(async () => ({
  default: (await import('./save-search-dialog.tsx')).SaveSearchDialog,
}));

interface SaveSearchProps {
  /** As the API takes it. */
  query: SearchQuery;
  /** The search's own address, to come back to after a login. */
  address: string;
}

/** Keeps the search that is shown; without an account it offers its alert by mail. */
export function SaveSearch({ query, address }: SaveSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        kind="link"
        className={styles.save}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <span className={styles.drawing}>
          <BookmarkIcon />
        </span>
        <span>
          Save<span className={styles.rest}> this search</span>
        </span>
      </Button>
      {wasOpened ? (
        <Suspense>
          <SaveSearchDialog
            query={query}
            address={address}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
