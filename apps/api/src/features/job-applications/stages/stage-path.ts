import { refuse, type ApplicationStage } from '@firsthand/contracts';
import type { StageReached } from './stages.repository.ts';

/** Of two stages with the same place an application can only be in one. */
const PLACES: Record<ApplicationStage, number> = {
  saved: 0,
  applied: 1,
  interview: 2,
  offer: 3,
  rejected: 4,
  withdrawn: 4,
};

/** The stages in the order in which they are reached. */
export function sortStages(stages: readonly StageReached[]): StageReached[] {
  return stages.toSorted((one, other) => PLACES[one.stage] - PLACES[other.stage]);
}

/**
 * The way after a move to a stage. What lies behind that stage goes, so that a slip can be taken back:
 *
 *     saved, applied, interview → applied: saved, applied
 *
 * Without a day it is the one known for the stage, else today, and never before the stage before. A day that is named
 * and lies before it is refused with 400.
 */
export function moveTo(
  stages: readonly StageReached[],
  { stage, on }: { stage: ApplicationStage; on: string | null },
  today: string,
): [...StageReached[], StageReached] {
  const before = sortStages(stages).filter((reached) => PLACES[reached.stage] < PLACES[stage]);
  const last = before.at(-1);
  const earliest = last?.on ?? '';
  if (on !== null && last && on < earliest) {
    throw refuse('stage-before-last', { on: last.on, stage: last.stage });
  }
  const known = stages.find((reached) => reached.stage === stage)?.on;
  const day = on ?? known ?? (today < earliest ? earliest : today);
  return [...before, { stage, on: day }];
}
