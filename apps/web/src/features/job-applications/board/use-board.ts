import type { Application } from '@firsthand/contracts';
import { LIMITS, type ApplicationStage, STAGE_LABELS } from '@firsthand/contracts/light';
import { useState } from 'react';
import { toFailureText } from '../../../lib/api/failure-text.ts';
import type { ApplicationApi } from '../application-api.ts';
import { toToday } from '../application-labels.ts';
import { readHistory } from '../history-view.ts';
import type { ApplicationTracker, ChangeOutcome } from '../tracking/application-tracker.ts';
import { withApplication, withMore, type BoardColumns } from './board-columns.ts';

export interface BoardParts {
  calls: Pick<ApplicationApi, 'listHistory'>;
  tracker: ApplicationTracker;
  /** The ATS the board is narrowed to. */
  ats: string;
  /** Says aloud and in sight what became of something. */
  notify: (text: string) => void;
}

function toMovedWords({ stage, job_data: { title } }: Application, outcome: ChangeOutcome): string {
  switch (outcome.kind) {
    case 'saved':
      return `${title} moved to ${STAGE_LABELS[stage]}.`;
    case 'conflict':
      return `${title} was moved to ${STAGE_LABELS[outcome.stored.stage]} in another tab. It was left there.`;
    case 'gone':
      return `${title} was removed in another tab.`;
    case 'failed':
      return `${title} was not moved: ${outcome.message}`;
  }
}

/** The board's columns; a card moves at once, and back when the server did not take it. */
export function useBoard(loaded: BoardColumns, { calls, tracker, ats, notify }: BoardParts) {
  const [columns, setColumns] = useState(loaded);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setColumns(loaded);
  }

  async function move(application: Application, stage: ApplicationStage): Promise<void> {
    if (application.stage === stage) return;
    const moved = { ...application, stage, stage_on: toToday() };
    setColumns((known) => withApplication(known, moved));
    const outcome = await tracker.change(application, { stage });
    const now = outcome.kind === 'saved' || outcome.kind === 'conflict' ? outcome.stored : application;
    setColumns((known) => withApplication(known, now));
    notify(toMovedWords(moved, outcome));
  }

  async function showMore(stage: ApplicationStage): Promise<void> {
    const page = Math.floor(columns[stage].applications.length / LIMITS.historyPageSize) + 1;
    try {
      const { applications, totalCount } = await readHistory(calls, { page, ats, stage });
      setColumns((known) => withMore(known, stage, { applications, total: totalCount }));
    } catch (error) {
      notify(toFailureText(error, 'More could not be loaded. Please try again.'));
    }
  }

  return { columns, move, showMore };
}
