import type { Source } from '@firsthand/contracts';
import type { SandboxPosting } from '../demo-data/posting.ts';

/** What an address of a posting shows: its text, its form, or the thanks after sending. */
export type Step = 'posting' | 'form' | 'done';

/** The body of a page, and what its script is told. */
export interface PageParts {
  /** HTML; employers' words are escaped in it. */
  body: string;
  /** Read by the page's script. */
  data?: object;
  /** The script in `texts/pages` that makes the page behave as the system's own does. */
  script?: string;
}

/** How one system builds its application pages; the evidence stands in docs/employer-forms.md. */
export interface PageSystem {
  source: Source;
  /** The system's name for people. */
  name: string;
  /** Host names of its pages. */
  host: RegExp;
  /** Where a posting's steps stand, without the scheme. Several addresses may show one step. */
  listAddresses: (posting: SandboxPosting, hostedUrl: string) => Record<Step, readonly string[]>;
  /** What the form's page shows below its heading; `address` is the one that was asked for. */
  toForm: (posting: SandboxPosting, address: URL) => PageParts;
  /** Whether the form's page tells what the job is about, too. */
  formHasText?: boolean;
  /** The link from the posting's text to its form, relative to the posting's page. */
  applyLink?: (posting: SandboxPosting, hostedUrl: string) => { href: string; html: string };
  /** Where the browser goes after sending, relative to the form; null when the thanks take the form's place. */
  toThanks: (posting: SandboxPosting, address: URL) => string | null;
  thanks: (posting: SandboxPosting) => string;
  /** What is shown where a posting was; a redirect for systems that lead elsewhere. */
  closed: { html: string; status: number };
}
