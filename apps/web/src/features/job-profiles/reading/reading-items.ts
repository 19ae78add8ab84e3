import type { PageRectangle, ReadingValue, ResumeReading } from '@firsthand/contracts';
import { LIMITS, PROFILE_SECTIONS, type ReadingField, type SectionField } from '@firsthand/contracts/light';

/** One value that was read. */
export interface ReadingItem extends ReadingValue {
  key: string;
  isUnsure: boolean;
}

export interface LeftOverLine {
  key: string;
  text: string;
  reason: string | null;
  where: readonly PageRectangle[];
  in_words?: string | undefined;
}

export interface ReadingItems {
  /** In the order of their confidence, least first, and nowhere else. */
  unsure: ReadingItem[];
  contact: ReadingItem[];
  skills: ReadingItem[];
  experience: ReadingItem[];
  /** Of all sections, in their order. */
  sections: ReadingItem[];
  leftOver: LeftOverLine[];
}

const EXPERIENCE_FIELDS: readonly ReadingField[] = [
  'job_title',
  'company_name',
  'start_date',
  'end_date',
  'description',
];

export const READING_LABELS: Record<ReadingField, string> = {
  desired_job_title: 'Desired Job Title',
  first_name: 'First Name',
  last_name: 'Last Name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  country: 'Country',
  linkedin_url: 'LinkedIn URL',
  website_url: 'Website URL',
  skill: 'Skill',
  job_title: 'Job Title',
  company_name: 'Company Name',
  start_date: 'Start Date',
  end_date: 'End Date',
  summary: 'Summary',
  description: 'Description',
  section: 'Entry',
};

/** What people read above a value. */
export function toReadingLabel({ field, of }: Pick<ReadingItem, 'field' | 'of'>): string {
  if (!of) return READING_LABELS[field];
  const fields: Record<string, SectionField> = PROFILE_SECTIONS[of.section].fields;
  return fields[of.field]?.label ?? of.field;
}

/** What a person looks at, in the order to look: unsure values first, then what is surely read, then what is left. */
export function toReadingItems(reading: ResumeReading): ReadingItems {
  const items = reading.values.map((value, index) => ({
    ...value,
    key: `value-${index}`,
    isUnsure: value.confidence < LIMITS.unsureBelow,
  }));
  const sure = items.filter((item) => !item.isUnsure);
  const isOfExperience = (item: ReadingItem) => EXPERIENCE_FIELDS.includes(item.field);
  return {
    unsure: items.filter((item) => item.isUnsure).sort((a, b) => a.confidence - b.confidence),
    contact: sure.filter((item) => item.field !== 'skill' && !item.of && !isOfExperience(item)),
    skills: sure.filter((item) => item.field === 'skill'),
    experience: sure.filter(isOfExperience),
    sections: sure.filter((item) => item.of),
    leftOver: reading.left_over.map((line, index) => ({ ...line, key: `line-${index}` })),
  };
}

/** The values of one entry together, in the order the entries were read. */
export function groupByEntry(items: readonly ReadingItem[]): { id: number | null; items: ReadingItem[] }[] {
  const ids = [...new Set(items.map((item) => item.experience_id))];
  return ids.map((id) => ({ id, items: items.filter((item) => item.experience_id === id) }));
}

/** A few words without the end of a sentence may well name a skill. */
export function mayBeSkill(text: string): boolean {
  const trimmed = text.trim();
  const isShort = trimmed.length <= 40 && trimmed.split(/\s+/).length <= 4;
  return isShort && /\p{L}{2}/u.test(trimmed) && !/[.:;!?@()]|https?:|\d{3}/.test(trimmed);
}
