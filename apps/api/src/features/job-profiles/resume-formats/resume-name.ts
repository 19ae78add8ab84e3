import type { JobProfile } from '@firsthand/contracts';
import { cleanFileStem } from '../../../files/file-name.ts';

/** "Ada Lovelace resume.pdf"; the profile's own name where the person's is not known. */
export function toResumeName(
  { first_name, last_name, profile_name }: Pick<JobProfile, 'first_name' | 'last_name' | 'profile_name'>,
  extension: '.json' | '.pdf' | '.docx',
): string {
  const name = [first_name, last_name].filter(Boolean).join(' ') || profile_name;
  return `${cleanFileStem(`${name} resume`) || 'resume'}${extension}`;
}
