import { z } from 'zod';
import { identity, label, listOf, text } from '../payload/loose-fields.ts';
import { takePlaces } from '../posting/places.ts';

const categories = z.object({
  location: label,
  commitment: label,
  team: label,
  department: label,
  allLocations: listOf(label).transform(takePlaces),
});

const salaryRange = z.object({
  min: z.unknown().optional(),
  max: z.unknown().optional(),
  currency: label,
  interval: label,
});

/** A posting of the bare array; keys are absent where an employer left a field empty. */
export const postingRow = z.object({
  id: identity,
  text,
  categories: categories.nullish().catch(null),
  country: label,
  workplaceType: label,
  createdAt: z.union([z.number(), z.string()]).nullish().catch(null),
  opening: text,
  openingPlain: text,
  description: text,
  descriptionPlain: text,
  descriptionBody: text,
  descriptionBodyPlain: text,
  lists: listOf(z.object({ text, content: text })),
  additional: text,
  additionalPlain: text,
  salaryRange: salaryRange.nullish().catch(null),
  salaryDescription: text,
  salaryDescriptionPlain: text,
  hostedUrl: label,
  applyUrl: label,
});

export type PostingRow = z.infer<typeof postingRow>;

export const postingList = z.array(z.unknown());
