import type { FilledField } from '@firsthand/contracts';
import type { DigestFile } from '../contract.ts';
import { toFieldIdentity, toSha256 } from './form-hash.ts';

/**
 * Of the exact content of an application: every question with its value, every file. Where a value came from is not
 * part of what is sent and does not count.
 */
export function toDigest({
  fields,
  files,
}: {
  fields: readonly FilledField[];
  files: readonly DigestFile[];
}): string {
  return toSha256(
    JSON.stringify([
      fields.map((field) => [toFieldIdentity(field), field.value]),
      files.map((file) => [file.kind, file.filename, file.mimetype, file.size, file.hash]),
    ]),
  );
}
