interface PolicyOptions {
  /** For the page that loads Stripe's own script, with the frames and calls that it makes. */
  allowsStripe?: boolean;
  /**
   * While the site is worked on: the nonce of its scripts and of the style elements that Vite's client adds. The client
   * also looks, from a worker made of text, whether the server is there again.
   */
  developmentNonce?: string | undefined;
}

/** The Content-Security-Policy of a page: scripts only of our own, inline ones only those with these hashes. */
export function toSecurityPolicy(
  hashes: readonly string[],
  { allowsStripe = false, developmentNonce }: PolicyOptions = {},
): string {
  const inline = hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  const nonce = developmentNonce === undefined ? '' : ` 'nonce-${developmentNonce}'`;
  const stripe = (sources: string) => (allowsStripe ? ` ${sources}` : '');
  return [
    "default-src 'none'",
    `script-src 'self'${nonce || inline}${stripe('https://js.stripe.com')}`,
    `style-src 'self'${nonce}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    ...(allowsStripe ? ['frame-src https://js.stripe.com https://hooks.stripe.com'] : []),
    ...(developmentNonce !== undefined ? ["worker-src 'self' blob:"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Whether it is the page that loads the payment provider's script: "/subscription/?success=true" → true. */
export function isPaymentPage(address: string): boolean {
  const path = address.split('?')[0] ?? '';
  return path.toLowerCase().replace(/(?<!\/)\/+$/, '') === '/subscription';
}
