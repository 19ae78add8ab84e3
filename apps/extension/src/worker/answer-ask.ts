import type { ApplicationDraft, ApplyPage, FillPageResponse } from '@firsthand/contracts';
import type { Account, Ask, Asked, Answered } from '../shared/worker-messages.ts';
import { askSite, CallError, createSiteCalls } from './call-site.ts';
import { toRecorded } from './to-recorded.ts';
import { dropHandedOver, readHandedOver } from './hand-over.ts';
import { changeTab, readTab, withFilled } from './tab-state.ts';
import { forgetToken, keepToken, readToken } from './token-store.ts';

/** What the server takes of a list; a page may have more. */
const OPTION_MAX = 500;
const TOO_NARROW = 'This token may read and not apply. Make one with the scope apply.';

/** Answers the extension's own pages, refusals as sentences. */
export async function answerAsk(ask: Ask): Promise<Answered<unknown>> {
  try {
    return { ok: true, answer: await answer(ask) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { ok: false, message: error.message, isUnpaired: error.status === 401 };
  }
}

function answer(ask: Ask): Promise<Asked[keyof Asked]['answer']> {
  switch (ask.ask) {
    case 'account':
      return findAccount();
    case 'pair':
      return pair(ask.token);
    case 'unpair':
      return forgetToken().then(() => null);
    case 'handed-over':
      return findHandedOver();
    case 'refuse-hand-over':
      return dropHandedOver().then(() => null);
    case 'tab':
      return readTab(ask.tabId);
    case 'filled':
      return changeTab(ask.tabId, (state) => withFilled(state, ask.filled)).then(() => null);
    case 'page':
      return describePage(ask);
    case 'prepare':
      return prepare(ask);
    case 'values':
      return findValues(ask);
    case 'file':
      return readFile(ask.path);
    case 'record':
      return record(ask);
  }
}

async function findAccount(): Promise<Account | null> {
  return (await readToken()) === null ? null : (await describePage({ url: '', from: '' })).account;
}

/** Tries a token before it is kept. */
async function pair(token: string): Promise<Account> {
  const { account } = await describePage({ url: '', from: '' }, token);
  if (!account.may_apply) throw new CallError(TOO_NARROW, 403);
  await keepToken(token);
  await dropHandedOver();
  return account;
}

async function findHandedOver(): Promise<Asked['handedOver']['answer']> {
  const token = await readHandedOver();
  if (token === null) return null;
  const { account } = await describePage({ url: '', from: '' }, token);
  return { account, token };
}

function describePage({ url, from }: { url: string; from: string }, token?: string): Promise<ApplyPage> {
  return createSiteCalls(token).findApplyPage({ query: { url, ...(from === '' ? {} : { from }) } });
}

function prepare({ source, jobId, profileId }: Asked['prepare']['ask']): Promise<ApplicationDraft> {
  const body = { source, requisition_id: jobId, job_profile_id: profileId };
  return createSiteCalls().startDraft({ body });
}

function findValues(ask: Asked['values']['ask']): Promise<FillPageResponse> {
  const { source, jobId, fields, stands = {}, shownEntries = [] } = ask;
  const readable = fields.filter(({ isUnread }) => !isUnread);
  const asked = readable.map(({ key, label, kind, required, options, section }) => ({
    ...{ key, label, kind, required, section },
    options: options.map((option) => option.slice(0, OPTION_MAX)),
    ...(Object.hasOwn(stands, key) ? { stands: stands[key] ?? null } : {}),
  }));
  const body = { source, requisition_id: jobId, fields: asked, shown_entries: shownEntries };
  return createSiteCalls().fillPage({ body });
}

async function readFile(path: string): Promise<Asked['file']['answer']> {
  const response = await askSite(path);
  const bytes = new Uint8Array(await response.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return { type: response.headers.get('content-type') ?? 'application/octet-stream', base64: btoa(binary) };
}

async function record({ tabId, source, jobId }: Asked['record']['ask']) {
  const { stood, filled } = await readTab(tabId);
  const fields = stood.map((field) => toRecorded(field, filled[field.key]));
  const body = { source, requisition_id: jobId, fields };
  const { application } = await createSiteCalls().recordPage({ body });
  await changeTab(tabId, (state) => ({ ...state, form: null, stood: [], filled: {}, hasThanked: false }));
  await chrome.action.setBadgeText({ tabId, text: '' }).catch(() => undefined);
  return { applicationId: application.id };
}
