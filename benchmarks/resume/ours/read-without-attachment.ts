import { RESUME_DESIGNS, type ResumeDesign } from '@firsthand/contracts';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { makeDocx } from '../../../packages/resume-writer/src/docx/make-docx.ts';
import { writePdf } from '../../../packages/resume-writer/src/room/make-resume.ts';
import { readDocument } from '../../../packages/resume-parser/src/read/read-document.ts';
import type { ParsedResume } from '@firsthand/resume-parser';
import { toJsonResume, type ResumeProfile } from '@firsthand/resume-writer';

/** The documents of ours that carry the resume they were made of. */
export const OWN_DOCUMENTS = [...RESUME_DESIGNS, 'word'] as const;
export type OwnDocument = (typeof OWN_DOCUMENTS)[number];

/** Makes a document of a profile, takes away what travels in it, and reads what is left as any other. */
export async function readWithoutAttachment(
  profile: ResumeProfile,
  kind: OwnDocument,
): Promise<ParsedResume> {
  return readDocument(kind === 'word' ? await writeWord(profile) : await writeBarePdf(profile, kind));
}

export async function writeBarePdf(profile: ResumeProfile, design: ResumeDesign): Promise<Uint8Array> {
  const { content } = await writePdf(toJsonResume(profile), { design, paper: 'a4' });
  // Of another name it is a file that nobody opens.
  const bare = Buffer.from(content).toString('latin1').replaceAll('resume.json', 'other.stuff');
  return new Uint8Array(Buffer.from(bare, 'latin1'));
}

async function writeWord(profile: ResumeProfile): Promise<Uint8Array> {
  const parts = unzipSync(await makeDocx(toJsonResume(profile), { paper: 'a4' }));
  const properties = parts['docProps/custom.xml'];
  if (!properties || !strFromU8(properties).includes('json-resume-1')) throw new Error('It carries nothing.');
  delete parts['docProps/custom.xml'];
  return zipSync(parts);
}
