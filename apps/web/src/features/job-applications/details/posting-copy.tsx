import type { ApplicationDetail } from '@firsthand/contracts';
import { useMemo } from 'react';
import { Link } from '../../../components/link.tsx';
import { CleanedMarkup } from '../../../components/markup/cleaned-markup.tsx';
import proseStyles from '../../../components/page/prose.module.css';
import { toCardPath } from '../../../lib/job/job-card-data.ts';
import { toPageHeadings } from '../../../lib/job/to-page-headings.ts';
import { formatAppliedAt, formatDay, toApplicationCompany, toAtsLabel } from '../application-labels.ts';
import { toPostingWords } from './outcome.ts';
import styles from './details.module.css';

/** The posting as it was, whatever became of it. */
export function PostingCopy({ detail }: { detail: ApplicationDetail }) {
  const { application, packet, posting_status: status } = detail;
  const html = packet?.job.description ?? application.job_data.description;
  const fitting = useMemo(() => toPageHeadings(html), [html]);
  const path = toCardPath(application.navigation);
  const isThere = (status === 'open' || status === 'changed') && path !== '#';
  const words = toPostingWords(detail);
  if (words === null && html === '') return null;
  return (
    <section aria-labelledby="posting-heading" className={styles.section}>
      <h2 id="posting-heading">The posting as it was</h2>
      <p className="note measure">
        {words} {isThere ? <Link to={path}>See it as it is now</Link> : null}
      </p>
      <PostingFacts detail={detail} />
      {html === '' ? (
        <p className="note measure">The posting had no description.</p>
      ) : (
        <details className={styles.more}>
          <summary>Read the description</summary>
          <CleanedMarkup
            className={`${proseStyles.prose} ${styles.description}`}
            lang={packet?.job.language ?? undefined}
            html={fitting}
          />
        </details>
      )}
    </section>
  );
}

function PostingFacts({ detail: { application, packet } }: { detail: ApplicationDetail }) {
  const job = packet?.job;
  const facts: [label: string, value: string | null | undefined][] = [
    ['Company', toApplicationCompany(application.job_data)],
    ['Place', job?.location ?? application.job_data.location],
    ['Pay', job?.salary],
    ['Source', toAtsLabel(application.ats_source)],
    ['Job ID', job?.external_id],
    ['Published', job?.posted_at ? formatDay(job.posted_at) : null],
    ['Last verified before', job?.updated_at ? formatAppliedAt(job.updated_at) : null],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
