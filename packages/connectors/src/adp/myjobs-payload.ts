import { z } from 'zod';
import { label, objectOf, oneOrMoreOf, text } from '../payload/loose-fields.ts';
import { takePlaces } from '../posting/places.ts';
import { count, customFieldGroup } from './loose-fields.ts';

const named = { codeValue: label, longName: label };

const location = z.object({
  nameCode: objectOf({ longName: label }),
  primaryIndicator: z.boolean().nullish().catch(null),
  address: objectOf({
    cityName: label,
    postalCode: label,
    countrySubdivisionLevel1: objectOf(named),
    country: objectOf(named),
  }),
});

export type MyJobsLocation = z.infer<typeof location>;

/** A row of the list, which carries the descriptions. Every field may be missing. */
export const siteRow = z.object({
  reqId: label,
  jobTitle: z.unknown().optional(),
  publishedJobTitle: z.unknown().optional(),
  jobDescription: text,
  jobQualifications: text,
  postingDate: label,
  workLevelCode: label,
  category: label,
  clientRequisitionID: label,
  organizationalUnits: oneOrMoreOf(z.object({ name: label })),
  requisitionLocations: oneOrMoreOf(location).transform(takePlaces),
});

export type SiteRow = z.infer<typeof siteRow>;

export const siteList = z.object({ count, jobRequisitions: z.array(z.unknown()) });

/** The site's record; the token is handed to every visitor, is short-lived and must never be stored or logged. */
export const siteRecord = z.object({ clientName: label, myJobsToken: label });

export const siteDetail = z.object({ jobRequisitions: oneOrMoreOf(z.object({ customFieldGroup })) });
