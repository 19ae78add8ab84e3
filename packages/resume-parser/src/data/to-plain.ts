import { toPlainParts } from '@firsthand/resume-writer/printed';
import type { Found } from '../resume.ts';

/** HTML as lines of text. */
export function toPlain(found: Found<string> | null): Found<string> | null {
  if (!found) return null;
  const { summary, highlights } = toPlainParts(found.value);
  const value = [summary, ...highlights].join('\n').trim();
  return value === '' ? null : { ...found, value };
}
