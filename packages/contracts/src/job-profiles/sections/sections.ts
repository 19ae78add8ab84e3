/**
 * What a profile holds besides the person, their skills and their experience: sections of entries, each a few fields. Form,
 * validation, store, files and documents follow this table; a new field of a section begins here.
 */
export interface SectionField {
  /** What people read above the box. */
  label: string;
  /**
   * `line`: one line of text; `text`: several, a line per point; `month`: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; `url`: with
   * http or https; `yes`: whether it is so; `level`: one of `CEFR_LEVELS`.
   */
  kind: 'line' | 'text' | 'month' | 'url' | 'yes' | 'level';
  isRequired?: boolean;
}

/** Levels of the Common European Framework, and the first language of a person. */
export const CEFR_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'native'] as const;
export type CefrLevel = (typeof CEFR_LEVELS)[number];

const line = (label: string) => ({ label, kind: 'line' }) as const;
const required = (label: string) => ({ label, kind: 'line', isRequired: true }) as const;
const text = (label: string) => ({ label, kind: 'text' }) as const;
const month = (label: string) => ({ label, kind: 'month' }) as const;
const url = { label: 'Web address', kind: 'url' } as const;
const yes = (label: string) => ({ label, kind: 'yes' }) as const;

/** In the order of the form. `most` entries each. */
export const PROFILE_SECTIONS = {
  education: {
    heading: 'Education',
    entry: 'education entry',
    most: 20,
    fields: {
      school: required('School'),
      degree: line('Degree'),
      field_of_study: line('Field of study'),
      start_date: month('From'),
      end_date: month('To'),
      /** The end lies ahead. */
      is_expected: yes('I have not finished yet'),
      grade: line('Grade'),
      notes: text('Notes'),
    },
  },
  languages: {
    heading: 'Languages',
    entry: 'language',
    most: 30,
    fields: {
      language: required('Language'),
      /** As the person states it. */
      level: line('Level in your words'),
      cefr: { label: 'Level', kind: 'level' },
    },
  },
  certificates: {
    heading: 'Certificates and licences',
    entry: 'certificate',
    most: 50,
    fields: {
      name: required('Certificate or licence'),
      issuer: line('Issued by'),
      number: line('Number'),
      /** Where it holds. */
      state: line('State'),
      issued_date: month('Issued'),
      valid_until: month('Valid until'),
    },
  },
  projects: {
    heading: 'Projects',
    entry: 'project',
    most: 30,
    fields: {
      name: required('Project'),
      role: line('Your part in it'),
      url,
      start_date: month('From'),
      end_date: month('To'),
      description: text('Description'),
    },
  },
  volunteering: {
    heading: 'Volunteering',
    entry: 'volunteering entry',
    most: 20,
    fields: {
      organization: required('Organization'),
      role: line('Role'),
      start_date: month('From'),
      end_date: month('To'),
      description: text('Description'),
    },
  },
  awards: {
    heading: 'Awards and publications',
    entry: 'award or publication',
    most: 50,
    fields: {
      title: required('Title'),
      /** Who gave the award, or where it was published. */
      issuer: line('By or in'),
      is_publication: yes('This is a publication'),
      date: month('Date'),
      url,
      description: text('Description'),
    },
  },
} as const satisfies Record<
  string,
  { heading: string; entry: string; most: number; fields: Record<string, SectionField> }
>;

export type ProfileSection = keyof typeof PROFILE_SECTIONS;
export const PROFILE_SECTION_NAMES = Object.keys(PROFILE_SECTIONS) as ProfileSection[];

type Fields<Section extends ProfileSection> = (typeof PROFILE_SECTIONS)[Section]['fields'];
type ValueOf<Field> = Field extends { kind: 'yes' }
  ? boolean
  : Field extends { kind: 'level' }
    ? CefrLevel | null
    : Field extends { isRequired: true }
      ? string
      : string | null;

/** What an entry of a section holds; what is not known is null. */
export type SectionEntry<Section extends ProfileSection> = {
  -readonly [Name in keyof Fields<Section>]: ValueOf<Fields<Section>[Name]>;
};

/** An entry of whichever section. */
export type AnyEntry = { [Section in ProfileSection]: SectionEntry<Section> }[ProfileSection];

/** The sections of a profile or a document, each with its entries in order. */
export type SectionEntries = { [Section in ProfileSection]: SectionEntry<Section>[] };

/** No entry in any section. */
export function toNoSections(): SectionEntries {
  return { education: [], languages: [], certificates: [], projects: [], volunteering: [], awards: [] };
}
