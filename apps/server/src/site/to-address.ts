/** A client may write the whole address in its request: "http://host/search?q=a" → "/search?q=a". */
export function toAddress(url: string): string {
  if (url.startsWith('/')) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}
