import { LIMITS, isOneCountry } from '@firsthand/contracts/light';
import { ApiFailure } from '@firsthand/api-client';
import type { LocationSuggestion } from '@firsthand/contracts';
import { useEffect, useRef, useState } from 'react';
import { jobApi } from '../../../lib/api/job-api.ts';

/** What was found for a typed text. */
export interface LocationMatches {
  text: string;
  suggestions: LocationSuggestion[];
}

async function findMatches(text: string, country: string, signal: AbortSignal): Promise<LocationMatches> {
  try {
    const query = { q: text, ...(isOneCountry(country) && { country }) };
    return { text, suggestions: (await jobApi.searchLocations({ query, signal })).data };
  } catch (error) {
    // The specification: a failed fetch silently empties the list.
    if (error instanceof ApiFailure) return { text, suggestions: [] };
    throw error;
  }
}

/** Asks for places once the typing rests for half a second and two characters are there; a newer text ends an older question. */
export function useLocationSuggestions(country: string, onMatches: (matches: LocationMatches) => void) {
  const [matches, setMatches] = useState<LocationMatches | null>(null);
  const running = useRef<AbortController | null>(null);

  // An answer comes later than the render that asked for it; it has to meet the form as it is by then.
  const latestOnMatches = useRef(onMatches);
  useEffect(() => {
    latestOnMatches.current = onMatches;
  });

  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  async function run(text: string, signal: AbortSignal): Promise<void> {
    try {
      const found = await findMatches(text, country, signal);
      if (signal.aborted) return;
      setMatches(found);
      latestOnMatches.current(found);
    } catch (error) {
      // Ended by a newer text, by a search or by leaving the page.
      if (!signal.aborted) throw error;
    }
  }

  /** Takes the text of the field after each change. */
  const ask = (typed: string) => {
    cancel();
    setMatches(null);
    const text = typed.trim();
    if (text.length < LIMITS.locationQueryMinLength) return;
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => void run(text, controller.signal), LIMITS.locationDebounceMs);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  };

  /** Forgets what was found and what is being asked. */
  const reset = () => {
    cancel();
    setMatches(null);
  };

  return { matches, ask, reset };
}
