import { findTextLanguage } from '@firsthand/resume-writer/printed';
import type { Line } from './layout/lines.ts';

/** The language most of the document's small words belong to. */
export function findLanguage(lines: readonly Line[]): string | null {
  return findTextLanguage(lines.map(({ text }) => text).join(' '));
}
