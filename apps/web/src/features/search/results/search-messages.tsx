import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { Button, LinkButton } from '../../../components/button.tsx';
import { listActiveFilters, toSearchAddress, type SearchState } from '../search-address.ts';
import styles from './search-messages.module.css';

function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.message}>
      <h2>{heading}</h2>
      {children}
    </div>
  );
}

/** What a query can say, with what it finds. */
const QUERIES = [
  ['nurse -travel', 'without a word'],
  ['baker OR cook', 'either word'],
  ['title:manager', 'in the title'],
  ['company:health', 'in the company’s name'],
] as const;

/** Before any search. */
export function ReadyMessage() {
  return (
    <Message heading="Ready To Find Jobs">
      <p>Adjust the filters, add a search term and press enter or click search.</p>
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
      </dl>
    </Message>
  );
}

/** A search that found nothing, and the wider searches that may find something. */
export function NothingFoundMessage({ state }: { state: SearchState }) {
  const filters = listActiveFilters(state);
  return (
    <Message heading="No jobs found">
      <p>Try adjusting your search filters or try a different search term</p>
      {filters.length > 0 ? (
        <ul className={styles.wider}>
          {filters.map((filter) => (
            <li key={filter.name}>
              <Link to={toSearchAddress(filter.without)}>Search without “{filter.label}”</Link>
            </li>
          ))}
        </ul>
      ) : null}
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

export function SearchFailedMessage({ message }: { message: string }) {
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.failed} role="alert">
      <p>{message}</p>
      <p className={styles.hint}>Your search is kept in the address of this page.</p>
      <Button kind="secondary" onClick={() => void revalidate()}>
        Try again
      </Button>
    </div>
  );
}
