interface PolicyOptions {
  /** For the page that loads Stripe's own script, with the frames and calls that it makes. */
  allowsStripe?: boolean;
  /** For Vite's client, which looks from a worker made of text whether the server is there again. */
  isDevelopment?: boolean;
}

/** The Content-Security-Policy of the site's pages: scripts only of our own, inline ones only with this answer's nonce. */
export function toSecurityPolicy(
  nonce: string,
  { allowsStripe = false, isDevelopment = false }: PolicyOptions = {},
): string {
  const stripe = (sources: string) => (allowsStripe ? ` ${sources}` : '');
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${stripe('https://js.stripe.com')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${stripe('https://api.stripe.com')}`,
    ...(allowsStripe ? ['frame-src https://js.stripe.com https://hooks.stripe.com'] : []),
    ...(isDevelopment ? ["worker-src 'self' blob:"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Whether it is the page that loads the payment provider's script: "/subscription/?success=true" → true. */
export function isPaymentPage(address: string): boolean {
  const path = address.split('?')[0] ?? '';
  return path.toLowerCase().replace(/\/+$/, '') === '/subscription';
}
