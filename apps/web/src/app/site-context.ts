import type { ApiFetch } from '@firsthand/api-client';
import { createContext } from 'react-router';

/** What the server gives the pages while it renders them. */
export interface SiteContext {
  /** Calls our own API in process; `path` begins with `/v1/`. Rendering only reads: no form passes here. */
  apiFetch: ApiFetch;
  /** The origin people use, without a slash at its end. */
  publicUrl: string;
  /** True when the postings come from the built-in sandbox. */
  demo: boolean;
  /** Where people may write to; null when the operator named no address. */
  operatorEmail: string | null;
  /** The operator's name at Cash App, as `$firsthand`; null when there is none. */
  donationHandle: string | null;
  /** The built browser extension that this site gives out; null where there is none. */
  extension: { version: string; size: number } | null;
  /** Whether Turbo Apply is shown; off, the pages are as the specification has them. */
  offersTurboApply: boolean;
  /** The nonce of the answer's Content-Security-Policy. */
  nonce: string;
  /** Takes the HTML as it is: in the body of a Response it would be encoded and decoded once more. */
  takeHtml: (html: string) => void;
  /** Told of what failed unexpectedly while the page was made. */
  report: (error: unknown) => void;
}

/** The server sets this on the RouterContextProvider of each request. */
export const siteContext = createContext<SiteContext>();
