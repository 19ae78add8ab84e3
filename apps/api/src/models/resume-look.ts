import { toUsualPaper, type ResumeLook } from '@firsthand/contracts';
import type { WrittenLook } from '@firsthand/resume-writer';

/** How a resume is set where nothing else is asked for: one column, on the paper of the person's country. */
export function toLook(country: string | null | undefined, asked: ResumeLook): WrittenLook {
  const { design = 'one-column', paper = toUsualPaper(country) } = asked;
  return { design, paper };
}
