import {
  ATS_TABLE,
  PROFILE_SECTION_NAMES,
  PROFILE_SECTIONS,
  type ProfileSection,
} from '@firsthand/contracts/light';

export type EditorSection = 'contact' | 'summary' | 'job' | 'skills' | 'experience' | ProfileSection;

/** What the editor shows: a part of the profile, what was read from its resume, or an ATS, named by its source. */
export type SectionId = EditorSection | 'reading' | `ats:${string}`;

export const EDITOR_SECTIONS: readonly { id: EditorSection; text: string }[] = [
  { id: 'contact', text: 'Contact Information' },
  { id: 'summary', text: 'Summary' },
  { id: 'job', text: 'Job Information' },
  { id: 'skills', text: 'Skills' },
  { id: 'experience', text: 'Experience' },
  ...PROFILE_SECTION_NAMES.map((id) => ({ id, text: PROFILE_SECTIONS[id].heading })),
];

/** The nine ATSs, in the specification's order. */
export const ATS_SECTIONS = ATS_TABLE.map(({ source, label }) => ({
  id: `ats:${source}` as const,
  text: label,
}));
