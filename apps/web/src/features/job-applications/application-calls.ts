import type {
  AddApplicationRequest,
  Application,
  ApplicationDetail,
  HistoryResponse,
  UpdateApplicationRequest,
} from '@firsthand/contracts';
import { LIMITS, type ApplicationFileKind, type ApplicationStage } from '@firsthand/contracts/light';
import { call, callForResponse, type ApiFetch } from '../../lib/api-client.ts';
import { toJsonRequest } from '../../lib/json-request.ts';

export type HistoryData = HistoryResponse['data'];

interface HistoryQuery {
  page: number;
  /** Empty: from all of them. */
  ats: string;
  stage: ApplicationStage | '';
}

/** The calls of the application history and of an application's page; each throws ApiFailure. */
export interface ApplicationCalls {
  history: (query: HistoryQuery) => Promise<HistoryData>;
  get: (id: number) => Promise<ApplicationDetail>;
  add: (application: AddApplicationRequest) => Promise<Application>;
  update: (id: number, changes: UpdateApplicationRequest) => Promise<Application>;
  remove: (id: number) => Promise<void>;
  /** Records that the person sent a prepared packet on the employer's page. */
  markApplied: (id: number) => Promise<void>;
  downloadAll: (id: number) => Promise<Blob>;
  downloadFile: (id: number, kind: ApplicationFileKind) => Promise<Blob>;
  downloadFollowUp: (id: number) => Promise<Blob>;
  exportCsv: () => Promise<Blob>;
}

const path = '/v1/api/job-applications';

function toQuery({ page, ats, stage }: HistoryQuery): URLSearchParams {
  const query = new URLSearchParams({ page: String(page), limit: String(LIMITS.historyPageSize) });
  if (ats !== '') query.set('atsSource', ats);
  if (stage !== '') query.set('stage', stage);
  return query;
}

/** The calls of whoever `apiFetch` speaks for; `onWritten` hears of everything that was changed. */
export function toApplicationCalls(apiFetch: ApiFetch, onWritten: () => void): ApplicationCalls {
  const download = async (address: string) => (await callForResponse(apiFetch, address)).blob();
  const send = async (address: string, method: 'POST' | 'PATCH', body: object) => {
    const answer = await call<{ application: Application }>(apiFetch, address, toJsonRequest(method, body));
    onWritten();
    return answer.application;
  };
  return {
    history: async (query) =>
      (await call<HistoryResponse>(apiFetch, `${path}/history?${toQuery(query)}`)).data,
    get: (id) => call(apiFetch, `${path}/${id}`),
    add: (application) => send(path, 'POST', application),
    update: (id, changes) => send(`${path}/${id}`, 'PATCH', changes),
    async remove(id) {
      await callForResponse(apiFetch, `${path}/${id}`, { method: 'DELETE' });
      onWritten();
    },
    async markApplied(id) {
      await callForResponse(apiFetch, `${path}/${id}/applied`, { method: 'POST' });
      onWritten();
    },
    downloadAll: (id) => download(`${path}/${id}/download`),
    downloadFile: (id, kind) => download(`${path}/${id}/files/${kind}`),
    downloadFollowUp: (id) => download(`${path}/${id}/follow-up.ics`),
    exportCsv: () => download(`${path}/export.csv`),
  };
}
