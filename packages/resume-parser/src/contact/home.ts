import type { Found } from '../resume.ts';

/** Where a person lives, as far as the document says. */
export interface Home {
  address: Found<string> | null;
  city: Found<string> | null;
  state: Found<string> | null;
  zip: Found<string> | null;
  country: Found<string> | null;
  /** ISO code of the country, named or told by a state. */
  region: string | null;
}
