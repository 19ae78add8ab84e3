import type { JobProfile } from '@firsthand/contracts';
import type { TestDatabase } from '@firsthand/test-support';
import type { InjectOptions } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { signIn } from '../sign-in.ts';
import { openApi, openSharedApi } from '../test-api.ts';

export const PROFILES_URL = '/v1/api/job-profiles';
/** Of no row in any test. */
export const NO_ID = 999_999_999;

/** The API with Ada, who has a profile, and Bob, who has one too. Without `changes` the file's tests share it. */
export async function startProfiles(
  { db, database }: TestDatabase,
  { roles = [], changes }: { roles?: string[]; changes?: Partial<ApiContext> } = {},
) {
  const api = changes ? await openApi(database, changes) : await openSharedApi(database);
  const ada = await signIn(database, { roles });
  const bob = await signIn(database, { email: 'bob@example.com', name: 'Bob' });
  /** A call as Ada, below the profiles' address. */
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path = '',
    payload?: InjectOptions['payload'],
    headers: Record<string, string> = ada.headers,
  ) =>
    api.inject({ method, url: PROFILES_URL + path, headers, ...(payload === undefined ? {} : { payload }) });
  const create = async (name: string, headers?: Record<string, string>) =>
    (await call('POST', '', { profile_name: name }, headers)).json<JobProfile>();
  const profile = await create('Nurse');
  const bobs = await create('Baker', bob.headers);
  const read = async (id = profile.id) => (await call('GET', `/${id}`)).json<JobProfile>();
  return { db, database, api, ada, bob, call, create, read, profile, bobs };
}
