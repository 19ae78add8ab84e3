import type { Coverage } from '@firsthand/contracts';
import { formatCount, getAts, toCountryName } from '@firsthand/contracts/light';

/** What of the market is here and how fresh it is, as counted within the last minutes. */
export function CoverageSection({ coverage }: { coverage: Coverage | null }) {
  return (
    <>
      <h2 id="coverage">What is here</h2>
      {coverage === null ? (
        <p>What is here could not be counted just now. Please look again in a minute.</p>
      ) : (
        <Figures coverage={coverage} />
      )}
      <p>
        What is not here: boards that ask for a log-in or turn robots away, postings that employers show on
        pages of their own alone, other hiring systems, and employers that asked us to stay out.
      </p>
    </>
  );
}

function Figures({ coverage }: { coverage: Coverage }) {
  const {
    boards,
    employers,
    open_jobs: openJobs,
    verified_minutes_ago: verified,
    systems,
    countries,
  } = coverage;
  const named = countries.flatMap(({ country, open_jobs: jobs }) =>
    country === null ? [] : [`${toCountryName(country) ?? country} ${formatCount(jobs)}`],
  );
  return (
    <>
      <p>
        We know {formatCount(boards.listed)} boards. {formatCount(boards.with_jobs)} have open postings,{' '}
        {formatCount(boards.without_jobs)} have none just now, {formatCount(boards.unread)} were not read yet,
        and {formatCount(boards.failing + boards.gone)} do not answer or are gone. Together they hold{' '}
        {formatCount(openJobs)} open jobs of {formatCount(employers)} employers.
        {verified === null ? null : (
          <>
            {' '}
            Half of these jobs were seen on their boards within the last {toSpan(verified.median)}, 19 in 20
            within {toSpan(verified.ninety_five_percent)}.
          </>
        )}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">System</th>
            <th scope="col">Boards</th>
            <th scope="col">Employers</th>
            <th scope="col">Open jobs</th>
          </tr>
        </thead>
        <tbody>
          {systems.map(({ source, ...system }) => (
            <tr key={source}>
              <th scope="row">{getAts(source).label}</th>
              <td>{formatCount(system.boards)}</td>
              <td>{formatCount(system.employers)}</td>
              <td>{formatCount(system.open_jobs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {named.length === 0 ? null : <p>Countries with most of them: {named.slice(0, 12).join(', ')}.</p>}
    </>
  );
}

/** 45 → "45 minutes", 200 → "3 hours", 4,000 → "3 days": rounded up, so that it is true. */
function toSpan(minutes: number): string {
  if (minutes < 120) return `${Math.max(1, minutes)} minute${minutes > 1 ? 's' : ''}`;
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}
