import { LIMITS } from '@firsthand/contracts';
import type { StoodField } from '../shared/page-messages.ts';
import type { TabState, Told } from '../shared/worker-messages.ts';

const EMPTY: TabState = { frames: {}, form: null, stood: [], filled: {}, hasThanked: false };
const FRAMES_MAX = 50;
/** Changes of one tab wait for each other, since each reads what is there first. */
let last: Promise<unknown> = Promise.resolve();

const toName = (tabId: number) => `tab:${tabId}`;

/** What is known of a tab. */
export async function readTab(tabId: number): Promise<TabState> {
  const name = toName(tabId);
  const { [name]: state } = await chrome.storage.session.get(name);
  return (state as TabState | undefined) ?? EMPTY;
}

export function changeTab(tabId: number, change: (state: TabState) => TabState): Promise<void> {
  const changed = last.then(async () => {
    const state = change(await readTab(tabId));
    await chrome.storage.session.set({ [toName(tabId)]: state });
  });
  last = changed.catch(() => undefined);
  return changed;
}

export async function forgetTab(tabId: number): Promise<void> {
  await chrome.storage.session.remove(toName(tabId));
}

/** What a frame told, at the address that the browser says it has. */
export function withTold(
  state: TabState,
  told: Told,
  { frameId, url }: { frameId: number; url: string },
): TabState {
  const known = state.frames[frameId];
  switch (told.tell) {
    case 'here': {
      const isNewPage = frameId === 0 && told.isNew;
      const frames = isNewPage ? {} : state.frames;
      // A page that is moved through without loading tells where it began by what led to it first.
      const from = told.isNew ? told.from.slice(0, LIMITS.pageUrlMaxLength) : (known?.url ?? told.from);
      if (Object.keys(frames).length >= FRAMES_MAX) return state;
      return { ...state, frames: { ...frames, [frameId]: { url, from } } };
    }
    case 'form': {
      const form = { url, from: known?.from ?? '', source: told.source };
      const isSame = state.form !== null && isSameForm(state.form.url, url);
      return isSame ? { ...state, form } : { ...state, form, stood: [], filled: {}, hasThanked: false };
    }
    case 'stood':
      return state.hasThanked ? state : { ...state, stood: mergeStood(state.stood, told.fields) };
    case 'thanks':
      // A page of thanks that is opened by itself proves nothing.
      return {
        ...state,
        hasThanked: state.form !== null && new URL(state.form.url).host === new URL(url).host,
      };
    case 'changed':
      return state;
  }
}

/** What was written also stands there: a page may take the box for a file away once it has the file. */
export function withFilled(state: TabState, filled: TabState['filled']): TabState {
  const written = Object.values(filled).map(({ field, value }) => ({ ...field, value }));
  const byKey = new Map(written.map((field) => [field.key, field]));
  const known = state.stood.map((field) => byKey.get(field.key) ?? field);
  const added = written.filter(({ key }) => !state.stood.some((field) => field.key === key));
  const stood = [...known, ...added].slice(0, LIMITS.formFieldsMax);
  return { ...state, filled: { ...state.filled, ...filled }, stood };
}

/** A form of several steps lies below one address; the query of some changes with each. */
function isSameForm(one: string, other: string): boolean {
  return new URL(one).host === new URL(other).host && new URL(one).pathname === new URL(other).pathname;
}

/** In the order of the page: what it tells together stays together, where the first of it stood. */
function mergeStood(known: TabState['stood'], fields: readonly StoodField[]): TabState['stood'] {
  const told = new Set(fields.map(({ key }) => key));
  const place = known.findIndex(({ key }) => told.has(key));
  const at = place < 0 ? known.length : place;
  const others = (some: TabState['stood']) => some.filter(({ key }) => !told.has(key));
  const merged = [...others(known.slice(0, at)), ...fields, ...others(known.slice(at))];
  return merged.slice(0, LIMITS.formFieldsMax);
}
