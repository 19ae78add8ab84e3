import { APPLICATION_STAGES, ATS_TABLE, type ApplicationStage } from '@firsthand/contracts/light';
import { Link, useNavigate } from 'react-router';
import { SelectField } from '../../components/field.tsx';
import segmentStyles from '../../components/segments.module.css';
import { formatCount } from '../../lib/format-date.ts';
import { STAGE_WORDS } from './application-words.ts';
import { toHistoryAddress, type HistoryState } from './history-address.ts';
import styles from './history-toolbar.module.css';

interface HistoryToolbarProps {
  state: HistoryState;
  /** Of every application of the person; null where only those of one ATS are shown. */
  stageCounts: Record<ApplicationStage, number> | null;
}

/** Narrows the history, and switches between list and board. Whatever is chosen leads to page 1. */
export function HistoryToolbar({ state, stageCounts }: HistoryToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <AtsFilter state={state} />
      <nav aria-label="View" className={segmentStyles.segments}>
        {(['list', 'board'] as const).map((view) => (
          <Link
            key={view}
            to={toHistoryAddress({ ...state, view, page: 1 })}
            className={segmentStyles.segment}
            aria-current={state.view === view ? 'true' : undefined}
            preventScrollReset
          >
            {view === 'list' ? 'List' : 'Board'}
          </Link>
        ))}
      </nav>
      {state.view === 'list' ? <StageFilter state={state} stageCounts={stageCounts} /> : null}
    </div>
  );
}

function AtsFilter({ state }: { state: HistoryState }) {
  const navigate = useNavigate();
  return (
    <SelectField
      label="ATS source"
      className={styles.filter}
      value={state.ats}
      onValue={(chosen) => {
        const ats = ATS_TABLE.find(({ slug }) => slug === chosen)?.slug ?? '';
        void navigate(toHistoryAddress({ ...state, ats, page: 1 }), { preventScrollReset: true });
      }}
    >
      <option value="">All sources</option>
      {ATS_TABLE.map(({ slug, label }) => (
        <option key={slug} value={slug}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function StageFilter({ state, stageCounts }: HistoryToolbarProps) {
  const choices = ['', ...APPLICATION_STAGES] as const;
  const toCount = (stage: ApplicationStage | '') => {
    if (stageCounts === null) return null;
    if (stage !== '') return stageCounts[stage];
    return APPLICATION_STAGES.reduce((sum, name) => sum + stageCounts[name], 0);
  };
  return (
    <nav aria-label="Stage" className={styles.stages}>
      {choices.map((stage) => {
        const count = toCount(stage);
        return (
          <Link
            key={stage}
            to={toHistoryAddress({ ...state, stage, page: 1 })}
            className={styles.stage}
            aria-current={state.stage === stage ? 'true' : undefined}
            preventScrollReset
          >
            {stage === '' ? 'All stages' : STAGE_WORDS[stage]}
            {count === null ? null : <span className={styles.count}> {formatCount(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
