import { ATS_TABLE } from '@firsthand/contracts/light';

export type ProfileSection = 'contact' | 'job' | 'skills' | 'experience';

/** What the editor shows: a part of the profile, what was read from its resume, or an ATS, named by its source. */
export type SectionId = ProfileSection | 'reading' | `ats:${string}`;

export const PROFILE_SECTIONS: readonly { id: ProfileSection; text: string }[] = [
  { id: 'contact', text: 'Contact Information' },
  { id: 'job', text: 'Job Information' },
  { id: 'skills', text: 'Skills' },
  { id: 'experience', text: 'Experience' },
];

/** The nine ATSs, in the specification's order. */
export const ATS_SECTIONS = ATS_TABLE.map(({ source, label }) => ({
  id: `ats:${source}` as const,
  text: label,
}));
