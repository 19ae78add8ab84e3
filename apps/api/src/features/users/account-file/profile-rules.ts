import {
  AppError,
  LIMITS,
  PROFILE_SECTIONS,
  updateJobProfileRequestSchema,
  type AccountFileRow,
} from '@firsthand/contracts';
import { readInput } from '../../../http/validate-input.ts';
import { parseExperience } from '../../job-profiles/experience/parse-experience.ts';
import {
  addSizes,
  findTooMuchOfAll,
  measureEntry,
  measurePlainText,
  measureText,
  NOTHING,
  type TextSize,
} from '../../../models/text-bounds.ts';
import { toFileName } from '../../../files/file-name.ts';
import { createDatabaseFileStore } from '../../../models/profile-file-store.ts';
import { parseProfileChanges, parseProfileName } from '../../job-profiles/profile-fields.ts';
import { parseEntry } from '../../job-profiles/sections/parse-entry.ts';
import { toSkillKey } from '../../job-profiles/skills/skills.service.ts';
import { readDocument } from './read-document.ts';
import type { ListRules, Looking } from './list-rule.ts';
import { requireNumber } from './require-number.ts';

const ofProfile = {
  list: 'job-profiles' as const,
  id: (row: { job_profile_id: number }) => row.job_profile_id,
};
const profileOf = (row: { job_profile_id: number }) => row.job_profile_id;

/** A description as HTML of as many letters as it may have, some of three bytes. */
const EXPERIENCE_BYTES = 1_024 * 1_024;
/** As long as what reads resumes may answer. */
const READING_BYTES = 4 * 1_024 * 1_024;

/** Job profiles and what belongs to them, by the rules of the calls that save them. */
export const PROFILE_RULES: ListRules<
  | 'job-profiles'
  | 'equal-opportunity-answers'
  | 'skills'
  | 'experience'
  | 'profile-entries'
  | 'files'
  | 'resume-readings'
