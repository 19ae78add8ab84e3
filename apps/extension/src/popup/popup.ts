import type { ApplyPage } from '@firsthand/contracts';
import { ask, Refusal } from '../shared/ask.ts';
import { button, draw, link, notice } from '../shared/draw.ts';
import { SITE } from '../shared/site.ts';

const main = document.querySelector('main') ?? document.body;

/** Says which posting the tab is of, and opens the panel beside it. */
async function describe(): Promise<HTMLElement[]> {
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  const account = await ask('account', { ask: 'account' });
  if (!account) return connect();
  if (tab?.id === undefined) return [draw('p', {}, 'There is no page in this window.')];
  const state = await ask('tab', { ask: 'tab', tabId: tab.id });
  const frame = state.form ?? Object.values(state.frames)[0];
  const page = await ask('page', { ask: 'page', url: frame?.url ?? '', from: frame?.from ?? '' });
  const tabId = tab.id;
  return [
    ...describePage(page),
    button('Open the panel', () => void openPanel(tabId), 'primary'),
    draw('p', { className: 'soft' }, `Connected to ${account.email}`),
  ];
}

function describePage({ job, draft, application, message }: ApplyPage): HTMLElement[] {
  if (!job)
    return [draw('h1', {}, 'No posting here'), draw('p', {}, message ?? 'This page is no job posting.')];
  const state = application
    ? application.waits
      ? 'Confirmed, and not sent yet.'
      : 'You have applied to it.'
    : draft
      ? 'An application is prepared.'
      : 'Nothing is prepared yet.';
  return [
    draw('h1', {}, job.title),
    draw('p', { className: 'soft' }, job.company ?? ''),
    draw('p', {}, state),
  ];
}

function connect(): HTMLElement[] {
  return [
    draw('h1', {}, 'Connect this browser'),
    draw('p', {}, 'The extension fills forms from what you prepared in your account.'),
    button('Connect', () => void chrome.runtime.openOptionsPage(), 'primary'),
  ];
}

async function openPanel(tabId: number): Promise<void> {
  await chrome.sidePanel.open({ tabId });
  window.close();
}

describe().then(
  (parts) => {
    main.replaceChildren(...parts, draw('p', {}, link('Open Firsthand', SITE)));
  },
  (error: unknown) => {
    if (error instanceof Refusal && error.isUnpaired) main.replaceChildren(...connect());
    else main.replaceChildren(notice(error instanceof Error ? error.message : String(error), 'bad'));
  },
);
