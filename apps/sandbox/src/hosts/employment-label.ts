import type { EmploymentType } from '@firsthand/contracts';

const LABELS: Record<EmploymentType, string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  apprenticeship: 'Apprenticeship',
  volunteer: 'Volunteer',
  per_diem: 'Per diem',
};

/** The usual English label of an employment type. */
export function toEmploymentLabel(type: EmploymentType): string {
  return LABELS[type];
}