> = {
  'job-profiles': {
    name: 'job profiles',
    key: (row) => row.id,
    most: {
      count: (premium) => (premium ? LIMITS.premiumProfiles : LIMITS.freeProfiles),
      why: `A free account has ${LIMITS.freeProfiles} job profile, one with Premium up to ${LIMITS.premiumProfiles}.`,
    },
    look: (row, { now, descriptions }) => {
      const { summary } = parseProfile(row, now);
      addText(descriptions, row.id, measurePlainText(summary ?? null));
      return null;
    },
    async store(row, { tx, userId, profiles, now }) {
      const { id } = await tx
        .insertInto('job_profiles')
        .values({
          ...parseProfile(row, now),
          ...{ user_id: userId, created_at: row.created_at, updated_at: row.updated_at },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      profiles.set(row.id, id);
      return null;
    },
  },
  'equal-opportunity-answers': {
    name: 'sets of equal opportunity answers',
    key: profileOf,
    parent: ofProfile,
    async store({ job_profile_id: id, ...answers }, { tx, profiles }) {
      await tx
        .insertInto('equal_opportunity_answers')
        .values({ job_profile_id: requireNumber(profiles, id), ...answers })
        .execute();
      return null;
    },
  },
  skills: {
    name: 'skills',
    key: (row) => [row.job_profile_id, toSkillKey(row.skill_name)],
    parent: ofProfile,
    most: {
      count: () => LIMITS.skillsPerProfile,
      of: profileOf,
      why: `A job profile has at most ${LIMITS.skillsPerProfile} skills.`,
    },
    async store(row, { tx, profiles }) {
      const id = requireNumber(profiles, row.job_profile_id);
      await tx
        .insertInto('profile_skills')
        .values({ job_profile_id: id, skill_name: row.skill_name, skill_key: toSkillKey(row.skill_name) })
        .execute();
      return null;
    },
  },
  experience: {
    name: 'entries of experience',
    key: (row) => row.id,
    parent: ofProfile,
    most: {
      count: () => LIMITS.experiencePerProfile,
      of: profileOf,
      why: `A job profile has at most ${LIMITS.experiencePerProfile} entries of experience.`,
    },
    bytes: EXPERIENCE_BYTES,
    clean(row, { now, descriptions }) {
      const entry = parseExperience(row, now);
      addText(descriptions, row.job_profile_id, measureText(entry.description));
      return { ...row, ...entry };
    },
    async store({ id: inFile, job_profile_id: profile, ...entry }, { tx, profiles, experience }) {
      const { id } = await tx
        .insertInto('profile_experience')
        .values({ ...entry, job_profile_id: requireNumber(profiles, profile) })
        .returning('id')
        .executeTakeFirstOrThrow();
      experience.set(inFile, id);
      return null;
    },
  },
  'profile-entries': {
    name: 'entries of sections',
    key: (row) => row.id,
    parent: ofProfile,
    most: {
      count: (_premium, { section }) => PROFILE_SECTIONS[section].most,
      of: ({ job_profile_id: profile, section }) => `${profile} ${section}`,
      why: 'A section of a job profile has no room for more entries.',
    },
    clean(row, { descriptions }) {
      const entry = parseEntry(row.section, row.entry);
      addText(descriptions, row.job_profile_id, measureEntry(entry));
      return { ...row, entry: { ...entry } };
    },
    async store({ job_profile_id: profile, section, entry, display_order, ...row }, storing) {
      const { id } = await storing.tx
        .insertInto('profile_entries')
        .values({
          ...{ job_profile_id: requireNumber(storing.profiles, profile), section, display_order },
          entry: JSON.stringify(entry),
          ...{ created_at: row.created_at, updated_at: row.updated_at },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      storing.entries.set(row.id, id);
      return null;
    },
  },
  files: {
    name: 'documents of job profiles',
    key: (row) => [row.job_profile_id, row.kind],
    parent: ofProfile,
    async look(row, { file }) {
      await readDocument(file, 'files', { ...row, id: row.job_profile_id });
      return null;
    },
    async store(row, { tx, file, profiles }) {
      const { content, type } = await readDocument(file, 'files', { ...row, id: row.job_profile_id });
      await createDatabaseFileStore(tx).put(requireNumber(profiles, row.job_profile_id), row.kind, {
        filename: toFileName(row.filename, type.extension, row.kind),
        ...{ mimetype: type.mimetype, content, uploadedAt: new Date(row.uploaded_at) },
      });
      return null;
    },
  },
  'resume-readings': {
    name: 'readings of resumes',
    key: profileOf,
    bytes: READING_BYTES,
    parent: ofProfile,
    async store({ job_profile_id: id, reading, ...times }, { tx, profiles, experience, entries }) {
      const values = reading.values.map((value) => ({
        ...value,
        experience_id: value.experience_id === null ? null : (experience.get(value.experience_id) ?? null),
        ...(value.of && { of: { ...value.of, entry_id: entries.get(value.of.entry_id ?? 0) ?? null } }),
      }));
      await tx
        .insertInto('resume_readings')
        .values({
          job_profile_id: requireNumber(profiles, id),
          ...{ reading: JSON.stringify({ ...reading, values }), ...times },
        })
        .execute();
      return null;
    },
  },
};

/** Adds to what a job profile of the file says; throws when that is more than a profile may hold. */
function addText(descriptions: Looking['descriptions'], profile: number, more: TextSize): void {
  const size = addSizes(descriptions.get(profile) ?? NOTHING, more);
  const tooMuch = findTooMuchOfAll(size);
  if (tooMuch !== null) throw new AppError(tooMuch, { code: 'profile-too-much', status: 400 });
  descriptions.set(profile, size);
}

function parseProfile(row: AccountFileRow<'job-profiles'>, now: Date) {
  const read = readInput(updateJobProfileRequestSchema, row);
  if ('error' in read) throw read.error;
  return { ...parseProfileChanges(read.value, now), profile_name: parseProfileName(row.profile_name) };
}
