import type { CompanyView } from '@firsthand/contracts';
import { toCompanyAddress } from '@firsthand/contracts/light';
import { useState } from 'react';
import { CareersAddressForm } from '../../components/careers-address-form.tsx';
import { Link } from '../../components/link.tsx';
import { toWatch, watchingCalls } from './watching.ts';
import styles from './watched-page.module.css';

/** Adds the company of a careers address, and watches it. */
export function AddCompany({ onAdded }: { onAdded: () => void }) {
  const [added, setAdded] = useState<CompanyView | null>(null);
  const add = async (url: string) => {
    setAdded(null);
    const company = await watchingCalls.addCompany({ body: { url } });
    await watchingCalls.watchCompany({ params: toWatch(company) });
    setAdded(company);
    onAdded();
  };
  return (
    <section aria-labelledby="add-company" className={styles.add}>
      <h2 id="add-company">Add a company</h2>
      <CareersAddressForm
        label="Address of its careers page"
        hint="The list of jobs, one of them, or the employer’s own page that shows them. We read nine systems."
        action="Add"
        busyAction="Asking its board..."
        failure="This company could not be added. Please try again."
        onSend={add}
        keepAs="add-company"
        className={styles.form}
      />
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
