import { z } from 'zod';
import { describeCalls } from '../../call.ts';
import { idParameter } from '../../id-parameter.ts';
import { messageResponseSchema } from '../../schema-parts.ts';
import { SECTION_ROUTES } from './routes.ts';
import { saveSectionEntryRequestSchema, sectionEntrySchema } from './schemas.ts';
import { PROFILE_SECTION_NAMES, PROFILE_SECTIONS, type ProfileSection } from './sections.ts';

/** A text of the greatest length in characters of three bytes, and the rest. */
const SAVE_LIMIT_BYTES = 256 * 1024;
const section = z.enum(PROFILE_SECTION_NAMES);

function forEach(toSummary: (entry: string) => string): Record<ProfileSection, string> {
  const summaries = PROFILE_SECTION_NAMES.map((name) => [name, toSummary(PROFILE_SECTIONS[name].entry)]);
  return Object.fromEntries(summaries) as Record<ProfileSection, string>;
}

/** The entries of the sections of job profiles. */
export const sectionCalls = describeCalls('Job profiles', SECTION_ROUTES, {
  addSectionEntry: {
    summary: forEach((entry) => `Adds a profile's ${entry}; 409 when the section is full`),
    access: 'write',
    params: z.object({ profileId: idParameter, section }),
    body: saveSectionEntryRequestSchema,
    bodyLimit: SAVE_LIMIT_BYTES,
    answer: sectionEntrySchema,
    status: 201,
    errors: [409],
  },
  saveSectionEntry: {
    summary: forEach((entry) => `Writes a profile's ${entry} anew`),
    access: 'write',
    params: z.object({ section, id: idParameter }),
    body: saveSectionEntryRequestSchema,
    bodyLimit: SAVE_LIMIT_BYTES,
    answer: sectionEntrySchema,
  },
  removeSectionEntry: {
    summary: forEach((entry) => `Removes a profile's ${entry}; the others move up`),
    access: 'write',
    params: z.object({ section, id: idParameter }),
    answer: messageResponseSchema,
  },
});
