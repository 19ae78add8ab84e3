import type {
  Application,
  ApplicationDraft,
  AutoApply,
  DraftInBrief,
  JobProfile,
  LetterResponse,
  ResumeVersionResponse,
  SaveAutoApplyRequest,
  SkillMatchResponse,
  UpdateDraftRequest,
} from '@firsthand/contracts';
import { call, callForResponse, type ApiFetch } from '../../lib/api-client.ts';
import { toJsonRequest } from '../../lib/json-request.ts';

/** The calls about prepared applications; each throws ApiFailure. */
export interface DraftCalls {
  list: () => Promise<DraftInBrief[]>;
  get: (id: number) => Promise<ApplicationDraft>;
  save: (id: number, changes: UpdateDraftRequest) => Promise<ApplicationDraft>;
  discard: (id: number) => Promise<void>;
  /** Confirms the very content that `digest` names. Twice gives the one application. */
  confirm: (id: number, seen: { version: number; digest: string }) => Promise<Application>;
  draftLetter: (id: number) => Promise<LetterResponse>;
  matchSkills: (id: number) => Promise<SkillMatchResponse>;
  draftResumeVersion: (id: number) => Promise<ResumeVersionResponse>;
  listProfiles: () => Promise<JobProfile[]>;
  getAutoApply: () => Promise<AutoApply | null>;
  saveAutoApply: (settings: SaveAutoApplyRequest) => Promise<AutoApply | null>;
  removeAutoApply: () => Promise<void>;
}

const drafts = '/v1/api/job-applications/drafts';
const autoApply = '/v1/api/auto-apply';

/** The calls of whoever `apiFetch` speaks for. */
export function toDraftCalls(apiFetch: ApiFetch): DraftCalls {
  const post = <T>(address: string, body: object = {}) =>
    call<T>(apiFetch, address, toJsonRequest('POST', body));
  const remove = async (address: string) => {
    await callForResponse(apiFetch, address, { method: 'DELETE' });
  };
  return {
    list: async () => (await call<{ drafts: DraftInBrief[] }>(apiFetch, drafts)).drafts,
    get: (id) => call(apiFetch, `${drafts}/${id}`),
    save: (id, changes) => call(apiFetch, `${drafts}/${id}`, toJsonRequest('PUT', changes)),
    discard: (id) => remove(`${drafts}/${id}`),
    confirm: async (id, seen) =>
      (await post<{ application: Application }>(`${drafts}/${id}/confirm`, seen)).application,
    draftLetter: (id) => post(`${drafts}/${id}/letter`),
    matchSkills: (id) => call(apiFetch, `${drafts}/${id}/skills`),
    draftResumeVersion: (id) => post(`${drafts}/${id}/resume-version`),
    listProfiles: () => call(apiFetch, '/v1/api/job-profiles'),
    getAutoApply: async () => (await call<{ auto_apply: AutoApply | null }>(apiFetch, autoApply)).auto_apply,
    saveAutoApply: async (settings) =>
      (await call<{ auto_apply: AutoApply | null }>(apiFetch, autoApply, toJsonRequest('PUT', settings)))
        .auto_apply,
    removeAutoApply: () => remove(autoApply),
  };
}
