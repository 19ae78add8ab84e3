/** What a section of a resume holds. */
export type SectionKind =
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'summary'
  | 'projects'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'volunteering'
  | 'interests'
  | 'references'
  | 'contact'
  | 'other';
