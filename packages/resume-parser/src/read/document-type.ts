/** What resumes are read from. */
export type DocumentType = 'pdf' | 'docx';

/** The header may stand behind a few bytes of something else (PDF 1.7, implementation note 13). */
const HEADER_WITHIN = 1_024;

/** By the first bytes alone; null for what is neither. Any ZIP archive counts as a Word document until it is opened. */
export function findDocumentType(file: Uint8Array): DocumentType | null {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(file.byteLength, HEADER_WITHIN));
  if (head.includes('%PDF-')) return 'pdf';
  return head.subarray(0, 4).equals(Buffer.from('PK\x03\x04')) ? 'docx' : null;
}
