import type { PlacesTable } from '@firsthand/database';
import type { Selectable } from 'kysely';

/** A row of the table of places. */
export type StoredPlace = Selectable<PlacesTable>;
