/**
 * Whether the browser got its document at this path: the policy that came with it stays, and only the subscription
 * page's own lets the payment provider's script in. A browser that does not say is believed to be there, since opening
 * the page anew would not make it say so.
 */
export function isOpenedAt(path: string, entries = performance.getEntriesByType('navigation')): boolean {
  const [opened] = entries;
  return opened === undefined || new URL(opened.name).pathname === path;
}
