import type { ClaimView } from '@firsthand/contracts';
import type { ReactNode } from 'react';
import { CompanyLine } from '../../components/job/company-line.tsx';
import { FeaturedMark } from '../../components/job/featured-mark.tsx';
import { JobLink } from '../../components/job/job-link.tsx';
import { PostedTime } from '../../components/job/posted-time.tsx';
import { VerifiedStamp } from '../../components/job/verified-stamp.tsx';
import {
  splitPlaces,
  toCategoryFact,
  toCompanyName,
  toModeFact,
  toPayFact,
  toTypeFact,
  type Fact,
} from '../../lib/job/job-labels.ts';
import { countOf } from '../../lib/format-date.ts';
import { toCardCompanyPath } from '../../lib/job/job-card-data.ts';
import { EarlierPosting } from './freshness/earlier-posting.tsx';
import type { JobPageData } from './job-page-data.ts';
import { StatedFacts } from './stated/stated-facts.tsx';
import { StatedValue } from './stated/stated-value.tsx';
import styles from './job-head.module.css';

interface FactCellProps {
  name: string;
  fact: Fact;
  /** With the words it was read from. */
  said?: ReactNode;
  /** What the posting says besides. */
  note?: ReactNode;
}

function FactCell({ name, fact, said = null, note = null }: FactCellProps) {
  return (
    <div>
      <dt>{name}</dt>
      {fact.stated ? (
        <dd>{said ?? fact.text}</dd>
      ) : (
        <dd className={styles.unstated}>
          Not stated <small>({fact.text})</small>
        </dd>
      )}
      {note === null ? null : <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

interface JobHeadProps {
  page: JobPageData;
  /** Beside the results, where all else that is known of the job is a page away. */
  isBeside?: boolean;
  applied: ReactNode;
  actions: ReactNode;
}

/** Who publishes what, where; the facts; when it was last seen; and the ways to act. */
export function JobHead({ page, isBeside = false, applied, actions }: JobHeadProps) {
  const { job, company, claims, verification } = page;
  const earlier = verification.earlier_posting;
  const say = (wanted: ClaimView['name']) => {
    const claim = claims.find(({ name }) => name === wanted);
    return claim && <StatedValue claim={claim} language={job.language} />;
  };
  /** What the posting says of a fact that a field gives too: the same, or something else, which is said beside it. */
  const compare = (wanted: ClaimView['name'], value: string | null) => {
    const said = say(wanted);
    const isSame = claims.some((claim) => claim.name === wanted && claim.value === value);
    return isSame ? { said } : { note: said && <>The description says {said}</> };
  };
  const Title = isBeside ? 'h2' : 'h1';
  const place = splitPlaces(
    job.locations.map((location) => location.text),
    job.location,
  );
  return (
    <header className={isBeside ? styles.beside : styles.head}>
      <FeaturedMark by={job.featured_by} />
      <Title className={styles.title} dir="auto" lang={job.language ?? undefined}>
        {job.title}
      </Title>
      <CompanyLine company={toCompanyName(company)} path={toCardCompanyPath(job.navigation)} isLead>
        <bdi>{place ? place.first : 'Location not stated'}</bdi>
        {place && place.more > 0 ? (
          <>
            {' '}
            <JobLink path={isBeside ? page.path : ''} section="places">
              and {countOf(place.more, 'more place')}
            </JobLink>
          </>
        ) : null}
      </CompanyLine>
      <dl className={styles.facts}>
        <FactCell name="Pay" fact={toPayFact(job)} said={say('pay')} />
        <FactCell name="Work mode" fact={toModeFact(job)} {...compare('work_mode', job.work_mode)} />
        <FactCell name="Type" fact={toTypeFact(job)} {...compare('employment_type', job.employment_type)} />
        <FactCell name="Category" fact={toCategoryFact(job)} />
      </dl>
      <StatedFacts claims={claims} language={job.language} occupation={job.occupation} />
      <div className={styles.evidence}>
        <div className={styles.stamp}>
          <VerifiedStamp
            verifiedAt={job.updated_at}
            company={company}
            source={job.source}
            {...(isBeside && { path: page.path })}
          />
        </div>
        <p className="faint-note">
          {job.posted_at ? (
            <PostedTime postedAt={job.posted_at} firstSeenAt={job.first_seen_at} />
          ) : (
            'Publishing date not stated'
          )}
        </p>
        {earlier ? (
          <p className="faint-note">
            <EarlierPosting firstSeenAt={earlier.first_seen_at} />
          </p>
        ) : null}
        {applied}
      </div>
      <div className={styles.actions}>{actions}</div>
    </header>
  );
}
