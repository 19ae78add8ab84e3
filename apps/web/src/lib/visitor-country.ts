import { ApiFailure } from '@firsthand/api-client';
import { DEFAULT_COUNTRY, FILTER_COUNTRIES } from '@firsthand/contracts/light';
import { jobApi } from './api/job-api.ts';
import { logWarning } from './log.ts';
import { createSubject, useObservable } from './observable.ts';

const country = createSubject<string>(DEFAULT_COUNTRY);
let isAsked = false;

async function ask(): Promise<void> {
  try {
    const { ipLocation } = await jobApi.getUsersConfig();
    if (!(FILTER_COUNTRIES as readonly string[]).includes(ipLocation.country)) return;
    country.set(ipLocation.country);
  } catch (error) {
    // The default serves as well; only a defect of ours is worth more than a line for whoever debugs.
    if (!(error instanceof ApiFailure)) throw error;
    logWarning('The visitor’s country could not be asked for:', error);
  }
}

function subscribe(listener: () => void): () => void {
  if (!isAsked) {
    isAsked = true;
    void ask();
  }
  return country.subscribe(listener);
}

/** The country a new search begins with: US, then the one the visitor's address lies in, if the filter offers it. */
export function useVisitorCountry(): string {
  return useObservable({ get: country.get, subscribe }, () => DEFAULT_COUNTRY);
}
