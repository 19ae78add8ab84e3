import type { AtsFetch } from '@firsthand/connectors';
import type { Source } from '@firsthand/contracts';
import type { ApplicationForm, FormJob } from '../contract.ts';
import { readBamboohrForm } from './bamboohr/read-bamboohr-form.ts';
import { toCommonForm } from './common/common-form.ts';
import { readDoverForm } from './dover/read-dover-form.ts';
import { readGreenhouseForm } from './greenhouseio/read-greenhouse-form.ts';
import { readSmartrecruitersForm } from './smartrecruiters/read-smartrecruiters-form.ts';

/** The ATSs that publish their forms. */
const READERS: Partial<Record<Source, (job: FormJob, fetch: AtsFetch) => Promise<ApplicationForm>>> = {
  greenhouseio: readGreenhouseForm,
  dover: readDoverForm,
  bamboohr: readBamboohrForm,
};

/** Whether `readForm` asks this ATS for its form, without an employer's key. */
export function publishesForms(source: Source): boolean {
  return READERS[source] !== undefined;
}

/**
 * What the employer asks: read from the ATS where it publishes its forms (Greenhouse, Dover, BambooHR), the set that
 * most forms share elsewhere; that one takes no request. SmartRecruiters shows its questions to who has the employer's
 * key. Throws {@link FormError} when the posting is closed or the ATS gave nothing usable.
 */
export async function readForm(
  job: FormJob,
  fetch: AtsFetch,
  { key = null }: { key?: string | null } = {},
): Promise<ApplicationForm> {
  if (job.source === 'smartrecruiters' && key !== null) return readSmartrecruitersForm(job, fetch, key);
  return READERS[job.source]?.(job, fetch) ?? toCommonForm(job.source);
}
