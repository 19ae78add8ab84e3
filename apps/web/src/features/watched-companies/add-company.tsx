import type { CompanyView } from '@firsthand/contracts';
import { LIMITS, toCompanyAddress } from '@firsthand/contracts/light';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { Link } from '../../components/link.tsx';
import { useAction } from '../../lib/use-action.ts';
import { toWatch, watchingCalls } from './watching.ts';
import styles from './watched-page.module.css';

/** Adds the company of a careers address, and watches it. */
export function AddCompany({ onAdded }: { onAdded: () => void }) {
  const [typed, setTyped] = useState('');
  const [added, setAdded] = useState<CompanyView | null>(null);
  const { isBusy, error, run } = useAction(async () => {
    setAdded(null);
    const company = await watchingCalls.addCompany({ body: { url: typed } });
    await watchingCalls.watchCompany({ params: toWatch(company) });
    setAdded(company);
    setTyped('');
    onAdded();
  }, 'This company could not be added. Please try again.');
  return (
    <section aria-labelledby="add-company" className={styles.add}>
      <h2 id="add-company">Add a company</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <TextField
          label="Address of its careers page"
          value={typed}
          onValue={setTyped}
          inputMode="url"
          autoComplete="off"
          maxLength={LIMITS.careersUrlMaxLength}
          required
          fault={error}
          hint="The list of jobs, one of them, or the employer’s own page that shows them. We read nine systems."
        />
        <Button kind="secondary" type="submit" isBusy={isBusy}>
          {isBusy ? 'Asking its board...' : 'Add'}
        </Button>
      </form>
      <p role="status">
        {added ? (
          <>
            You watch <Link to={toCompanyAddress(added)}>{added.name}</Link>.{' '}
            {added.last_verified_at === null
              ? 'Its jobs are being read and will be in searches in a moment.'
              : null}
          </>
        ) : null}
      </p>
    </section>
  );
}
