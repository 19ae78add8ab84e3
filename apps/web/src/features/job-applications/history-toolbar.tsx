import {
  APPLICATION_STAGES,
  ATS_TABLE,
  type ApplicationStage,
  formatCount,
  STAGE_LABELS,
} from '@firsthand/contracts/light';
import { useNavigate } from 'react-router';
import { ChoiceLinks } from '../../components/choice-links.tsx';
import { SelectField } from '../../components/field.tsx';
import { toHistoryAddress, type HistoryState } from './history-address.ts';
import styles from './history-toolbar.module.css';

const VIEWS = ['list', 'board'] as const;
const STAGE_CHOICES = ['', ...APPLICATION_STAGES] as const;

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
      <ChoiceLinks
        label="View"
        look="segments"
        choices={VIEWS}
        current={state.view}
        toAddress={(view) => toHistoryAddress({ ...state, view, page: 1 })}
        renderChoice={(view) => (view === 'list' ? 'List' : 'Board')}
      />
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
  const toCount = (stage: ApplicationStage | '') => {
    if (stageCounts === null) return null;
    if (stage !== '') return stageCounts[stage];
    return APPLICATION_STAGES.reduce((sum, name) => sum + stageCounts[name], 0);
  };
  return (
    <ChoiceLinks
      label="Stage"
      look="pills"
      className={styles.stages}
      choices={STAGE_CHOICES}
      current={state.stage}
      toAddress={(stage) => toHistoryAddress({ ...state, stage, page: 1 })}
      renderChoice={(stage) => {
        const count = toCount(stage);
        return (
          <>
            {stage === '' ? 'All stages' : STAGE_LABELS[stage]}
            {count === null ? null : <span className={styles.count}> {formatCount(count)}</span>}
          </>
        );
      }}
    />
  );
}
