// The process that reads one resume: it is started by open-resume-reader.ts from a bundle of this file, and holds nothing but the
// resume: no settings, no database, no environment.
import { endAsTooLarge, serveRoom } from '@firsthand/rooms/serve';
import { ResumeError } from '../resume-error.ts';
import type { ReaderAnswer } from './answer.ts';
import { limitBuffers } from './limit-buffers.ts';

serveRoom(import.meta.url, async () => {
  limitBuffers(endAsTooLarge);
  const { readDocument } = await import('./read-document.ts');
  return async (file: Uint8Array): Promise<ReaderAnswer> => {
    try {
      // pdf.js takes no Buffer, as which bytes come here.
      return { kind: 'read', resume: await readDocument(new Uint8Array(file)) };
    } catch (error) {
      if (!(error instanceof ResumeError)) throw error;
      const { code, cause, sentence } = error;
      return { kind: 'refused', code, sentence, detail: cause instanceof Error ? cause.message : '' };
    }
  };
});
