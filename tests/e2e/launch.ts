import { chromium, type Browser } from 'playwright-core';

/**
 * What Chromium would show or prepare around the page: lists of its address bar, each in a renderer of its own for every
 * window, and a renderer in reserve after every navigation. That is a third of what a page costs.
 */
const AROUND_THE_PAGE = [
  'InitialWebUI',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
  'WebUIReloadButton',
  'WebUIToolbar',
];
/** Chromium goes by the last list alone, so that of Playwright's `chromiumSwitches.ts` is repeated here. */
const OFF_WITH_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  `--disable-features=${[...OFF_WITH_PLAYWRIGHT, ...AROUND_THE_PAGE].join(',')}`,
];

let launched: Promise<Browser> | undefined;

/**
 * The browser of this process, which its test files share; a page has a context of its own. Playwright ends it with the
 * process; one that ended by itself is started anew. Its profile is left behind in `directory`.
 */
export function requireBrowser(executablePath: string, directory: string): Promise<Browser> {
  launched ??= launch(executablePath, directory);
  return launched;
}

async function launch(executablePath: string, directory: string): Promise<Browser> {
  const forget = () => void (launched = undefined);
  const before = process.env.TMPDIR;
  // Playwright has no other way to say where.
  process.env.TMPDIR = directory;
  try {
    const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS });
    browser.once('disconnected', forget);
    return browser;
  } catch (error) {
    forget();
    throw error;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
