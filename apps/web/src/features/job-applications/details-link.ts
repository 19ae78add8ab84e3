import { HISTORY_PATH } from './history-address.ts';

/** Marks a visit that came from the history, so that the way back is the browser's own, to the same place in the list. */
const CAME_FROM_HISTORY = { cameFromHistory: true };

/** What a link to an application's page from the history is made of. */
export function toDetailsPath(id: number) {
  return { to: `${HISTORY_PATH}/${id}`, state: CAME_FROM_HISTORY };
}

/** Whether a location's state says that the visit came from the history. */
export function cameFromHistory(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'cameFromHistory' in state;
}
