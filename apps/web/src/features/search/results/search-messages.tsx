import { type KnownNames, toSearchAddress, type SearchState } from '@firsthand/contracts/light';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Link } from '../../../components/link.tsx';
import { Button, LinkButton } from '../../../components/button.tsx';
import { listWiderSearches } from '../filters/wider-searches.ts';
import { FewerWordsList, KeepSearching, Steps } from './next-steps.tsx';
import type { FoundJobs } from './search-outcome.ts';
import styles from './search-messages.module.css';

interface MessageProps {
  heading: string;
  /** Below the head of the results. */
  isBelowHead?: boolean;
  children: ReactNode;
}

function Message({ heading, isBelowHead = false, children }: MessageProps) {
  return (
    <div className={isBelowHead ? styles.below : styles.message}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}

/** What a query can say, with what it finds. */
const QUERIES = [
  ['nurse -travel', 'without a word'],
  ['baker OR cook', 'either word'],
  ['"night shift"', 'in these words'],
  ['title:manager', 'in the title'],
  ['company:health', 'in the company’s name'],
] as const;

/** Before any search. */
export function ReadyMessage() {
  return (
    <div className={styles.ready}>
      <h2>Ready To Find Jobs</h2>
      <p>Adjust the filters, add a search term and press enter or click search.</p>
      <details className={styles.tips}>
        <summary>Tips</summary>
        <div className={styles.help}>
          <dl className={styles.queries}>
            {QUERIES.map(([query, meaning]) => (
              <div key={query}>
                <dt>
                  <code>{query}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <dl className={styles.keys}>
            <div>
              <dt>
                <kbd>/</kbd>
              </dt>
              <dd>go to the search box</dd>
            </div>
            <div>
              <dt>
                <kbd>j</kbd> <kbd>k</kbd>
              </dt>
              <dd>next and previous result</dd>
            </div>
            <div>
              <dt>
                <kbd>b</kbd>
              </dt>
              <dd>bookmark the result, when logged in</dd>
            </div>
            <div>
              <dt>
                <kbd>x</kbd>
              </dt>
              <dd>hide the result</dd>
            </div>
          </dl>
        </div>
        <p className={styles.understood}>
          Words are understood: <code>work from home</code> finds remote jobs. Quotes, or “Search exactly
          these words”, ask for the letters.
        </p>
      </details>
    </div>
  );
}

interface NothingFoundProps {
  state: SearchState;
  names: KnownNames;
  found: FoundJobs;
  /** That what is hidden is the reason, with the way back; null where it is not. */
  allHidden: ReactNode;
  /** Keeps this search. */
  save: ReactNode;
}

/** A search that found nothing, what finds something with fewer words, and the wider searches that may find something. */
export function NothingFoundMessage({ state, names, found, allHidden, save }: NothingFoundProps) {
  if (allHidden) {
    return (
      <Message heading="No jobs found" isBelowHead>
        {allHidden}
        <KeepSearching save={save} />
      </Message>
    );
  }
  const wider = listWiderSearches(state, names, found.counts, found.understood);
  return (
    <Message heading="No jobs found" isBelowHead>
      <p>Try adjusting your search filters or try a different search term</p>
      <FewerWordsList state={state} fewer={found.fewer} />
      {wider.length > 0 ? (
        <Steps id="wider-heading" heading="More with fewer filters">
          {wider.map((filter) => (
            <li key={filter.key}>
              <Link to={toSearchAddress(filter.without)}>Search without “{filter.label}”</Link>
            </li>
          ))}
        </Steps>
      ) : null}
      <KeepSearching save={save} />
    </Message>
  );
}

/** A page behind the last job. */
export function PastEndMessage({ state }: { state: SearchState }) {
  return (
    <Message heading="No more jobs">
      <p>This page lies past the last job of this search.</p>
      <p>
        <LinkButton to={toSearchAddress({ ...state, page: 1 })} kind="secondary">
          Back to the first page
        </LinkButton>
      </p>
    </Message>
  );
}

/** A page that search cannot reach. */
export function TooFarMessage({ state }: { state: SearchState }) {
  return (
    <Message heading="This page is too far down">
      <p>A search reaches its first 10,000 jobs. A filter or one more word brings the rest within reach.</p>
      <p>
        <LinkButton to={toSearchAddress({ ...state, page: 1 })} kind="secondary">
          Back to the first page
        </LinkButton>
      </p>
    </Message>
  );
}

/** A distance from somewhere nobody knows. */
export function UnknownPlaceMessage({ state }: { state: SearchState }) {
  const where = state.place || state.location;
  return (
    <Message heading="Distance not known">
      <p>
        We do not know where “{where}” is, so we cannot tell what is near it. Another spelling, or a larger
        town nearby, may help.
      </p>
      <p>
        <LinkButton to={toSearchAddress({ ...state, radius: '', page: 1 })} kind="secondary">
          Search “{where}” alone
        </LinkButton>
      </p>
    </Message>
  );
}

export function SearchFailedMessage({ message }: { message: string }) {
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.failed} role="alert">
      <p>{message}</p>
      <p className={`note ${styles.hint}`}>Your search is kept in the address of this page.</p>
      <Button kind="secondary" onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}
