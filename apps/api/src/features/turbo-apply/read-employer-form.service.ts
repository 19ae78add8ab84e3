import { refuse } from '@firsthand/contracts';
import { FormError, readForm, toFormHash } from '@firsthand/applying';
import type { AtsFetch } from '@firsthand/connectors';
import type { DraftForm } from '@firsthand/database';
import { callFor } from '@firsthand/outside';
import type { ApiContext } from '../../api-context.ts';
import type { StoredJob } from '../../models/stored-job.ts';
import { formUnreadable } from './refusals.ts';

export interface EmployerForm {
  form: DraftForm;
  /** Of the fields alone. */
  hash: string;
  readAt: Date;
}

/** Somebody waits for it; they are told to try again rather than kept. */
const TIMEOUT_MS = 15_000;

/** Reads the form of a job at its ATS: 410 when the employer has closed the job, 503 when it cannot be read just now. */
export async function readEmployerForm(
  { atsFetch, findApplyKey, now }: Pick<ApiContext, 'atsFetch' | 'findApplyKey' | 'now'>,
  { job, board }: StoredJob,
): Promise<EmployerForm> {
  try {
    const fetch: AtsFetch = (request) =>
      callFor(`board ${job.source}/${board}`, () =>
        atsFetch({ ...request, once: true, timeoutMs: TIMEOUT_MS }),
      );
    const posting = { source: job.source, board, externalId: job.external_id };
    const form = await readForm(posting, fetch, { key: findApplyKey(job.source, board) });
    return { form, hash: toFormHash(form), readAt: now() };
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    throw error.reason === 'job-closed' ? refuse('job-closed') : formUnreadable(error);
  }
}
