import { LIMITS } from '@firsthand/contracts/light';
import { useRef, useState, type FormEvent } from 'react';
import { Link } from '../../components/link.tsx';
import { Button } from '../../components/button.tsx';
import { SelectField, TextField } from '../../components/field.tsx';
import { useEarlyInput } from '../../lib/use-early-input.ts';
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
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, { q, remote }, (early) => {
    if (early.q !== undefined) setQ(early.q);
    if (early.remote !== undefined) setRemote(early.remote);
  });
  const isHydrated = useHydrated();
  const isDisabled = isHydrated && (q.trim() === '' || isLoading);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isDisabled) onSearch({ q: q.trim(), remote });
  }

  return (
    <search>
      <form ref={form} action="/search" method="get" className={styles.form} onSubmit={onSubmit}>
        <TextField
          label="Job title"
          name="q"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          required
          maxLength={LIMITS.searchQueryMaxLength}
          controlClassName={`${styles.control} ${styles.query}`}
          placeholder="For example, data engineer"
          value={q}
          onValue={setQ}
        />
        <SelectField
          label="Remote?"
          name="remote"
          controlClassName={styles.control}
          value={remote}
          onValue={(value) => setRemote(value as typeof remote)}
        >
          <option value=""></option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </SelectField>
        <input type="hidden" name="country" value={country} />
        <Button type="submit" kind="primary" isLarge className={styles.submit} disabled={isDisabled}>
          Search Jobs
        </Button>
        <Link to="/search" className={styles.advanced} prefetch="intent">
          Advanced Search
        </Link>
      </form>
    </search>
  );
}
