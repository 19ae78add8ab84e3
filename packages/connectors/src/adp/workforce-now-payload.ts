import { z } from 'zod';
import { label, objectOf, oneOrMoreOf, text } from '../payload/loose-fields.ts';
import { takePlaces } from '../posting/places.ts';
import { count, customFieldGroup, findCustomText } from './loose-fields.ts';

const location = z.object({
  nameCode: objectOf({ shortName: label }),
  address: objectOf({
    cityName: label,
    countrySubdivisionLevel1: objectOf({ codeValue: label }),
    postalCode: label,
  }),
});

export type CentreLocation = z.infer<typeof location>;

const rate = objectOf({ amountValue: label, currencyCode: label });

/** A row of the list; the detail is the same with `requisitionDescription`. Every field may be missing. */
export const requisition = z.object({
  itemID: label,
  clientRequisitionID: label,
  requisitionTitle: z.unknown().optional(),
  requisitionDescription: text,
  postDate: label,
  workLevelCode: objectOf({ shortName: label }),
  requisitionLocations: oneOrMoreOf(location).transform(takePlaces),
  payGradeRange: objectOf({ minimumRate: rate, maximumRate: rate }),
  customFieldGroup,
});

export type Requisition = z.infer<typeof requisition>;

/** The list's envelope. `meta` is missing on every answer without rows. */
export const requisitionList = z.object({
  jobRequisitions: z.array(z.unknown()),
  meta: objectOf({ totalNumber: count }),
});

/** What `content-links` and `client-features` both look like as far as we read them. */
export const centreFacts = z.object({ meta: objectOf({ customFieldGroup }) });

/** Digits, unique in the board and the same in every language; a few rows have only the item id. */
export function findExternalId(row: Requisition): string | null {
  return findCustomText(row.customFieldGroup?.stringFields, 'ExternalJobID') ?? row.itemID;
}
