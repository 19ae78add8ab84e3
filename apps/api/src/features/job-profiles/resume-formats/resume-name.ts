import type { JsonResume } from '@firsthand/contracts';
import { cleanFileStem } from '../files/file-name.ts';

/** "Ada Lovelace resume.pdf"; the profile's own name where the person's is not known. */
export function toResumeName({ basics }: JsonResume, extension: '.json' | '.pdf' | '.docx'): string {
  const name = basics.name ?? basics.x_firsthand.profile_name;
  return `${cleanFileStem(`${name} resume`) || 'resume'}${extension}`;
}
