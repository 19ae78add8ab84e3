import { AppError, LIMITS } from '@firsthand/contracts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { bodyTooLarge } from '../../../http/unread-bodies.ts';

interface UploadedFile {
  /** As the sender gave it. */
  name: string;
  content: Buffer;
  /** Then `content` is only its beginning. */
  isTooLarge: boolean;
}

export interface Upload {
  /** Null when none was chosen. */
  file: UploadedFile | null;
  fields: ReadonlyMap<string, string>;
}

const FILE_FIELD = 'file';
const FIELD_MAX_LENGTH = 10_000;
/** One more of each than is right, so that it is noticed rather than cut off. */
const FORM_LIMITS = {
  limits: {
    ...{ files: 2, fields: 20, fileSize: LIMITS.uploadMaxBytes + 1 },
    ...{ fieldNameSize: 100, fieldSize: FIELD_MAX_LENGTH, headerPairs: 50 },
  },
  throwFileSizeLimit: false,
};

/** A file of the largest size with all that a form has around it. For `bodyLimit` of the routes that read one. */
export const FORM_MAX_BYTES = LIMITS.uploadMaxBytes + 256 * 1024;

/**
 * Reads a form with one file in the field `file`, all in memory since it may have 1 MB at most. Throws 400 for what is no
 * such form, and 413 as soon as more than the route's `bodyLimit` has arrived.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart())
    throw refuse('Send the file as a form (multipart/form-data) in a field named "file".');
  return Promise.race([readForm(request), refuseEndless(request)]);
}

/** Never resolves: rejects when the body turns out longer than its announced length, or none was announced. */
function refuseEndless(request: FastifyRequest): Promise<never> {
  return new Promise((_resolve, reject) => {
    let received = 0;
    request.raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > request.routeOptions.bodyLimit) reject(bodyTooLarge(request));
    });
  });
}

async function readForm(request: FastifyRequest): Promise<Upload> {
  const files: (UploadedFile & { field: string })[] = [];
  const fields = new Map<string, string>();
  let isOverlong = false;
  try {
    for await (const part of request.parts(FORM_LIMITS)) {
      if (part.type === 'file') files.push({ ...(await readFile(part)), field: part.fieldname });
      else if (typeof part.value === 'string' && !fields.has(part.fieldname)) {
        fields.set(part.fieldname, part.value);
        isOverlong ||= part.valueTruncated;
      }
    }
  } catch (error) {
    throw toUploadError(error);
  }
  if (isOverlong) throw refuse(`A field of the form is longer than ${FIELD_MAX_LENGTH} characters.`);
  const chosen = files.filter(({ name, content }) => name !== '' || content.length > 0);
  if (chosen.length > 1) throw refuse('Send one file only.');
  const [file = null] = chosen;
  if (file && file.field !== FILE_FIELD) throw refuse('Send the file in a field named "file".');
  return { file, fields };
}

async function readFile(part: MultipartFile): Promise<UploadedFile> {
  const chunks: Buffer[] = [];
  for await (const chunk of part.file) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks);
  const isTooLarge = part.file.truncated || content.length > LIMITS.uploadMaxBytes;
  return { name: findName(part), content, isTooLarge };
}

/** A part of bytes may come without a name, whatever the types say. */
function findName({ filename }: { filename?: string }): string {
  return filename ?? '';
}

/** Whatever goes wrong in a form is the sender's: cut off, malformed, or with more in it than belongs there. */
function toUploadError(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return refuse('Send one file only.', error);
  if (code === 'FST_FIELDS_LIMIT') return refuse('The form has more fields than this call takes.', error);
  return refuse('The form arrived incomplete or damaged. Please try again.', error);
}

function refuse(text: string, cause?: unknown): AppError {
  return new AppError(text, { code: 'upload-invalid', status: 400, cause });
}
