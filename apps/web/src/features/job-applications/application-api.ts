import { JOB_APPLICATION_ROUTES, type JobApplicationCalls } from '@firsthand/contracts/light';
import type { ApiFetch } from '../../lib/api/api-fetch.ts';
import { createApiClient, type ApiOf } from '../../lib/api/create-api-client.ts';

export type ApplicationApi = ApiOf<JobApplicationCalls>;

/** The calls about applications of whoever `apiFetch` speaks for; `onWritten` hears of everything that was changed. */
export function createApplicationApi(apiFetch: ApiFetch, onWritten: () => void): ApplicationApi {
  const api = createApiClient(apiFetch, JOB_APPLICATION_ROUTES);
  const telling =
    <Input, Answer>(write: (input: Input) => Promise<Answer>) =>
    async (input: Input): Promise<Answer> => {
      const answer = await write(input);
      onWritten();
      return answer;
    };
  return {
    ...api,
    addApplication: telling(api.addApplication),
    updateApplication: telling(api.updateApplication),
    removeApplication: telling(api.removeApplication),
    markApplied: telling(api.markApplied),
  };
}
