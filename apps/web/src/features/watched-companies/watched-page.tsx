import type { WatchedResponse } from '@firsthand/contracts';
import { getAts, toCompanyAddress } from '@firsthand/contracts/light';
import { useRef } from 'react';
import { Link } from '../../components/link.tsx';
import { Pager } from '../../components/pager.tsx';
import { AccountPage } from '../../components/page/account-page.tsx';
import { countOf } from '../../lib/format-date.ts';
import { AddCompany } from './add-company.tsx';
import { WatchButton } from './watch-button.tsx';
import styles from './watched-page.module.css';

interface WatchedPageProps {
  watched: WatchedResponse;
  page: number;
  pageCount: number;
  onAdded: () => void;
}

/** The companies that the person watches, and a field for one more. */
export function WatchedPage({ watched, page, pageCount, onAdded }: WatchedPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <AccountPage
      heading="Watched companies"
      headingRef={heading}
      lead={
        <>
          When one of them opens jobs, your <Link to="/notices">notices</Link> say so.
        </>
      }
    >
      <AddCompany onAdded={onAdded} />
      {watched.data.length === 0 ? (
        <p className={styles.empty}>
          You watch no company yet. Add one above, or press Watch on the page of any{' '}
          <Link to="/companies">company</Link>.
        </p>
      ) : (
        <ul className="ruled-rows">
          {watched.data.map((company) => (
            <li key={`${company.source} ${company.board}`} className={`ends ${styles.row}`}>
              <div>
                <p className={styles.name} dir="auto">
                  <Link to={toCompanyAddress(company)}>{company.name}</Link>
                </p>
                <p className={styles.facts}>
                  {company.last_verified_at === null
                    ? 'Not read yet'
                    : countOf(company.open_jobs, 'open job')}{' '}
                  · {getAts(company.source).label}
                </p>
              </div>
              <div>
                <WatchButton company={company} isWatched />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Pager
        label="Pages of watched companies"
        current={page}
        pageCount={pageCount}
        toAddress={(to) => (to === 1 ? '/watched-companies' : `/watched-companies?page=${to}`)}
        onFollow={() => heading.current?.focus()}
      />
    </AccountPage>
  );
}
