import type { ClosingsResponse } from '@firsthand/contracts';
import { getAts, toJobPath } from '@firsthand/contracts/light';
import { Link } from '../../components/link.tsx';
import { countOf } from '../../lib/format-date.ts';
import { PAGE_SIZES, toOperationsAddress, type OperationsState } from './operations-address.ts';
import type { Part } from './operations-view.ts';
import { ListFoot, Nothing, PartOfPage, Section, type Reloading } from './section.tsx';
import { When } from './when.tsx';
import styles from './entries.module.css';

interface ClosingsSectionProps extends Reloading {
  closings: Part<ClosingsResponse>;
  state: OperationsState;
  isLoading: boolean;
}

const ID = 'closings';

/** Which jobs were closed lately, and what proved that they are gone. */
export function ClosingsSection({ closings, state, ...loading }: ClosingsSectionProps) {
  return (
    <Section id={ID} heading="Recent closings">
      <PartOfPage part={closings} {...loading}>
        {({ data, total }) =>
          total === 0 ? (
            <Nothing>
              <p>No job was closed in the last 30 days.</p>
            </Nothing>
          ) : (
            <>
              <ul className={styles.entries}>
                {data.map((closing) => (
                  <li key={closing.requisition_id} className={styles.entry}>
                    <Closing closing={closing} />
                  </li>
                ))}
              </ul>
              <ListFoot
                sectionId={ID}
                noun="closing"
                page={state.closingsPage}
                pageSize={PAGE_SIZES.closings}
                total={total}
                toAddress={(closingsPage) => toOperationsAddress({ ...state, closingsPage })}
              />
            </>
          )
        }
      </PartOfPage>
    </Section>
  );
}

type ClosingView = ClosingsResponse['data'][number];

function Closing({ closing }: { closing: ClosingView }) {
  const { title, company, board, source, navigation } = closing;
  return (
    <>
      <div className={styles.head}>
        <h3 dir="auto">
          <Link to={toJobPath(navigation)}>{title}</Link>
        </h3>
        <p className="fine-note">
          Closed <When at={closing.closed_at} />
        </p>
      </div>
      <p className="fine-note">
        <span dir="auto">{company ?? board}</span>, {getAts(source).label}
      </p>
      <p>
        <Evidence closing={closing} />
      </p>
    </>
  );
}

/** Why it counts as gone, in a sentence. */
function Evidence({ closing: { reason, crawl } }: { closing: ClosingView }) {
  if (reason === 'deleted') return 'Nobody could verify it for four weeks.';
  const what =
    reason === 'gone'
      ? 'A complete reading of its board no longer listed it'
      : 'The board listed it, and its own page answered that it is gone (404 or 410)';
  if (crawl === null) return `${what}. That reading is no longer kept.`;
  return (
    <>
      {what}: <When at={crawl.started_at} />, {countOf(crawl.read, 'posting')} read, {crawl.closed} closed.
    </>
  );
}
