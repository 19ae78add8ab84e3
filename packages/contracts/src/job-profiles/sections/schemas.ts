import { z } from 'zod';
import { LIMITS } from '../../limits.ts';
import { cleanText } from '../../schema-parts.ts';
import { toText } from '../../text/typed-text.ts';
import {
  CEFR_LEVELS,
  PROFILE_SECTION_NAMES,
  PROFILE_SECTIONS,
  type ProfileSection,
  type SectionEntry,
  type SectionField,
} from './sections.ts';

/** An entry as an answer gives it: with its number and its place among those of its section. */
export type StoredEntry<Section extends ProfileSection = ProfileSection> = Section extends ProfileSection
  ? SectionEntry<Section> & { id: number; display_order: number }
  : never;
/** The sections of a profile: wherever entries are read, `SectionEntries`. */
export type ProfileSections = { [Section in ProfileSection]: StoredEntry<Section>[] };

/** What an answer holds of a field. */
function toAnswered({ kind, isRequired }: SectionField): z.ZodType {
  if (kind === 'yes') return z.boolean();
  if (kind === 'level') return z.enum(CEFR_LEVELS).nullable();
  return isRequired ? z.string() : z.string().nullable();
}

/** What a call takes of a field: loose on purpose, what is missing or odd is answered in words of the section. */
function toGiven({ kind }: SectionField): z.ZodType {
  if (kind === 'yes') return z.boolean().nullish();
  return cleanText(kind === 'text' ? 2 * LIMITS.sectionTextMaxLength : 10_000).nullish();
}

function forFields(section: ProfileSection, toSchema: (field: SectionField) => z.ZodType) {
  const fields = Object.entries<SectionField>(PROFILE_SECTIONS[section].fields);
  return Object.fromEntries(fields.map(([name, field]) => [name, toSchema(field)]));
}

const toEntrySchema = (section: ProfileSection) =>
  z.object({ id: z.number().int(), display_order: z.number().int(), ...forFields(section, toAnswered) });

/** The entries of each section, in order. Made of the table, which the compiler cannot follow field by field. */
export const profileSectionsSchema = z.object(
  Object.fromEntries(PROFILE_SECTION_NAMES.map((name) => [name, z.array(toEntrySchema(name))])),
) as unknown as z.ZodType<ProfileSections>;

/** An entry of any section; required fields tell which. */
export const sectionEntrySchema = z.union(
  PROFILE_SECTION_NAMES.map(toEntrySchema),
) as unknown as z.ZodType<StoredEntry>;

/** The fields of every section: a call takes those of its own and passes over the others. */
export const saveSectionEntryRequestSchema = z.object({
  ...Object.assign({}, ...PROFILE_SECTION_NAMES.map((name) => forFields(name, toGiven))),
  /** Absent: the last for a new entry, unchanged for one that is there. */
  display_order: z.number().int().min(0).max(1_000).nullish(),
}) as unknown as z.ZodType<SaveSectionEntryRequest, SaveSectionEntryRequest>;
export type SaveSectionEntryRequest = {
  display_order?: number | null | undefined;
  [field: string]: string | boolean | number | null | undefined;
};

/** A person in their own words: plain text; empty means none. */
export const summarySchema = cleanText(2 * LIMITS.profileSummaryMaxLength)
  .transform(toText)
  .pipe(z.string().max(LIMITS.profileSummaryMaxLength, 'must be at most 4,000 characters'))
  .nullable();
