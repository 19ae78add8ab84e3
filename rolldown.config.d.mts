import type { InputOptions, RolldownOptions } from 'rolldown';

/** The entry files of what runs in a process or a thread of its own, by the names of their bundles. */
export const APART: Record<
  'crawl-thread' | 'resume-reader' | 'search-thread' | 'resume-room' | 'account-file-room' | 'packet-room',
  string
>;
/** How the programs are bundled. */
export const PROGRAM: InputOptions;

declare const config: RolldownOptions;
/** All programs of the product. */
export default config;
