import { isDeepStrictEqual } from 'node:util';
import { refuse, type ResumeWording } from '@firsthand/contracts';
import { toLines } from '@firsthand/resume-writer';
import type { StoredProfile } from '../../../models/stored-profile.ts';

type Entry = StoredProfile['experience'][number];

/**
 * What is worded otherwise than in the profile, in its order. Blank lines do not count, and an entry in the profile's own
 * words is none: it keeps its looks. Throws in words for what is not of this profile or would leave an entry bare.
 */
export function toWording({ experience }: StoredProfile, given: ResumeWording): ResumeWording {
  if (experience.length === 0) throw refuse('no-experience');
  const worded = new Map<number, string[]>();
  for (const { experience_id: id, lines } of given) {
    const entry = experience.find((other) => other.id === id);
    if (!entry) throw refuse('wording-entry-unknown', { id });
    if (worded.has(id)) throw refuse('wording-twice', { name: toName(entry) });
    worded.set(id, lines.map((line) => line.replace(/\s+/gu, ' ').trim()).filter(Boolean));
  }
  return experience.flatMap((entry) => {
    const lines = worded.get(entry.id);
    const own = toLines(entry.description);
    if (!lines || isDeepStrictEqual(lines, own)) return [];
    if (lines.length === 0) {
      throw refuse('wording-empty', { name: toName(entry) });
    }
    return [{ experience_id: entry.id, lines }];
  });
}

function toName({ job_title, company_name }: Entry): string {
  return `“${job_title}, ${company_name}”`;
}
