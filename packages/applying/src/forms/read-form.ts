import type { AtsFetch } from '@firsthand/connectors';
import type { ApplicationForm, FormJob } from '../contract.ts';
import { readBamboohrForm } from './bamboohr/read-bamboohr-form.ts';
import { toCommonForm } from './common/common-form.ts';
import { readDoverForm } from './dover/read-dover-form.ts';
import { readGreenhouseForm } from './greenhouseio/read-greenhouse-form.ts';
import { readSmartrecruitersForm } from './smartrecruiters/read-smartrecruiters-form.ts';

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
  switch (job.source) {
    case 'greenhouseio':
      return readGreenhouseForm(job, fetch);
    case 'dover':
      return readDoverForm(job, fetch);
    case 'bamboohr':
      return readBamboohrForm(job, fetch);
    case 'smartrecruiters':
      return key === null ? toCommonForm(job.source) : readSmartrecruitersForm(job, fetch, key);
    default:
      return toCommonForm(job.source);
  }
}
