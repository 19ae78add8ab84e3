import { LIMITS, locationCalls } from '@firsthand/contracts';
import { suggestPlaces } from '@firsthand/search';
import type { FastifyPluginCallback } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { answerCalls } from '../../http/answer-calls.ts';

export function answerLocations(context: ApiContext): FastifyPluginCallback {
  return answerCalls(locationCalls, {
    searchLocations: async ({ query }) => {
      const q = query.q.trim();
      if (q.length < LIMITS.locationQueryMinLength) return { data: [] };
      const country = query.country?.trim().toUpperCase();
      return {
        data: await suggestPlaces(context.database.db, {
          q,
          limit: LIMITS.locationSuggestions,
          ...(country ? { country } : {}),
        }),
      };
    },
  });
}
