import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ApplicationDraft, JobProfile, JobView, SessionResponse } from '@firsthand/contracts';
import { expect } from 'vitest';
import { createMember } from '../members.ts';
import { ROOT } from '../start-product.ts';
import type { OpenExtension } from './open-extension.ts';

const PDF = new TextEncoder().encode(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A Premium member with a whole profile and a token for the extension. */
export interface Applicant {
  session: SessionResponse;
  email: string;
  profileId: number;
  token: string;
  /** A call of theirs, as the pages make it. */
  call: <T>(method: string, path: string, body?: object | FormData) => Promise<T>;
  /** Prepares an application and types answers into it, which are remembered. */
  prepare: (
    job: JobView,
    answers?: (draft: ApplicationDraft) => Record<string, string>,
  ) => Promise<ApplicationDraft>;
}

export async function createApplicant(
  { productUrl, dataDirectory }: { productUrl: string; dataDirectory: string },
  name: string,
): Promise<Applicant> {
  const session = await createMember(productUrl, name);
  const { email } = session.user;
  const call = async <T>(method: string, path: string, body?: object | FormData): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${productUrl}/v1/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${session.access_token}`,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    expect(response.ok, `${method} ${path} answers ${response.status}: ${text}`).toBe(true);
    return JSON.parse(text) as T;
  };
  // Beside the running product, which it asks to do it.
  await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'dist/server/user.mjs'), 'promote', email, 'premium'],
    {
      cwd: dataDirectory,
      env: { ...process.env, DATA_DIR: dataDirectory },
    },
  );
  const profileId = await createProfile(call);
  const { token } = await call<{ token: string }>('POST', '/access-tokens', {
    ...{ name: 'Browser extension', scopes: ['apply'] },
  });
  return {
    ...{ session, email, profileId, token, call },
    prepare: async (job, answers) => {
      const draft = await call<ApplicationDraft>('POST', '/job-applications/drafts', {
        ...{ job_profile_id: profileId, requisition_id: job.id, source: job.source },
      });
      if (!answers) return draft;
      const typed = answers(draft);
      const body = { version: draft.version, answers: typed, remember: Object.keys(typed) };
      return call<ApplicationDraft>('PUT', `/job-applications/drafts/${draft.id}`, body);
    },
  };
}

/** Connects the browser to the account, as the options page does. */
export async function pair({ openOwnPage }: OpenExtension, { token, email }: Applicant): Promise<void> {
  const options = await openOwnPage('options.html');
  await options.getByLabel('Access token').fill(token);
  await options.getByRole('button', { name: 'Connect' }).click();
  await options.getByText(email).waitFor();
}

/** Answers to what is never guessed; they are remembered for the next form that asks the same. */
export const rememberPermission = ({ fields }: ApplicationDraft) =>
  Object.fromEntries(
    fields
      .filter(({ sensitive }) => sensitive === 'work-permission')
      .map(({ key, label, options }) => {
        const word = label.includes('authorized') ? 'Yes' : 'No';
        return [key, options.find((option) => option.label === word)?.value ?? word];
      }),
  );

async function createProfile(call: Applicant['call']): Promise<number> {
  const { id, version } = await call<JobProfile>('POST', '/job-profiles', { profile_name: 'Support' });
  await call('PUT', `/job-profiles/${id}`, {
    ...{ version, profile_name: 'Support', first_name: 'Ada', last_name: 'King', email: 'ada@mail.example' },
    ...{ phone_country_code: '+1', phone: '303 555 0147', city: 'Denver', state: 'CO', country: 'US' },
    ...{ address: '12 Engine Street', zip: '80202', linkedin_url: 'https://www.linkedin.com/in/ada' },
    ...{
      date_available: '2027-01-04',
      gender: 'Female',
      optional_fields_handling: 'fill_unanswered_questions',
    },
  });
  const form = new FormData();
  form.append('file', new Blob([PDF], { type: 'application/pdf' }), 'ada-king.pdf');
  await call('POST', `/job-profiles/${id}/resume`, form);
  return id;
}
