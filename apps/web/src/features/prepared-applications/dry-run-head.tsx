import type { ApplicationDraft } from '@firsthand/contracts';
import { Link } from '../../components/link.tsx';
import pageStyles from '../../components/page/account-page.module.css';
import { ArrowLeftIcon } from '../../components/icons.tsx';
import { useNow } from '../../lib/clock.tsx';
import { toCardPath } from '../../lib/job/job-card-data.ts';
import { toCompanyName } from '../../lib/job/job-labels.ts';
import { toRelativeTime } from '../../lib/relative-time.ts';
import { toDestination, toFormOrigin } from './draft-labels.ts';
import styles from './dry-run-page.module.css';

/** Which job, with which profile, where it would go, and where its questions come from. */
export function DryRunHead({ draft }: { draft: ApplicationDraft }) {
  const now = useNow();
  const { job, job_profile: profile, form } = draft;
  const path = toCardPath(job.navigation);
  return (
    <header className={styles.head}>
      <Link to="/job-applications/prepared" className={styles.backLink ?? ''}>
        <ArrowLeftIcon />
        Prepared applications
      </Link>
      <div className={pageStyles.head}>
        <div>
          <h1>{path === '#' ? job.title : <Link to={path}>{job.title}</Link>}</h1>
          <p className={pageStyles.lead}>
            {toCompanyName(job.company)}
            {job.location ? ` · ${job.location}` : ''}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Profile</dt>
          <dd>{profile.profile_name}</dd>
        </div>
        <div>
          <dt>Where it goes</dt>
          <dd>{toDestination(draft)}</dd>
        </div>
        <div>
          <dt>The form</dt>
          <dd>{toFormOrigin(draft, toRelativeTime(form.read_at, now))}</dd>
        </div>
      </dl>
      {form.notices.length > 0 ? (
        <ul className={styles.notices}>
          {form.notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      ) : null}
      <p className={styles.promise}>
        Nothing has been sent. Look at every answer, change what you like, and confirm once at the end.
      </p>
      {draft.way === 'packet' ? (
        <p className={styles.promise}>
          You send this one on the employer’s own page. The <Link to="/extension">browser extension</Link>{' '}
          fills the form there from what stands below.
        </p>
      ) : null}
    </header>
  );
}
