import {
  AppError,
  readSectionEntry,
  type AnyEntry,
  type GivenEntry,
  type ProfileSection,
} from '@firsthand/contracts';

/** Reads an entry that a person wrote; throws 400 with a sentence for what is missing or wrong. */
export function parseEntry(section: ProfileSection, given: GivenEntry): AnyEntry {
  const read = readSectionEntry(section, given);
  if ('fault' in read) throw new AppError(read.fault, { code: 'entry-invalid', status: 400 });
  return read.entry as AnyEntry;
}
