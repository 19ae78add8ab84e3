import type { ResumeVersion, ResumeWording, ResumeWords } from '@firsthand/contracts';
import { toLines } from '@firsthand/resume-writer';
import { toLook } from '../../../models/resume-look.ts';
import type { StoredProfile } from '../../../models/stored-profile.ts';
import type { StoredVersion } from '../../../models/resume-version-store.ts';

export function toVersionView(version: StoredVersion): ResumeVersion {
  const { filename, size, made_at, design, paper, left_out } = version;
  return {
    ...{ filename, size, design, paper },
    made_at: made_at.toISOString(),
    characters_left_out: left_out,
  };
}

interface Kept {
  version: StoredVersion | undefined;
  wording: ResumeWording;
  offersDraft: boolean;
}

/** The profile's experience as lines, each entry with the words that were kept for the job. */
export function toResumeWords(
  { profile, experience }: StoredProfile,
  { version, wording, offersDraft }: Kept,
): ResumeWords {
  const kept = new Map(wording.map((entry) => [entry.experience_id, entry.lines]));
  return {
    made: version ? toVersionView(version) : null,
    ...toLook(profile.country, version ?? {}),
    offers_draft: offersDraft,
    entries: experience.map(({ id, job_title, company_name, description }) => ({
      ...{ experience_id: id, job_title, company_name },
      own: toLines(description),
      lines: kept.get(id) ?? null,
    })),
  };
}
