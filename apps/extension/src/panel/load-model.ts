import type { ApplyPage, FillPageResponse } from '@firsthand/contracts';
import { ask } from '../shared/ask.ts';
import type { PageOrder, PageView, StoodField } from '../shared/page-messages.ts';
import type { TabState } from '../shared/worker-messages.ts';
import { findFileChoice } from './file-choice.ts';
import { makePlan, type Plan } from './plan.ts';

/** The frame of the tab that has the form. */
export interface FormFrame {
  frameId: number;
  url: string;
  from: string;
  view: PageView;
}

/** Everything the panel shows. */
export interface Model {
  tabId: number;
  tab: TabState;
  frame: FormFrame | null;
  /** Null on pages that are none of the nine systems'. */
  page: ApplyPage | null;
  plan: Plan | null;
  values: FillPageResponse | null;
  /** Whether files are ticked from the start. */
  attachesFiles: boolean;
}

/** Looks at the tab and asks what is prepared for it. Throws a `Refusal`. */
export async function loadModel(tabId: number): Promise<Model> {
  const tab = await ask('tab', { ask: 'tab', tabId });
  const frame = await findForm(tabId, tab);
  const shown = tab.hasThanked && tab.form ? tab.form : (frame ?? null);
  // Asked on every page, so that a token that no longer holds is told before anything else.
  const page = await ask('page', { ask: 'page', url: shown?.url ?? '', from: shown?.from ?? '' });
  const isPrepared = page.draft !== null || page.application?.waits === true;
  const values = frame && page.job && isPrepared ? await findValues(frame, page) : null;
  return {
    ...{ tabId, tab, frame, values, attachesFiles: await findFileChoice() },
    page: shown ? page : null,
    plan: frame && values ? withoutGiven(makePlan(frame.view, values), tab) : null,
  };
}

/** A page may empty its box once it has the file, and write a value in its own words: neither is shown again. */
function withoutGiven(plan: Plan, { filled }: TabState): Plan {
  const isOurs = ({ key, value }: StoodField) =>
    Object.hasOwn(filled, key) && JSON.stringify(filled[key]?.value) === JSON.stringify(value);
  return {
    ...plan,
    toFill: plan.toFill.filter(({ file, field }) => !file || !Object.hasOwn(filled, field.key)),
    standing: plan.standing.filter(({ field }) => !isOurs(field)),
  };
}

/** Gives an order to one frame of the tab. */
export async function order<Answer>(tabId: number, frameId: number, given: PageOrder): Promise<Answer> {
  const answer: Answer | { fault: string } = await chrome.tabs.sendMessage(tabId, given, { frameId });
  if (typeof answer === 'object' && answer !== null && 'fault' in answer) throw new Error(answer.fault);
  return answer;
}

/** Of several frames the one with most fields. One that has gone meanwhile does not answer. */
async function findForm(tabId: number, { frames }: TabState): Promise<FormFrame | null> {
  const looked = await Promise.all(
    Object.entries(frames).map(async ([id, { url, from }]) => {
      const frameId = Number(id);
      const view = await order<PageView | undefined>(tabId, frameId, { order: 'look' }).catch(
        () => undefined,
      );
      return view ? [{ frameId, url, from, view }] : [];
    }),
  );
  const found = looked.flat().sort((one, other) => other.view.fields.length - one.view.fields.length);
  return found[0] ?? null;
}

async function findValues({ view }: FormFrame, { job }: ApplyPage): Promise<FillPageResponse | null> {
  if (!job || job.requisition_id === null || job.source === null || view.fields.length === 0) return null;
  const { source, requisition_id: jobId } = job;
  const values = await ask('values', { ask: 'values', source, jobId, fields: view.fields });
  const stands = listStanding(view, values);
  if (Object.keys(stands).length + view.shownEntries.length === 0) return values;
  // So that no entry is offered twice; of other fields what stands there is not told.
  return ask('values', {
    ...{ ask: 'values', source, jobId, fields: view.fields, stands },
    shownEntries: view.shownEntries,
  });
}

/** What stands in fields that belong to entries of a list, by key. */
function listStanding({ fields }: PageView, { fields: filled }: FillPageResponse): Record<string, string> {
  const ofEntries = new Set(filled.flatMap(({ key, entry }) => (entry ? [key] : [])));
  return Object.fromEntries(
    fields.flatMap(({ key, value }) =>
      ofEntries.has(key) && typeof value === 'string' && value.trim() !== '' ? [[key, value]] : [],
    ),
  );
}
