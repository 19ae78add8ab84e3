import { ApiFailure, type ApiFetch } from '@firsthand/api-client';
import { isOffline, OFFLINE_TEXT } from '../network.ts';

/** `fetch` for the browser, for calls that anybody may make; see `sessionFetch` for the others. */
export const browserFetch: ApiFetch = async (path, init) => {
  try {
    return await fetch(path, init);
  } catch (cause) {
    if (!init?.signal?.aborted && isOffline()) throw new ApiFailure(0, OFFLINE_TEXT, cause);
    throw cause;
  }
};
