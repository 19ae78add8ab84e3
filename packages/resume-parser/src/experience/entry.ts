import type { Line } from '../layout/lines.ts';
import type { FoundDates } from '../words/find-dates.ts';

/** The lines of one position. */
export interface Entry {
  header: Line[];
  body: Line[];
  dates: FoundDates | null;
  dateLine: Line | null;
}
