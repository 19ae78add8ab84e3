import { type ApiFetch, createApiClient, type ApiOf } from '@firsthand/api-client';
import { JOB_APPLICATION_ROUTES } from '@firsthand/contracts/light';

export type ApplicationApi = ApiOf<typeof JOB_APPLICATION_ROUTES>;

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
