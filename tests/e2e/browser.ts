import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject } from 'vitest';
import { requireBrowser } from './launch.ts';
import { startProduct } from './product-on-demand.ts';
import type { ProvidedBrowser } from './start-product.ts';

/** Generous: the machine that runs the tests may be busy with others. */
const ACTION_WITHIN_MS = 60_000;
const STARTED_WITHIN_MS = 600_000;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };
export const WIDTHS = [
  ['on a phone', PHONE],
  ['on a desktop', DESKTOP],
] as const;
/** Set by `npm test -- --all`. */
export const isEverythingAsked = process.env.TEST_EVERYTHING === 'true';
/**
 * For journeys that do the same at both widths, past screens that are judged elsewhere at both: on a phone, which has the
 * less room, and with `npm test -- --all` on a desktop too.
 */
export const PHONE_FIRST = isEverythingAsked ? WIDTHS : ([WIDTHS[0]] as const);

export interface PageOptions {
  /** Default: `DESKTOP`. */
  viewport?: { width: number; height: number };
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  javaScriptEnabled?: boolean;
  hasTouch?: boolean;
  /** IANA; default: the machine's. */
  timezoneId?: string;
  /** What earlier visits left in the browser's storage, such as `toStorage(member)`. */
  localStorage?: Record<string, string>;
  /** Faults this page is expected to show, such as `/^404 /` for the page of an unknown address. */
  expectedFaults?: RegExp[];
}

/** Opens a page in a context of its own. Addresses may be given as paths of the product. */
export type OpenPage = (options?: PageOptions) => Promise<Page>;

/**
 * Registers browser tests, skipped with the reason in their name when there is no Chromium. A console error, an uncaught
 * exception, a Content-Security-Policy violation or a failed request of our own fails the test in which it happens.
 */
export function describeBrowser(name: string, tests: (openPage: OpenPage, productUrl: string) => void): void {
  const provided = inject('browser') as ProvidedBrowser | undefined;
  if (!provided || 'reason' in provided) {
    const reason = provided?.reason ?? 'start-product.ts is not the globalSetup of this project';
    describe.skip(`${name} (skipped: ${reason})`, () => tests(neverOpens, 'http://localhost'));
    return;
  }
  describe(name, () => {
    const open: { context: BrowserContext; faults: string[]; expected: RegExp[] }[] = [];
    beforeAll(() => startProduct(provided.startUrl), STARTED_WITHIN_MS);
    afterEach(async () => {
      const closed = open.splice(0);
      for (const { context } of closed) await context.close();
      const unexpected = closed.flatMap(({ faults, expected }) =>
        faults.filter((fault) => !expected.some((pattern) => pattern.test(fault))),
      );
      expect(unexpected, 'faults the browser met').toEqual([]);
    });

    const openPage: OpenPage = async (options = {}) => {
      const { viewport = DESKTOP, expectedFaults = [], localStorage = {}, ...others } = options;
      const stored = Object.entries(localStorage).map(([name, value]) => ({ name, value }));
      const isPhone = viewport.width <= PHONE.width;
      const browser = await requireBrowser(provided.forPages, provided.directory);
      const context = await browser.newContext({
        baseURL: provided.productUrl,
        viewport,
        isMobile: isPhone,
        hasTouch: isPhone,
        storageState: { cookies: [], origins: [{ origin: provided.productUrl, localStorage: stored }] },
        ...others,
      });
      context.setDefaultTimeout(ACTION_WITHIN_MS);
      open.push({ context, faults: watch(context), expected: expectedFaults });
      return context.newPage();
    };
    tests(openPage, provided.productUrl);
  });
}

function neverOpens(): Promise<never> {
  return Promise.reject(new Error('There is no browser'));
}

/** Whether the keyboard is at this element. */
export async function hasFocus(element: Locator): Promise<boolean> {
  return (await element.and(element.page().locator(':focus')).count()) === 1;
}

/** Collects everything that should not happen in a browser, one line each. */
function watch(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => void faults.push(`exception: ${error.error().message}`));
  context.on('console', (message) => {
    // A failed request is told below, with its address.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
    faults.push(`console: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() < 400) return;
    faults.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // A newer search or another page ends what is no longer wanted.
    if (reason === 'net::ERR_ABORTED') return;
    faults.push(`failed: ${reason} ${request.method()} ${new URL(request.url()).pathname}`);
  });
  return faults;
}
