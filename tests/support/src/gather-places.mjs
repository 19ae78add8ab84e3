import { makePlacesWhenStale } from '../../../scripts/gazetteer.mjs';

/** Tests read the same file of places as the product. */
export default function setup() {
  return makePlacesWhenStale();
}
