import { LIMITS } from '@firsthand/contracts/light';
import { useId, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import buttonStyles from '../../components/button.module.css';
import fieldStyles from '../../components/field.module.css';
import { useHydrated } from '../../lib/use-hydrated.ts';
import styles from './home-search.module.css';

interface HomeSearchProps {
  /** The country the search is limited to, as the search page would preselect it. */
  country: string;
  isLoading: boolean;
  onSearch: (search: { q: string; remote: '' | 'yes' | 'no' }) => void;
}

export function HomeSearch({ country, isLoading, onSearch }: HomeSearchProps) {
  const [q, setQ] = useState('');
  const [remote, setRemote] = useState<'' | 'yes' | 'no'>('');
  const isHydrated = useHydrated();
  const [titleId, remoteId] = [useId(), useId()];
  const isDisabled = isHydrated && (q.trim() === '' || isLoading);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isDisabled) onSearch({ q: q.trim(), remote });
  }

  return (
    <search>
      <form action="/search" method="get" className={styles.form} onSubmit={onSubmit}>
        <div className={fieldStyles.field}>
          <label className={fieldStyles.label} htmlFor={titleId}>
            Job title
          </label>
          <input
            id={titleId}
            name="q"
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            required
            maxLength={LIMITS.searchQueryMaxLength}
            className={`${fieldStyles.control} ${styles.control} ${styles.query}`}
            placeholder="For example, data engineer"
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </div>
        <div className={fieldStyles.field}>
          <label className={fieldStyles.label} htmlFor={remoteId}>
            Remote?
          </label>
          <select
            id={remoteId}
            name="remote"
            className={`${fieldStyles.select} ${styles.control}`}
            value={remote}
            onChange={(event) => setRemote(event.target.value as typeof remote)}
          >
            <option value=""></option>
            <option value="yes">Yes</option>
            <option value="no">No</option>
          </select>
        </div>
        <input type="hidden" name="country" value={country} />
        <button
          type="submit"
          className={`${buttonStyles.primary} ${buttonStyles.large} ${styles.submit}`}
          disabled={isDisabled}
        >
          Search Jobs
        </button>
        <Link to="/search" className={styles.advanced} prefetch="intent">
          Advanced Search
        </Link>
      </form>
    </search>
  );
}
