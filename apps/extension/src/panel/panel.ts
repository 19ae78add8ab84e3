import { draw, link, notice } from '../shared/draw.ts';
import { ask, Refusal } from '../shared/ask.ts';
import { SITE } from '../shared/site.ts';
import type { FillResult } from '../shared/page-messages.ts';
import { fillPage } from './fill-page.ts';
import { FILE_CHOICE, keepFileChoice } from './file-choice.ts';
import { findOpen } from './left-fields.ts';
import { loadModel, order, type Model } from './load-model.ts';
import { planView } from './plan-view.ts';
import { resultView } from './result-view.ts';
import { toWords, type Row } from './plan.ts';
import {
  appliedView,
  faultView,
  noFormView,
  postingView,
  prepareView,
  recordedView,
  thanksView,
  unpairedView,
} from './views.ts';

const main = document.querySelector('main') ?? document.body;
/** Several changes of a page come at once. */
const SOON_MS = 400;

let isBusy = false;
/** Something changed while something else was done. */
const missed = { change: false };
/** What was ticked or unticked, until something is filled. */
const ticks = new Map<string, boolean>();
let refused: number | null = null;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** The tab beside the panel; a panel that is opened for one tab names it. */
async function findTabId(): Promise<number | null> {
  const named = Number(new URLSearchParams(location.search).get('tab'));
  if (Number.isInteger(named) && named > 0) return named;
  const [tab] = await chrome.tabs.query({ active: true, currentWindow: true });
  return tab?.id ?? null;
}

function show(...parts: (HTMLElement | null)[]): void {
  const shown = parts.filter((part) => part !== null);
  const isNamed = shown.some((part) => part.matches('h1') || part.querySelector('h1'));
  main.replaceChildren(...(isNamed ? [] : [draw('h1', {}, 'Firsthand')]), ...shown);
}

/** What is done now; what the person presses meanwhile is done next. */
let doing: Promise<void> = Promise.resolve();

/** As `run`, of what the person pressed: it waits for what the panel does by itself. */
function runNext(work: () => Promise<void>): Promise<void> {
  return doing.then(() => run(work));
}

/** Does one thing at a time; what goes wrong is said in its place. */
function run(work: () => Promise<void>): Promise<void> {
  if (isBusy) {
    missed.change = true;
    return Promise.resolve();
  }
  doing = runAlone(work);
  return doing;
}

async function runAlone(work: () => Promise<void>): Promise<void> {
  isBusy = true;
  main.setAttribute('aria-busy', 'true');
  try {
    await work();
  } catch (error) {
    if (error instanceof Refusal && error.isUnpaired) show(unpairedView());
    else show(faultView(error instanceof Error ? error.message : 'Something went wrong.', look));
  } finally {
    isBusy = false;
    main.removeAttribute('aria-busy');
    if (missed.change) lookSoon();
  }
}

function look(): void {
  void run(async () => {
    const tabId = await findTabId();
    if (tabId === null) show(noFormView(null, look));
    else {
      const model = await loadModel(tabId);
      render(model, findTold(model));
    }
  });
}

function render(model: Model, above: HTMLElement | null = null): void {
  const { page, frame, tab, tabId } = model;
  if (!page) {
    show(above, noFormView(frame?.view ?? null, look));
    return;
  }
  if (!page.job) {
    show(
      above,
      draw(
        'section',
        {},
        notice(page.message ?? 'This posting is not known.'),
        draw('p', {}, link('Look for jobs', SITE)),
      ),
    );
    return;
  }
  const head = postingView(page);
  if (tab.hasThanked && refused !== tabId) {
    const stood = tab.stood.map(({ label, value }) => ({ label, words: toWords(value) }));
    const refuse = () => {
      refused = tabId;
      look();
    };
    show(
      head,
      thanksView(stood, {
        record: () => {
          record(model);
        },
        refuse,
      }),
    );
    return;
  }
  show(head, above, appliedView(page), ...bodyOf(model));
}

