import { LIMITS, refuse, type AppError } from '@firsthand/contracts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { bodyTooLarge } from '../../http/guards/unread-bodies.ts';

interface KeptFile {
  /** As the sender gave it. */
  name: string;
  size: number;
  isTooLarge: boolean;
}

interface UploadedFile extends KeptFile {
  /** Of one that is too large only its beginning. */
  content: Buffer;
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
  ...{ files: 2, fields: 20 },
  ...{ fieldNameSize: 100, fieldSize: FIELD_MAX_LENGTH, headerPairs: 50 },
};

/** Whether a form may hold a file of more than 1 MB: by the length that is announced, or since none is. */
export function mayBeLarge({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > LIMITS.uploadMaxBytes;
}

/**
 * Reads a form with one file in the field `file`, all in memory: read more than 1 MB of a few at a time only. Throws 400 for
 * what is no such form, and 413 as soon as more than the route's `bodyLimit` has arrived.
 */
export async function readUpload(
  request: FastifyRequest,
  maxBytes: number = LIMITS.uploadMaxBytes,
): Promise<Upload> {
  const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  // The form around the file is room to spare.
  const room = Math.min(announced, maxBytes + 1);
  return readForm(request, maxBytes, (part, name) => readFile(part, name, { maxBytes, room }));
}

/**
 * The same for a file that `keep` puts somewhere else, which is given the part and its name. Of a file with more than
 * `maxBytes` it is given no more than one byte too many.
 */
export async function readForm<Kept extends KeptFile>(
  request: FastifyRequest,
  maxBytes: number,
  keep: (part: MultipartFile, name: string) => Promise<Kept>,
): Promise<{ file: Kept | null; fields: ReadonlyMap<string, string> }> {
  if (!request.isMultipart()) throw refuse('upload-no-form');
  return Promise.race([readParts(request, maxBytes, keep), refuseEndless(request)]);
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

async function readParts<Kept extends KeptFile>(
  request: FastifyRequest,
  maxBytes: number,
  keep: (part: MultipartFile, name: string) => Promise<Kept>,
): Promise<{ file: Kept | null; fields: ReadonlyMap<string, string> }> {
  const files: { kept: Kept; field: string }[] = [];
  const fields = new Map<string, string>();
  let isOverlong = false;
  try {
    const options = { limits: { ...FORM_LIMITS, fileSize: maxBytes + 1 }, throwFileSizeLimit: false };
    for await (const part of request.parts(options)) {
      if (part.type === 'file') files.push({ kept: await keep(part, findName(part)), field: part.fieldname });
      else if (typeof part.value === 'string' && !fields.has(part.fieldname)) {
        fields.set(part.fieldname, part.value);
        isOverlong ||= part.valueTruncated;
      }
    }
  } catch (error) {
    throw toUploadError(error);
  }
  if (isOverlong) throw refuse('upload-field-too-long', { most: FIELD_MAX_LENGTH });
  const chosen = files.filter(({ kept }) => kept.name !== '' || kept.size > 0);
  if (chosen.length > 1) throw refuse('upload-several-files');
  const [file] = chosen;
  if (file && file.field !== FILE_FIELD) throw refuse('upload-field-unknown');
  return { file: file?.kept ?? null, fields };
}

/** Into one piece as it comes: putting 20 MB together at the end would keep everybody waiting. */
async function readFile(
  part: MultipartFile,
  name: string,
  { maxBytes, room }: { maxBytes: number; room: number },
): Promise<UploadedFile> {
  const piece = Buffer.allocUnsafeSlow(room);
  let length = 0;
  for await (const chunk of part.file) length += (chunk as Buffer).copy(piece, length);
  const content = piece.subarray(0, length);
  const isTooLarge = part.file.truncated || content.length > maxBytes;
  return { name, content, size: content.length, isTooLarge };
}

/** A part of bytes may come without a name, whatever the types say. */
function findName({ filename }: { filename?: string }): string {
  return filename ?? '';
}

/** Whatever goes wrong in a form is the sender's: cut off, malformed, or with more in it than belongs there. */
function toUploadError(error: unknown): AppError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT') return refuse('upload-several-files', { cause: error });
  if (code === 'FST_FIELDS_LIMIT') return refuse('upload-many-fields', { cause: error });
  return refuse('upload-damaged', { cause: error });
}
