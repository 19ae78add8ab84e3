import { makePlacesWhenStale } from '../../../scripts/gazetteer.mjs';
import { makeOccupationsWhenStale } from '../../../scripts/occupations.mjs';

/** Tests read the same files of places and occupations as the product. */
export default async function setup() {
  await makeOccupationsWhenStale();
  return makePlacesWhenStale();
}
