import { CEFR_LEVELS, type CefrLevel } from './sections.ts';

/** What people read for a level. */
export const CEFR_LABELS: Readonly<Record<CefrLevel, string>> = {
  A1: 'A1 – beginner',
  A2: 'A2 – elementary',
  B1: 'B1 – intermediate',
  B2: 'B2 – upper intermediate',
  C1: 'C1 – advanced',
  C2: 'C2 – proficient',
  native: 'First language',
};

/** "c1" → "C1"; null for a text that is no level. */
export function findCefrLevel(text: string): CefrLevel | null {
  const written = text.trim().toLowerCase();
  return CEFR_LEVELS.find((level) => level.toLowerCase() === written) ?? null;
}
