import { getAts, type OPERATIONS_ROUTES, formatCount } from '@firsthand/contracts/light';
import type { ApiOf } from '@firsthand/api-client';
import type { HeldClosingsResponse } from '@firsthand/contracts';
import { Button } from '../../components/button.tsx';
import { FormFault } from '../../components/form-fault.tsx';
import { countOf } from '../../lib/format-date.ts';
import { useAction } from '../../lib/use-action.ts';
import type { Part } from './operations-view.ts';
import { PartOfPage, Section, type Reloading } from './section.tsx';
import { When } from './when.tsx';
import styles from './entries.module.css';

export type HeldCalls = Pick<ApiOf<typeof OPERATIONS_ROUTES>, 'agreeToClosing'>;

interface HeldSectionProps extends Reloading {
  held: Part<HeldClosingsResponse>;
  calls: HeldCalls;
  /** Given what was done, in words. */
  onDone: (message: string) => void;
}

/** Boards that lost most of their postings at once. Not there while there is none. */
export function HeldSection({ held, calls, onDone, ...reloading }: HeldSectionProps) {
  if (held.kind === 'loaded' && held.data.total === 0) return null;
  return (
    <Section id="held-closings" heading="Closings that wait for you">
      <PartOfPage part={held} isLoading={false} {...reloading}>
        {({ data }) => (
          <ul className={styles.entries}>
            {data.map((closing) => (
              <li key={closing.board_id} className={styles.entry}>
                <Closing closing={closing} calls={calls} onDone={onDone} />
              </li>
            ))}
          </ul>
        )}
      </PartOfPage>
    </Section>
  );
}

interface ClosingProps {
  closing: HeldClosingsResponse['data'][number];
  calls: HeldCalls;
  onDone: (message: string) => void;
}

function Closing({ closing, calls, onDone }: ClosingProps) {
  const { missing, examples } = closing;
  const agreeing = useAction(async () => {
    onDone((await calls.agreeToClosing({ params: { boardId: closing.board_id } })).message);
  }, 'This could not be sent. Please try again.');
  const others = missing - examples.length;
  return (
    <>
      <div className={styles.head}>
        <h3>
          <span dir="auto">{closing.company ?? closing.board}</span>, {getAts(closing.source).label}
        </h3>
        <p className="fine-note">
          Held <When at={closing.held_at} />
        </p>
      </div>
      <p>
        The board no longer lists {formatCount(missing)} of its {countOf(closing.open_jobs, 'open posting')}:{' '}
        <span dir="auto">{examples.join(', ')}</span>
        {others > 0 ? ` and ${formatCount(others)} more` : ''}. Look at the board before you agree.
      </p>
      {closing.is_paused ? (
        <p className="fine-note">This board is paused. Resume it before you agree.</p>
      ) : closing.agreed_at === null ? (
        <div>
          <Button kind="secondary" isBusy={agreeing.isBusy} onClick={() => void agreeing.run()}>
            {agreeing.isBusy ? 'Sending...' : `Close ${countOf(missing, 'posting')}`}
          </Button>
        </div>
      ) : (
        <p className="fine-note">
          Agreed <When at={closing.agreed_at} />. The next reading may close them.
        </p>
      )}
      <FormFault text={agreeing.error} />
    </>
  );
}
