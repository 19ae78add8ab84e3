import type {
  CreateJobProfileRequest,
  Experience,
  JobProfile,
  ParseResumeResponse,
  ResumeReading,
  SaveExperienceRequest,
  Skill,
  UpdateJobProfileRequest,
} from '@firsthand/contracts';
import type { ProfileFileKind } from '@firsthand/contracts/light';
import { ApiFailure, call, callForResponse, type ApiFetch } from '../../lib/api-client.ts';

/** The calls of the job profiles page; each throws ApiFailure. */
export interface ProfileCalls {
  list: () => Promise<JobProfile[]>;
  get: (id: number) => Promise<JobProfile>;
  create: (profile: CreateJobProfileRequest) => Promise<JobProfile>;
  save: (id: number, changes: UpdateJobProfileRequest) => Promise<JobProfile>;
  remove: (id: number) => Promise<void>;
  parseResume: (file: File, profileName: string) => Promise<ParseResumeResponse>;
  /** Gives the profile with its new file, as does the removal. */
  uploadFile: (id: number, kind: ProfileFileKind, file: File) => Promise<JobProfile>;
  downloadFile: (id: number, kind: ProfileFileKind) => Promise<Blob>;
  removeFile: (id: number, kind: ProfileFileKind) => Promise<JobProfile>;
  addSkill: (profileId: number, name: string) => Promise<Skill>;
  removeSkill: (skillId: number) => Promise<void>;
  addExperience: (profileId: number, entry: SaveExperienceRequest) => Promise<Experience>;
  saveExperience: (id: number, entry: SaveExperienceRequest) => Promise<Experience>;
  removeExperience: (id: number) => Promise<void>;
  /** Null when the profile's resume was not read. */
  getReading: (id: number) => Promise<ResumeReading | null>;
  markReviewed: (id: number) => Promise<ResumeReading>;
}

const path = '/v1/api/job-profiles';

function withJson(method: 'POST' | 'PUT', body: object) {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The fields stand before the file, so that the server knows them when the file begins. */
function withFile(file: File, fields: Record<string, string> = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  return { method: 'POST', body };
}

/** The calls of whoever `apiFetch` speaks for. */
export function toProfileCalls(apiFetch: ApiFetch): ProfileCalls {
  const remove = async (address: string) => {
    await callForResponse(apiFetch, address, { method: 'DELETE' });
  };
  return {
    list: () => call(apiFetch, path),
    get: (id) => call(apiFetch, `${path}/${id}`),
    create: (profile) => call(apiFetch, path, withJson('POST', profile)),
    save: (id, changes) => call(apiFetch, `${path}/${id}`, withJson('PUT', changes)),
    remove: (id) => remove(`${path}/${id}`),
    parseResume: (file, profileName) =>
      call(apiFetch, `${path}/parse-resume`, withFile(file, { profile_name: profileName })),
    uploadFile: (id, kind, file) => call(apiFetch, `${path}/${id}/${kind}`, withFile(file)),
    async downloadFile(id, kind) {
      return (await callForResponse(apiFetch, `${path}/${id}/${kind}/download`)).blob();
    },
    removeFile: (id, kind) => call(apiFetch, `${path}/${id}/${kind}`, { method: 'DELETE' }),
    addSkill: (profileId, name) =>
      call(apiFetch, `${path}/${profileId}/skills`, withJson('POST', { skill_name: name })),
    removeSkill: (skillId) => remove(`${path}/skills/${skillId}`),
    addExperience: (profileId, entry) =>
      call(apiFetch, `${path}/${profileId}/experience`, withJson('POST', entry)),
    saveExperience: (id, entry) => call(apiFetch, `${path}/experience/${id}`, withJson('PUT', entry)),
    removeExperience: (id) => remove(`${path}/experience/${id}`),
    async getReading(id) {
      try {
        return await call<ResumeReading>(apiFetch, `${path}/${id}/resume/reading`);
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }
    },
    markReviewed: (id) => call(apiFetch, `${path}/${id}/resume/reading`, withJson('PUT', { reviewed: true })),
  };
}
