import { useOffersTurboApply } from '../../lib/use-offers-turbo-apply.ts';
import { COLUMNS, toCatalogue, type Availability } from './catalogue.ts';
import { FeatureName } from './feature-name.tsx';
import styles from './feature-table.module.css';

/** The roles are those of its elements: on a phone the rows are grids, of which some browsers say no more what they are. */
export function FeatureTable() {
  const catalogue = toCatalogue(useOffersTurboApply());
  return (
    <table role="table" className={styles.table}>
      <caption className="sr-only">
        What you can use without an account, with a free one and with Premium
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Feature
          </th>
          {COLUMNS.map((column) => (
            <th key={column.key} scope="col" role="columnheader">
              {column.name}{' '}
              <span className={styles.note}>
                (
                {column.struckPrice ? (
                  <>
                    <s>
                      <span className="sr-only">Usual price </span>
                      {column.struckPrice}
                    </s>{' '}
                  </>
                ) : null}
                {column.note})
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {catalogue.map((feature) => (
          <tr key={feature.key} id={feature.key} role="row">
            <th scope="row" role="rowheader">
              <FeatureName name={feature.name} description={feature.description} />
            </th>
            {COLUMNS.map((column) => (
              <td key={column.key} role="cell">
                <Mark availability={feature[column.key]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ availability }: { availability: Availability }) {
  if (availability === 'planned') return <span className="fine-note">Planned</span>;
  if (availability === 'yes')
    return <Sign words="Included" className={styles.yes} path="m4.5 10.5 3.5 3.5 7.5-8" />;
  if (availability === 'no') return <Sign words="Not included" className="faint" path="M6 10h8" />;
  return availability;
}

function Sign({ words, className, path }: { words: string; className: string | undefined; path: string }) {
  return (
    <span className={className}>
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <span className="sr-only">{words}</span>
    </span>
  );
}
