import type { Application, ApplicationDraft, FilledField, JobProfile } from '@firsthand/contracts';
import { insertBoard, insertJob, type TestDatabase } from '@firsthand/test-support';
import type { InjectOptions } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { aForm } from '../a-form.ts';
import { aPdf } from '../a-resume.ts';
import { aFakeGreenhouse } from '../fake-greenhouse.ts';
import { signIn, type SignedIn } from '../sign-in.ts';
import { openApi, TEST_NOW } from '../test-api.ts';

export const BOARD = 'acme';
export const KEY = 'the-key-of-acme';
const APPLICATIONS_URL = '/v1/api/job-applications';

/**
 * The API with Turbo Apply switched on, Ada, who has Premium and a whole profile, and an open job at an employer's
 * Greenhouse. With `hasKey` applications are sent through its API.
 */
export async function startTurboApply(
  { db, database }: TestDatabase,
  { hasKey = false, changes = {} }: { hasKey?: boolean; changes?: Partial<ApiContext> } = {},
) {
  const greenhouse = aFakeGreenhouse();
  const state = { key: hasKey ? KEY : null };
  const findApplyKey: ApiContext['findApplyKey'] = (source, board) =>
    source === 'greenhouseio' && board === BOARD ? state.key : null;
  const given = { offersTurboApply: true, atsFetch: greenhouse.fetch, findApplyKey, ...changes };
  const api = await openApi(database, given);
  const ada = await signIn(database, { roles: ['premium'] });
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = ada.headers,
  ) => api.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

  const boardId = await insertBoard(db, { source: 'greenhouseio', board: BOARD });
  const addJob = (values: Parameters<typeof insertJob>[2] = {}) =>
    insertJob(db, boardId, { source: 'greenhouseio', title: 'Nurse', ...values });
  const jobId = await addJob({ external_id: '4001' });
  const addProfile = async (fields: object, { headers }: SignedIn = ada) => {
    const url = '/v1/api/job-profiles';
    const made = (await call('POST', url, { profile_name: 'Nurse' }, headers)).json<JobProfile>();
    const saved = await call('PUT', `${url}/${made.id}`, fields, headers);
    return saved.json<JobProfile>();
  };
  const addFile = async (profileId: number, kind: 'resume' | 'cover-letter', content: Uint8Array) => {
    const { payload, headers } = aForm({ name: 'file', filename: `${kind}.pdf`, content });
    const url = `/v1/api/job-profiles/${profileId}/${kind}`;
    return call('POST', url, payload, { ...headers, ...ada.headers });
  };
  const resume = aPdf(['Ada Lovelace', 'Nurse since 2019']);
  const profile = await addProfile(ADA);
  await addFile(profile.id, 'resume', resume);

  const drafts = `${APPLICATIONS_URL}/drafts`;
  const startAt = (requisitionId: number, profileId = profile.id) =>
    call('POST', drafts, {
      ...{ job_profile_id: profileId, requisition_id: requisitionId, source: 'greenhouseio' },
    });
  const read = async (id: number) => (await call('GET', `${drafts}/${id}`)).json<ApplicationDraft>();
  const save = (draft: { id: number; version: number }, body: object) =>
    call('PUT', `${drafts}/${draft.id}`, { version: draft.version, ...body });
  const confirm = ({ id, version, digest }: ApplicationDraft) =>
    call('POST', `${drafts}/${id}/confirm`, { version, digest });
  /** A draft that only waits for its confirmation. */
  const ready = async (requisitionId = jobId): Promise<ApplicationDraft> => {
    const draft = (await startAt(requisitionId)).json<ApplicationDraft>();
    const key = getField(draft, /why/i).key;
    return (await save(draft, { answers: { [key]: 'Because of the people.' } })).json<ApplicationDraft>();
  };
  const readPacket = async (applicationId: number) => {
    const { packet } = await db
      .selectFrom('application_packets')
      .select('packet')
      .where('application_id', '=', applicationId)
      .executeTakeFirstOrThrow();
    return packet;
  };
  return {
    ...{
      db,
      database,
      api,
      ada,
      call,
      greenhouse,
      state,
      jobId,
      addJob,
      profile,
      addProfile,
      addFile,
      resume,
    },
    ...{ startAt, read, save, confirm, ready, readPacket, findApplyKey, boardId, now: () => TEST_NOW },
    /** Confirms a ready draft and gives what came of it. */
    apply: async () => (await confirm(await ready())).json<{ application: Application }>().application,
  };
}

export type TurboApply = Awaited<ReturnType<typeof startTurboApply>>;

const ADA = {
  ...{ first_name: 'Ada', last_name: 'Lovelace', email: 'lovelace@example.com' },
  ...{ phone_country_code: '+1', phone: '(303) 555-0147', city: 'Denver', state: 'CO', country: 'US' },
  ...{ veteran_status: 'Veteran', disability_status: 'Yes', gender: 'Non-binary' },
};

/** The field of a draft whose label fits. */
export function getField(draft: { fields: FilledField[] }, label: RegExp): FilledField {
  const field = draft.fields.find((other) => label.test(other.label));
  if (!field) throw new Error(`No field reads ${label}: ${draft.fields.map((one) => one.label).join(', ')}`);
  return field;
}
