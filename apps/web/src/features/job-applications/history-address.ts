import { APPLICATION_STAGES, findAts, type ApplicationStage, type AtsSlug } from '@firsthand/contracts/light';

/** What the address of the Application History says. */
export interface HistoryState {
  view: 'list' | 'board';
  /** Empty: from all of them. */
  ats: AtsSlug | '';
  /** Of the list; the board shows all stages. */
  stage: ApplicationStage | '';
  page: number;
}

export const HISTORY_PATH = '/job-applications';

function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** Reads "?view=board&ats=greenhouse&stage=interview&page=2"; what makes no sense counts as absent. */
export function parseHistoryAddress(query: URLSearchParams): HistoryState {
  return {
    view: query.get('view') === 'board' ? 'board' : 'list',
    ats: findAts(query.get('ats') ?? '')?.slug ?? '',
    stage: APPLICATION_STAGES.find((stage) => stage === query.get('stage')) ?? '',
    page: parsePage(query.get('page')),
  };
}

/** The address of a state, without what goes without saying. The board has neither pages nor a stage. */
export function toHistoryAddress({ view, ats, stage, page }: HistoryState): string {
  const query = new URLSearchParams();
  if (view === 'board') query.set('view', 'board');
  if (ats !== '') query.set('ats', ats);
  if (view === 'list' && stage !== '') query.set('stage', stage);
  if (view === 'list' && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text === '' ? HISTORY_PATH : `${HISTORY_PATH}?${text}`;
}
