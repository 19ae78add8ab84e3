import type { ApiOf } from '@firsthand/api-client';
import type { JOB_PROFILE_ROUTES } from '@firsthand/contracts/light';

/** The calls about job profiles. */
export type ProfileApi = ApiOf<typeof JOB_PROFILE_ROUTES>;

/** The form that carries a file. The fields stand before it, so that the server knows them when the file begins. */
export function toFileForm(file: File, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}
