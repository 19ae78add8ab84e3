import type { ReactNode } from 'react';
import { Card, CardRecord } from '../../components/job/card.tsx';
import { FeaturedMark } from '../../components/job/featured-mark.tsx';
import { ArrowRightIcon } from '../../components/icons.tsx';
import { Highlighted } from '../../components/job/highlighted.tsx';
import { JobLink } from '../../components/job/job-link.tsx';
import { JobTitle } from '../../components/job/job-title.tsx';
import { PostedTime } from '../../components/job/posted-time.tsx';
import { VerifiedStamp } from '../../components/job/verified-stamp.tsx';
import type { JobCardData } from '../../lib/job/job-card-data.ts';
import { isBesideWords } from './is-beside-words.ts';
import { JobFacts } from './job-facts.tsx';
import { JobSummary, type SummaryState } from './job-summary.tsx';
import { OtherOpenings } from './other-openings.tsx';
import { PlaceLine } from './place-line.tsx';
import styles from './job-card.module.css';

interface JobCardProps {
  job: JobCardData;
  summary: SummaryState;
  /** What was searched for, to be marked in title and summary. */
  words: readonly string[];
  /** It stands beside the list as well. */
  isBeside: boolean;
  /** Shows it beside the list; undefined where that has no room. */
  onChoose: (() => void) | undefined;
  /** The bookmark toggle; the route brings it. */
  action: ReactNode;
  /** How it fits the person's profile; a line of its own. */
  fit: ReactNode;
  /** What the person did about it, at the end of the record. */
  note: ReactNode;
  /** What can be done about the openings of a role; nothing where that leads nowhere. */
  openingsAction: ReactNode;
}

export function JobCard(props: JobCardProps) {
  const { job, summary, words, isBeside, onChoose, action, fit, note, openingsAction } = props;
  const titleId = `job-${job.id}`;
  const head = (
    <div className={styles.title}>
      <JobTitle level={3} size="large" id={titleId} lang={job.language}>
        <JobLink
          path={job.path}
          data-result-link=""
          onClick={
            onChoose &&
            ((event) => {
              if (!isBesideWords(event)) return;
              event.preventDefault();
              onChoose();
            })
          }
        >
          <Highlighted text={job.title} words={words} />
        </JobLink>
      </JobTitle>
      <FeaturedMark by={job.featured_by} />
    </div>
  );
  const stamp = (
    <VerifiedStamp verifiedAt={job.updated_at} company={job.company} source={job.source} isShort />
  );
  return (
    <Card titleId={titleId} isDense isCurrent={isBeside} head={head} action={action}>
      <div className={styles.facts}>
        <PlaceLine job={job} />
        <JobFacts job={job} />
      </div>
      <OtherOpenings alike={job.alike} action={openingsAction} />
      <JobSummary summary={summary} language={job.language} words={words} />
      {fit}
      <div className={styles.foot}>
        <CardRecord stamp={stamp}>
          <PostedTime postedAt={job.posted_at} firstSeenAt={job.first_seen_at} />
          <span>Job ID {job.id}</span>
          {note}
        </CardRecord>
        <JobLink path={job.path} className={styles.details} aria-describedby={titleId}>
          View Details
          <ArrowRightIcon />
        </JobLink>
      </div>
    </Card>
  );
}
