import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page, type Worker } from 'playwright-core';
import { CHROMIUM_ARGUMENTS } from '../launch.ts';
import { findProvided } from './find-provided.ts';

/** A browser with the extension for one product, and a profile of its own. */
export interface OpenExtension {
  context: BrowserContext;
  worker: Worker;
  /** Opens one of its pages: `popup.html`, `options.html`, `panel.html?tab=1`. */
  openOwnPage: (path: string) => Promise<Page>;
  /** The number that the browser has for the tab of a page. */
  findTabId: (page: Page) => Promise<number>;
  close: () => Promise<void>;
}

/** Starts Chromium with the extension for the product of these tests. */
export async function openExtension(): Promise<OpenExtension> {
  const { chromium: executablePath, extension } = findProvided();
  const profile = await mkdtemp(join(tmpdir(), 'firsthand-extension-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    viewport: { width: 1000, height: 900 },
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      ...CHROMIUM_ARGUMENTS,
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const origin = `chrome-extension://${new URL(worker.url()).host}`;
  return {
    context,
    worker,
    openOwnPage: async (path) => {
      const page = await context.newPage();
      await page.goto(`${origin}/${path}`);
      return page;
    },
    findTabId: async (page) => {
      const url = page.url();
      const id = await worker.evaluate<number, string>(
        `(async (url) => (await chrome.tabs.query({})).find((tab) => tab.url === url)?.id ?? 0)(${JSON.stringify(url)})`,
        url,
      );
      if (id === 0) throw new Error(`No tab shows ${url}`);
      return id;
    },
    close: async () => {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
