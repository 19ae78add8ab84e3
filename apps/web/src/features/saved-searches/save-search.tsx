import type { SearchQuery } from '@firsthand/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { BookmarkIcon } from '../../components/icons.tsx';
import styles from './saved-searches.module.css';

const SaveSearchDialog = lazy(async () => ({
  default: (await import('./save-search-dialog.tsx')).SaveSearchDialog,
}));

interface SaveSearchProps {
  /** `link`: in the head of the results, where it is one word on a phone. */
  look: 'link' | 'secondary';
  /** As the API takes it. */
  query: SearchQuery;
  /** The search's own address, to come back to after a login. */
  address: string;
}

/** Keeps the search that is shown; without an account it offers its alert by mail. */
export function SaveSearch({ look, query, address }: SaveSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        kind={look}
        className={look === 'link' ? styles.save : undefined}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {look === 'link' ? (
          <>
            <span className={styles.drawing}>
              <BookmarkIcon />
            </span>
            <span>
              Save<span className={styles.rest}> this search</span>
            </span>
          </>
        ) : (
          <>
            <BookmarkIcon />
            Save this search
          </>
        )}
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
