import type { DraftInBrief } from '@firsthand/contracts';
import { Link } from '../../../components/link.tsx';
import { Ago } from '../../../components/job/ago.tsx';
import badgeStyles from '../../../components/badge.module.css';
import { Button, LinkButton } from '../../../components/button.tsx';
import { CompanyLine } from '../../../components/job/company-line.tsx';
import { JobTitle } from '../../../components/job/job-title.tsx';
import { countOf } from '../../../lib/format-date.ts';
import { toCardCompanyPath } from '../../../lib/job/job-card-data.ts';
import { toCompanyName } from '../../../lib/job/job-labels.ts';
import { toDestination } from '../draft-labels.ts';
import styles from './prepared-page.module.css';

interface PreparedCardProps {
  draft: DraftInBrief;
  onDiscard: () => void;
}

export function PreparedCard({ draft, onDiscard }: PreparedCardProps) {
  const { id, job, job_profile: profile, problems } = draft;
  const path = `/job-applications/prepared/${id}`;
  return (
    <article className={styles.card} aria-labelledby={`prepared-${id}`}>
      <div>
        <JobTitle level={2} size="large" id={`prepared-${id}`} className={styles.title}>
          <Link to={path}>{job.title}</Link>
        </JobTitle>
        <CompanyLine company={toCompanyName(job.company)} path={toCardCompanyPath(job.navigation)}>
          {job.location}
        </CompanyLine>
        <p className={styles.record}>
          {draft.origin === 'auto' ? <span className={badgeStyles.badge}>Prepared by auto-apply</span> : null}
          <span>{profile.profile_name}</span>
          <span>{toDestination(draft)}</span>
          <Ago word="Changed" at={draft.updated_at} />
        </p>
        <p className={styles.readiness} data-ready={problems === 0}>
          {problems === 0 ? 'Ready to look at and confirm' : `${countOf(problems, 'thing')} left for you`}
        </p>
      </div>
      <div className="actions">
        <LinkButton to={path} kind="secondary">
          Open<span className="sr-only"> {job.title}</span>
        </LinkButton>
        <Button kind="secondary" onClick={onDiscard}>
          Discard<span className="sr-only"> {job.title}</span>
        </Button>
      </div>
    </article>
  );
}
