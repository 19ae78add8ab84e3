/** A web address that a payload names, on https; null for anything else. */
export function toHttpsUrl(address: string | null): URL | null {
  if (address === null || !/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.protocol = 'https:';
  return url;
}

/** The page the payload names when it is on one of the ATS's own hosts, else the address we would give it. */
export function toOwnPage(own: string, given: string | null, isOwnHost: (host: string) => boolean): string {
  const url = toHttpsUrl(given);
  if (url === null || given === null) return own;
  const { username, port } = new URL(given);
  return isOwnHost(url.hostname) && username === '' && port === '' ? url.href : own;
}
