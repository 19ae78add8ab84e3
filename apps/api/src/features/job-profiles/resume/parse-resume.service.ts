import {
  LIMITS,
  refuse,
  toLine,
  toProfileName,
  type ParseResumeResponse,
  type ProfileFileKind,
  type ResumeReading,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import { findDocumentType, ResumeError, type ParsedResume } from '@firsthand/resume-parser';
import type { ApiContext } from '../../../api-context.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { storeWithinQuota } from '../../../people/storage-quota.ts';
import { toReadableError, type ResumeDesk } from './resume-desk.ts';
import { insertExperience } from '../experience/experience.repository.ts';
import { toFileName } from '../../../files/file-name.ts';
import { KEPT_AS } from '../../../files/file-type.ts';
import { createDatabaseFileStore } from '../../../models/profile-file-store.ts';
import { parseProfileName } from '../profile-fields.ts';
import { addProfile, getProfile, requireRoomForProfile } from '../profiles.service.ts';
import type { Upload } from '../read-upload.ts';
import { insertReading } from './readings.repository.ts';
import { toStorable } from './reading-draft.ts';
import { toResumeDraft, type ResumeDraft } from './resume-draft.ts';
import { insertEntry } from '../sections/sections.repository.ts';
import { insertSkill } from '../skills/skills.repository.ts';
import { toSkillKey } from '../skills/skills.service.ts';

const RESUME: ProfileFileKind = 'resume';

/** A named PDF, as the specification asks for; or any resume that can be read, named or not. */
type ResumeForm = 'pdf' | 'import';

/**
 * Makes a profile of a resume, with the file and what was read where. Nothing is created when anything is wrong: 400,
 * 413, 415 and 422 for the form and its file, 413 when there is no room, 403 when the viewer may have no other profile.
 */
export async function createProfileFromResume(
  context: ApiContext,
  desk: ResumeDesk,
  viewer: Viewer,
  { upload, form }: { upload: Upload; form: ResumeForm },
  signal?: AbortSignal,
): Promise<ParseResumeResponse> {
  const { name, file } = form === 'pdf' ? parseForm(upload) : parseImport(upload);
  await requireRoomForProfile(context, viewer);
  const now = context.now();
  const parsed = await desk.read(viewer.user.id, file.content, signal);
  const draft = toResumeDraft(parsed, now);
  const type = KEPT_AS[parsed.source];
  const profileName = name ?? findProfileName(parsed) ?? toProfileName(toStem(file.name));
  const profile = await storeWithinQuota(context.database.db, viewer.user.id, async (tx) => {
    const id = await addProfile(tx, viewer, { ...draft.fields, profile_name: profileName }, now);
    if (type) {
      await createDatabaseFileStore(tx).put(id, RESUME, {
        ...{ filename: toFileName(file.name, type.extension, RESUME), mimetype: type.mimetype },
        ...{ content: file.content, uploadedAt: now },
      });
    }
    await storeDraft(tx, id, draft, now);
    return getProfile(tx, viewer, id);
  });
  const isContact = ({ field, entry, of }: ResumeDraft['values'][number]) =>
    field !== 'skill' && entry === null && of === undefined;
  return {
    success: true,
    profile,
    parsedData: {
      fieldsExtracted: draft.values.filter(isContact).length,
      skillsFound: draft.skills.length,
      experienceEntries: draft.experience.length,
    },
  };
}

/** In the specification's order and words. */
function parseForm({ file, fields }: Upload) {
  if (file && findDocumentType(file.content) !== 'pdf') throw refuse('resume-no-pdf');
  if (file?.isTooLarge) throw refuse('resume-file-too-large');
  const name = parseProfileName(fields.get('profile_name'), 'profile-unnamed-on-page');
  if (!file) throw refuse('resume-missing');
  return { name, file };
}

function parseImport({ file, fields }: Upload) {
  if (!file) throw refuse('resume-missing');
  const type = findDocumentType(file.content);
  if (!type) throw toReadableError(new ResumeError('not-pdf'));
  // Only its beginning is here, which does not say what it is.
  if (file.isTooLarge) throw refuse('import-too-large');
  if (type !== 'linkedin' && file.size > LIMITS.uploadMaxBytes) throw refuse('resume-file-too-large');
  const given = fields.get('profile_name')?.trim() ?? '';
  return { name: given === '' ? null : parseProfileName(given), file };
}

/** What an export of ours says of its name, as far as it can be one. */
function findProfileName({ profileName }: ParsedResume): string | null {
  const name = toLine(toStorable(profileName?.value ?? ''));
  return name === '' || name.length > LIMITS.profileNameMaxLength ? null : name;
}

/** "C:\\Ada Lovelace.json" → "Ada Lovelace.pdf": as a file of a profile would be named, whether it is kept or not. */
function toStem(fileName: string): string {
  return toFileName(fileName, '.pdf', RESUME);
}

async function storeDraft(tx: Executor, profileId: number, draft: ResumeDraft, now: Date): Promise<void> {
  for (const name of draft.skills) await insertSkill(tx, profileId, { name, key: toSkillKey(name) });
  const entryIds: number[] = [];
  for (const [order, entry] of draft.experience.entries()) {
    const { id } = await insertExperience(tx, profileId, { ...entry, display_order: order }, now);
    entryIds.push(id);
  }
  const sectionIds = await storeEntries(tx, profileId, draft.entries, now);
  const values: ResumeReading['values'] = draft.values.map(({ entry, of, ...value }) => ({
    ...value,
    ...(of && { of: { section: of.section, field: of.field, entry_id: sectionIds[of.index] ?? null } }),
    experience_id: entry === null ? null : (entryIds[entry] ?? null),
  }));
  await insertReading(tx, profileId, { pages: draft.pages, values, left_over: draft.leftOver }, now);
}

/** Gives their numbers. */
async function storeEntries(
  tx: Executor,
  profileId: number,
  entries: ResumeDraft['entries'],
  now: Date,
): Promise<number[]> {
  const ids: number[] = [];
  const places = new Map<string, number>();
  for (const entry of entries) {
    const order = places.get(entry.section) ?? 0;
    places.set(entry.section, order + 1);
    const { id } = await insertEntry(tx, profileId, { ...entry, display_order: order }, now);
    ids.push(id);
  }
  return ids;
}
