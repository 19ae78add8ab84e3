/**
 * Where the sandbox shows a posting's page to people, e.g. `http://127.0.0.1:4100/page/jobs.lever.co/acme/1234`.
 * `sandboxUrl` is the sandbox's own address, `hostedUrl` a posting's or apply address from one of its answers.
 * Throws a TypeError when `hostedUrl` is no address.
 */
export function toSandboxPageUrl(sandboxUrl: string, hostedUrl: string): string {
  const { host, pathname, search } = new URL(hostedUrl);
  return `${sandboxUrl.replace(/(?<!\/)\/+$/, '')}/page/${host}${pathname}${search}`;
}

/** The employer's address that `toSandboxPageUrl` shows there; any other address as it is. */
export function readSandboxPageUrl(sandboxUrl: string, shownUrl: string): string {
  const pages = `${sandboxUrl.replace(/(?<!\/)\/+$/, '')}/page/`;
  return shownUrl.startsWith(pages) ? `https://${shownUrl.slice(pages.length)}` : shownUrl;
}
