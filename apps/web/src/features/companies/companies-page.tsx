import type { ListedCompany } from '@firsthand/contracts';
import { getAts, toCompanyAddress } from '@firsthand/contracts/light';
import { Ago } from '../../components/job/ago.tsx';
import { Link } from '../../components/link.tsx';
import { AccountPage } from '../../components/page/account-page.tsx';
import { Pager } from '../../components/pager.tsx';
import { countOf } from '../../lib/format-date.ts';
import { toRangeText } from '../../lib/page-buttons.ts';
import { COMPANIES_PATH, PAGE_SIZE, toCompaniesAddress, type CompaniesState } from './companies-address.ts';
import { CompaniesForm } from './companies-form.tsx';
import { Monogram } from './monogram.tsx';
import styles from './companies-page.module.css';

const LIST = 'companies';

interface CompaniesPageProps {
  state: CompaniesState;
  companies: ListedCompany[];
  total: number;
}

/** All employers whose boards we read, by name. The form works without scripts. */
export function CompaniesPage({ state, companies, total }: CompaniesPageProps) {
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return (
    <AccountPage
      heading="Companies"
      lead="Employers whose own boards we read, with what is open there and when that was last seen."
    >
      <CompaniesForm state={state} />
      <section aria-label="Companies" id={LIST} tabIndex={-1} className={styles.results}>
        <p role="status" className={styles.count}>
          {companies.length > 0 ? toRangeText(state.page, PAGE_SIZE, total, 'company', 'companies') : null}
        </p>
        {companies.length === 0 ? (
          <NoCompanies state={state} />
        ) : (
          <ul className={styles.list}>
            {companies.map((company) => (
              <CompanyEntry key={`${company.source}:${company.board}`} company={company} />
            ))}
          </ul>
        )}
        <Pager
          label="Pages of companies"
          current={state.page}
          pageCount={pageCount}
          toAddress={(page) => toCompaniesAddress({ ...state, page })}
          onFollow={() => document.getElementById(LIST)?.focus()}
        />
      </section>
    </AccountPage>
  );
}

function CompanyEntry({ company }: { company: ListedCompany }) {
  const { name, source, open_jobs: openJobs, last_verified_at: verifiedAt } = company;
  return (
    <li className={styles.entry}>
      <Monogram name={name} />
      <div className={styles.about}>
        <h2 className={styles.company}>
          <Link to={toCompanyAddress(company)} prefetch="intent">
            {name}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span>{openJobs === 0 ? 'No open jobs' : countOf(openJobs, 'open job')}</span>
          <span>{getAts(source).label}</span>
          {verifiedAt === null ? (
            <span>Not read to its end yet</span>
          ) : (
            <Ago word="Verified" at={verifiedAt} />
          )}
        </p>
      </div>
    </li>
  );
}

function NoCompanies({ state }: { state: CompaniesState }) {
  if (state.page > 1) {
    return (
      <p className={styles.none}>
        There is no page {state.page}.{' '}
        <Link to={toCompaniesAddress({ ...state, page: 1 })}>Go to the first page</Link>
      </p>
    );
  }
  if (state.q === '' && state.country === '')
    return <p className={styles.none}>No board has been read yet.</p>;
  return (
    <p className={styles.none}>
      No company we read fits this. A part of its name is enough, in any spelling of its letters.{' '}
      <Link to={COMPANIES_PATH}>Show all companies</Link>
    </p>
  );
}
