const NAME = 'handed-over';
const TOKEN = /^fh_[\w.-]{10,200}$/;
const KEPT_MS = 10 * 60_000;

/** Keeps a token that our site handed over until the person confirms it on the options page, which is opened for that. */
export async function keepHandedOver(token: string): Promise<void> {
  if (!TOKEN.test(token)) return;
  await chrome.storage.session.set({ [NAME]: { token, until: Date.now() + KEPT_MS } });
  await chrome.runtime.openOptionsPage();
}

export async function readHandedOver(): Promise<string | null> {
  const { [NAME]: kept }: { [NAME]?: { token: string; until: number } } =
    await chrome.storage.session.get(NAME);
  return kept && kept.until > Date.now() ? kept.token : null;
}

export async function dropHandedOver(): Promise<void> {
  await chrome.storage.session.remove(NAME);
}
