export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Waits until `read` gives something, at most so long; null then. */
export async function waitFor<Found>(read: () => Found | null, ms: number): Promise<Found | null> {
  const until = Date.now() + ms;
  for (;;) {
    const found = read();
    if (found !== null) return found;
    if (Date.now() >= until) return null;
    await pause(40);
  }
}

/** Waits until nothing on the page has changed for a while, at most so long. */
export async function waitForQuiet(quietMs: number, mostMs: number): Promise<void> {
  let last = Date.now();
  const observer = new MutationObserver(() => {
    last = Date.now();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  await waitFor(() => (Date.now() - last >= quietMs ? true : null), mostMs);
  observer.disconnect();
}
