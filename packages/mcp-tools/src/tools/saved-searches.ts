import { z } from 'zod';
import { toLine } from '../plain.ts';
import { defineTool, READS } from '../tool.ts';

export const listSavedSearches = defineTool({
  name: 'list_saved_searches',
  title: 'List saved searches',
  description: 'The searches that the person keeps, with how many jobs came for each since they last looked.',
  input: z.strictObject({
    limit: z.number().int().min(1).max(50).default(20),
    offset: z.number().int().min(0).max(1_000).default(0),
  }),
  output: z.object({
    total: z.number(),
    next_offset: z.number().nullable(),
    saved_searches: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        words: z.string().nullable(),
        query: z.record(z.string(), z.unknown()),
        frequency: z.string(),
        new_count: z.number(),
        problem: z.string().nullable(),
        url: z.string(),
      }),
    ),
  }),
  annotations: READS,
  async run({ call, siteUrl }, query) {
    const { data, total } = await call('listSavedSearches', { query });
    const end = query.offset + data.length;
    return {
      total,
      next_offset: end < total && data.length > 0 ? end : null,
      saved_searches: data.map(({ id, name, words, query: kept, frequency, new_count, problem, path }) => ({
        ...{ id, name: toLine(name) ?? '', words: toLine(words), query: kept },
        ...{ frequency, new_count, problem, url: siteUrl + path },
      })),
    };
  },
});
