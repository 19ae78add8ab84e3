/**
 * What a page of an invented employer may do. Its scripts run in an origin of their own, so that nothing of the product
 * can be read from there, and load, connect and send to nothing but the pages. `own` is where these stand.
 */
export function toPagePolicy(own: string, isFramed = false): string {
  return [
    'sandbox allow-scripts allow-forms',
    ...toShared(own),
    `script-src ${own}`,
    `form-action ${own}`,
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}

/** For an employer's own page around a form: without scripts, and with an origin that the frame inside can recognise. */
export function toFramePolicy(own: string): string {
  return [...toShared(own), `frame-src ${own}`, "form-action 'none'", "frame-ancestors 'none'"].join('; ');
}

const toShared = (own: string): string[] => [
  "default-src 'none'",
  `style-src ${own}`,
  // Employers' texts come with attributes of style, as their editors leave them.
  "style-src-attr 'unsafe-inline'",
  "base-uri 'none'",
];

/**
 * Where the pages stand as the browser sees them: below our own address when the product passed the request on and named
 * its host, else the sandbox itself.
 */
export function findOwnPlace(forwardedHost: string | string[] | undefined): string {
  const isHost = typeof forwardedHost === 'string' && /^[\w.:[\]-]+$/.test(forwardedHost);
  return isHost ? `http://${forwardedHost}/sandbox/page/` : "'self'";
}
