import { z } from 'zod';
import { jobFields, toJobFields } from '../job-fields.ts';
import { toLine } from '../plain.ts';
import { searchFields, toWireQuery } from '../search-fields.ts';
import { defineTool, READS } from '../tool.ts';

const LIMIT_MAX = 25;
const FACET_VALUES = 8;

export const searchJobs = defineTool({
  name: 'search_jobs',
  title: 'Search jobs',
  description:
    'Searches open jobs, each seen on its employer’s own board at a time that is given. Gives summaries and the total; ' +
    'get_job reads one. A person’s own hidden jobs are left out when there is an access token.',
  input: z.strictObject({
    ...searchFields,
    sort: z.enum(['relevance', 'newest', 'pay']).optional(),
    facets: z.boolean().optional().describe('Also counts what the results could be narrowed by'),
    limit: z.number().int().min(1).max(LIMIT_MAX).default(10),
    offset: z.number().int().min(0).default(0),
  }),
  output: z.object({
    total: z.number(),
    offset: z.number(),
    next_offset: z.number().nullable(),
    corrected_query: z.string().optional(),
    understood: z
      .array(z.object({ words: z.string(), as: z.string(), parameter: z.string(), value: z.string() }))
      .describe('Which words of q were taken as which parameter'),
    fewer: z
      .array(z.object({ q: z.string(), total: z.number() }))
      .optional()
      .describe('When little was found: what finds more'),
    jobs: z.array(jobFields),
    facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number() }))).optional(),
  }),
  annotations: READS,
  async run({ call, siteUrl }, { facets, ...query }) {
    const answer = await call('searchJobCards', {
      query: { ...toWireQuery(query), ...(facets && { facets: 'true' }) },
    });
    const end = answer.offset + answer.data.length;
    return {
      total: answer.total,
      offset: answer.offset,
      next_offset: end < answer.total && answer.data.length > 0 ? end : null,
      ...(answer.corrected_query !== undefined && { corrected_query: answer.corrected_query }),
      understood: (answer.understood ?? []).flatMap(({ text, kind, parameter, value, label }) =>
        kind === 'occupation' || kind === 'filter'
          ? [{ words: text, as: label, parameter: parameter ?? 'occupation', value }]
          : [],
      ),
      ...(answer.fewer && { fewer: answer.fewer }),
      jobs: answer.data.map((job) => toJobFields(job, siteUrl)),
      ...(answer.facets && {
        facets: Object.fromEntries(
          Object.entries(answer.facets).map(([name, values]) => [
            name,
            values.slice(0, FACET_VALUES).map(({ value, count }) => ({ value: toLine(value) ?? '', count })),
          ]),
        ),
      }),
    };
  },
});
