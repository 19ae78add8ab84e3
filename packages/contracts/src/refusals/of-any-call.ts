import type { Refusals } from './refusal.ts';

/** Why any call may be refused. */
export const CALL_REFUSALS = {
  'route-unknown': { status: 404, text: 'There is no such call.' },
  'origin-foreign': { status: 403, text: 'Pages of other sites may not use this address.' },
  'security-contact-unset': {
    status: 404,
    text: 'Whoever runs this site has named no address for reports (OPERATOR_EMAIL).',
  },
  'sitemap-unknown': { status: 404, text: 'There is no such sitemap file.' },
  'address-unknown': { status: 404, text: 'There is nothing at this address.' },
  'malformed-address': { status: 400, text: 'The address is not valid.' },
  'address-not-text': { status: 400, text: 'The address contains characters that are not text.' },
  'sender-gone': { status: 400, text: 'The sender closed the connection.' },
  'host-foreign': {
    status: 403,
    text: 'This demo answers on its own machine only: open it as http://localhost with its port. To show it to others, start it with ALLOW_REMOTE_DEMO=true and PUBLIC_URL set to this address.',
  },
  'body-too-large': { status: 413, text: 'What was sent is too large.' },
  'content-unknown': { status: 415, text: 'This kind of content is not accepted here; send JSON.' },
  'too-many-calls': { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  'body-not-json': { status: 400, text: 'The body is not valid JSON.' },
  unexpected: {
    status: 500,
    text: ({ request }: { request: string }) =>
      `Something went wrong on our side. Nothing was changed. Please try again. If it happens again, tell us this number: ${request}.`,
  },
  'too-many-headers': { status: 431, text: 'The request has too many headers.' },
  'head-unclear': { status: 400, text: 'The request is not valid HTTP.' },
} satisfies Refusals;