function bodyOf(model: Model): (HTMLElement | null)[] {
  const { page, frame, plan } = model;
  if (!page) return [];
  const isSent = page.application !== null && !page.application.waits;
  if (isSent) return [];
  if (!page.draft && !page.application)
    return [
      prepareView(page, (profileId) => {
        prepare(model, profileId);
      }),
    ];
  const draftLink =
    page.draft &&
    draw(
      'p',
      {},
      link('Look at the prepared application', `${SITE}/job-applications/prepared/${page.draft.id}`),
    );
  if (!frame || !plan) return [draftLink, noFormView(frame?.view ?? null, look)];
  const actions = {
    ticks,
    fill: (rows: Row[]) => {
      fill(model, rows);
    },
    show: (key: string) => {
      showField(model, key);
    },
    again: look,
  };
  const { problems, elsewhere } = findOpen(page.draft, plan);
  return [
    draftLink,
    ...problems.slice(0, 5).map(({ message }) => notice(message, 'warn')),
    planView(plan, frame.view, {
      ...{ ...actions, elsewhere, attachesFiles: model.attachesFiles },
      further: model.values?.further_entries ?? { experience: 0, education: 0 },
    }),
  ];
}

function prepare({ page }: Model, profileId: number): void {
  const job = page?.job;
  if (!job || job.source === null || job.requisition_id === null) return;
  const { source, requisition_id: jobId } = job;
  void runNext(async () => {
    await ask('prepare', { ask: 'prepare', source, jobId, profileId });
  }).then(look);
}

function fill(model: Model, rows: Row[]): void {
  const { frame, tabId } = model;
  if (!frame) return;
  told = null;
  const showFilling = () => {
    show(draw('section', {}, draw('p', { attributes: { role: 'status' } }, 'Filling …')));
  };
  showFilling();
  void runNext(async () => {
    showFilling();
    ticks.clear();
    const files = (model.plan?.toFill ?? []).filter(({ file }) => file !== null);
    if (files.length > 0) await keepFileChoice(rows.some(({ file }) => file !== null));
    const results: FillResult[] = await fillPage(tabId, frame, rows);
    const now = await loadModel(tabId);
    const view = resultView(results, rows, {
      show: (key) => {
        showField(now, key);
      },
      afterFile: frame.view.afterFile,
    });
    told = { place: toPlace(now), view };
    render(now, view);
  });
}

/** What came of the last filling stays in sight until the page goes on. */
let told: { place: string; view: HTMLElement } | null = null;

function findTold(model: Model): HTMLElement | null {
  return told?.place === toPlace(model) ? told.view : null;
}

function toPlace({ tabId, frame }: Model): string {
  return `${tabId} ${frame?.frameId ?? ''} ${frame?.url ?? ''} ${frame?.view.step ?? ''}`;
}

function showField({ tabId, frame }: Model, key: string): void {
  if (frame) void order(tabId, frame.frameId, { order: 'show', key }).catch(look);
}

function record({ page, tabId }: Model): void {
  const job = page?.job;
  if (!job || job.source === null || job.requisition_id === null) return;
  const { source, requisition_id: jobId } = job;
  void runNext(async () => {
    await ask('record', { ask: 'record', tabId, source, jobId });
    show(postingView(page), recordedView());
  });
}

function lookSoon(): void {
  missed.change = isBusy;
  clearTimeout(waiting);
  if (!isBusy) waiting = setTimeout(look, SOON_MS);
}

chrome.runtime.onMessage.addListener((message: unknown, sender) => {
  if (sender.id !== chrome.runtime.id || typeof message !== 'object' || message === null) return;
  if (!('changedTab' in message) || !('what' in message) || message.what === 'stood') return;
  void findTabId().then((tabId) => {
    if (tabId === message.changedTab) lookSoon();
  });
});
if (!location.search.includes('tab=')) chrome.tabs.onActivated.addListener(lookSoon);
chrome.storage.local.onChanged.addListener((changes) => {
  // What was ticked is known here already.
  if (Object.keys(changes).some((name) => name !== FILE_CHOICE)) lookSoon();
});
look();
