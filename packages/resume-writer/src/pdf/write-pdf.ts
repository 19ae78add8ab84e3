import type { JsonResume } from '@firsthand/contracts';
import { toSetResume, type WrittenLook } from '../to-set-resume.ts';
import type { SetPdf } from './typeset.ts';
import type { Typesetter } from './typesetter.ts';

/**
 * A resume as a tagged PDF of real text in reading order, on at most two pages unless it needs more, with the resume as
 * JSON attached. The same resume gives the same bytes. Throws as `Typesetter.set` does.
 */
export function writePdf(typesetter: Typesetter, resume: JsonResume, look: WrittenLook): Promise<SetPdf> {
  return typesetter.set({ ...look, resume: toSetResume(resume), json: JSON.stringify(resume) });
}
