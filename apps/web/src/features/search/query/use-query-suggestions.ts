import { isOneCountry } from '@firsthand/contracts/light';
import { ApiFailure } from '@firsthand/api-client';
import type { SuggestResponse } from '@firsthand/contracts';
import { useEffect, useRef, useState } from 'react';
import { jobApi } from '../../../lib/api/job-api.ts';

export type QuerySuggestion = SuggestResponse['suggestions'][number];

const leastLetters = 2;
/** Shorter than a pause, longer than the time between two letters of somebody who types fast. */
const restMs = 120;

/** Asks for completions once the typing rests for a moment; a newer text ends an older question. */
export function useQuerySuggestions(country: string) {
  const [suggestions, setSuggestions] = useState<QuerySuggestion[]>([]);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(q: string, signal: AbortSignal): Promise<void> {
    try {
      const query = { q, ...(isOneCountry(country) && { country }) };
      const found = await jobApi.suggestQueries({ query, signal });
      if (!signal.aborted) setSuggestions(found.suggestions);
    } catch (error) {
      if (signal.aborted) return;
      // Completions are a help; the search works without them.
      if (!(error instanceof ApiFailure)) throw error;
      setSuggestions([]);
    }
  }

  /** Takes the text of the field after each change. */
  const ask = (typed: string) => {
    running.current?.abort();
    if (typed.trim().length < leastLetters) {
      setSuggestions([]);
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const timer = setTimeout(() => void run(typed, controller.signal), restMs);
    controller.signal.addEventListener('abort', () => clearTimeout(timer));
  };

  /** Forgets what was found and what is being asked. */
  const reset = () => {
    running.current?.abort();
    setSuggestions([]);
  };

  return { suggestions, ask, reset };
}
