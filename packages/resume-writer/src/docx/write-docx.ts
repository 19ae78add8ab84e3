import type { JsonResume } from '@firsthand/contracts';
import type { WrittenLook } from '../to-set-resume.ts';

/**
 * A resume as a Word document; see `makeDocx`. What makes it is a megabyte of code, loaded when the first document is wanted
 * and not with every program.
 */
export async function writeDocx(resume: JsonResume, look: Pick<WrittenLook, 'paper'>): Promise<Uint8Array> {
  const { makeDocx } = await import('./make-docx.ts');
  return makeDocx(resume, look);
}
