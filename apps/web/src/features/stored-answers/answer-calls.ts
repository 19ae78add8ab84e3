import type { StoredAnswer } from '@firsthand/contracts';
import { call, callForResponse, type ApiFetch } from '../../lib/api-client.ts';
import { toJsonRequest } from '../../lib/json-request.ts';

/** The calls about remembered answers; each throws ApiFailure. */
export interface AnswerCalls {
  list: () => Promise<StoredAnswer[]>;
  save: (id: number, answer: StoredAnswer['answer']) => Promise<StoredAnswer>;
  remove: (id: number) => Promise<void>;
}

const path = '/v1/api/stored-answers';

/** The calls of whoever `apiFetch` speaks for. */
export function toAnswerCalls(apiFetch: ApiFetch): AnswerCalls {
  return {
    list: async () => (await call<{ answers: StoredAnswer[] }>(apiFetch, path)).answers,
    save: (id, answer) => call(apiFetch, `${path}/${id}`, toJsonRequest('PUT', { answer })),
    async remove(id) {
      await callForResponse(apiFetch, `${path}/${id}`, { method: 'DELETE' });
    },
  };
}
