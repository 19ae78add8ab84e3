import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts/light';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

const bytesPerMb = 1_048_576;
const DOCUMENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** Some systems give no type for a dropped file; then its name counts, and the server looks into it anyway. */
export function isPdf({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === '' ? /\.pdf$/i.test(name) : type === 'application/pdf';
}

/** What is wrong with a resume to be read, in the specification's order and words; null when nothing is. */
export function findResumeFault(file: FileFacts | null, profileName: string): string | null {
  if (!file) return ERROR_TEXTS.resumeMissing;
  if (!isPdf(file)) return ERROR_TEXTS.resumeNotPdf;
  if (file.size > LIMITS.uploadMaxBytes) return ERROR_TEXTS.resumeTooLarge;
  if (profileName.trim() === '') return ERROR_TEXTS.profileNameRequiredOnPage;
  return null;
}

/** What is wrong with a file for a profile; null when nothing is. */
export function findDocumentFault({ name, type, size }: FileFacts): string | null {
  if (size > LIMITS.uploadMaxBytes) return ERROR_TEXTS.fileTooLarge;
  const isDocument = type === '' ? /\.(pdf|docx?)$/i.test(name) : DOCUMENT_TYPES.includes(type);
  return isDocument ? null : ERROR_TEXTS.fileType;
}

/** 734003 → "0.7 MB"; what would read as nothing is "less than 0.1 MB". */
export function toMegabytes(bytes: number): string {
  const megabytes = bytes / bytesPerMb;
  return megabytes < 0.05 ? 'less than 0.1 MB' : `${megabytes.toFixed(1)} MB`;
}

/** "Ada Lovelace.pdf" → "Ada Lovelace Profile", as long as a name may be. */
export function toProfileName(fileName: string): string {
  const suffix = ' Profile';
  const base = fileName.replace(/\.[^.]+$/, '').trim();
  return base.slice(0, LIMITS.profileNameMaxLength - suffix.length).trimEnd() + suffix;
}
