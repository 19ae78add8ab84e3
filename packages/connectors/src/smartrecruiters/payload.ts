import { z } from 'zod';
import { flag, identity, label, listOf, text } from '../payload/loose-fields.ts';

/** A coded value. `{}` stands for none, and a department's id is a string in lists but a number in details. */
const labelled = z.object({ id: label, label }).nullish().catch(null);

const location = z
  .object({
    city: label,
    region: label,
    country: label,
    postalCode: label,
    remote: flag,
    hybrid: flag,
    hybridDescription: label,
    fullLocation: label,
  })
  .nullish()
  .catch(null);

/** What the list and the detail share; every key may be absent. */
const shared = {
  id: identity,
  name: text,
  refNumber: label,
  company: z.object({ identifier: label, name: label }).nullish().catch(null),
  releasedDate: label,
  location,
  function: labelled,
  typeOfEmployment: labelled,
  department: labelled,
  visibility: label,
  language: z.object({ code: label }).nullish().catch(null),
  customField: listOf(z.object({ fieldLabel: label, valueLabel: label })),
};

/** A row of the list: neither a description nor a page address. */
export const postingRow = z.object({ ...shared, uuid: label, jobAdId: label });
export type PostingRow = z.infer<typeof postingRow>;

const section = z.object({ title: label, text }).nullish().catch(null);

export const postingDetail = z.object({
  ...shared,
  active: flag,
  postingUrl: label,
  applyUrl: label,
  jobAd: z
    .object({
      sections: z
        .object({
          companyDescription: section,
          jobDescription: section,
          qualifications: section,
          additionalInformation: section,
        })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
  compensation: z
    .object({ min: z.unknown().optional(), max: z.unknown().optional(), currency: label, period: label })
    .nullish()
    .catch(null),
});
export type PostingDetail = z.infer<typeof postingDetail>;

/** A page of the list. */
export const postingPage = z.object({
  totalFound: z
    .union([
      z.number().int().nonnegative(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .nullish()
    .catch(null),
  content: z.array(z.unknown()),
});
