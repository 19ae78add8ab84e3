import type { InputOptions } from 'rolldown';

/** The entry files of what runs in a process or a thread of its own, by the names of their bundles. */
export const APART: Record<'resume-reader' | 'search-thread' | 'typesetting-thread', string>;
/** How the programs are bundled. */
export const PROGRAM: InputOptions;
