import { ERROR_TEXTS, LIMITS } from '@firsthand/contracts/light';

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

const bytesPerMb = 1_048_576;
const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const JSON_TYPE = 'application/json';
const XML_TYPES = ['application/xml', 'text/xml'];
/** Windows has a name of its own for it. */
const ZIP_TYPES = ['application/zip', 'application/x-zip-compressed'];
const DOCUMENT_TYPES = [PDF, 'application/msword', DOCX];

/** What the chooser offers as resumes to be read. */
export const RESUME_ACCEPT = [
  ...['.pdf', PDF, '.docx', DOCX, '.json', JSON_TYPE],
  ...['.xml', ...XML_TYPES, '.zip', ...ZIP_TYPES],
].join();

/** Some systems give no type for a dropped file; then its name counts, and the server looks into it anyway. */
export function isPdf({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === '' ? /\.pdf$/i.test(name) : type === PDF;
}

export function isDocx({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === '' ? /\.docx$/i.test(name) : type === DOCX;
}

/** Whether it is read as a resume. */
export function isReadable(file: Pick<File, 'name' | 'type'>): boolean {
  return isPdf(file) || isDocx(file) || isData(file);
}

/** JSON Resume, Europass, or LinkedIn's data export. */
function isData(file: Pick<File, 'name' | 'type'>): boolean {
  if (isArchive(file)) return true;
  return file.type === ''
    ? /\.(?:json|xml)$/i.test(file.name)
    : [JSON_TYPE, ...XML_TYPES].includes(file.type);
}

function isArchive({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return type === '' ? /\.zip$/i.test(name) : ZIP_TYPES.includes(type);
}

/** The specification's words are of PDF alone; ours name what is taken beside it. */
const MISSING = `${ERROR_TEXTS.resumeMissing} A Word document (.docx), JSON Resume, Europass XML or LinkedIn’s ZIP is read as well.`;
const NOT_READABLE =
  'Only PDF files, Word documents (.docx), JSON Resume, Europass XML and LinkedIn’s ZIP are supported for resume parsing.';

/** What is wrong with a resume to be read, in the specification's order; null when nothing is. */
export function findResumeFault(file: FileFacts | null, profileName: string): string | null {
  if (!file) return MISSING;
  if (!isReadable(file)) return NOT_READABLE;
  if (isArchive(file)) {
    if (file.size > LIMITS.linkedinExportMaxBytes) return ERROR_TEXTS.importTooLarge;
  } else if (file.size > LIMITS.uploadMaxBytes) return ERROR_TEXTS.resumeTooLarge;
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
