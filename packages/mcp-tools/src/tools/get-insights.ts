import { z } from 'zod';
import { toLine } from '../plain.ts';
import { searchFields, toWireQuery } from '../search-fields.ts';
import { defineTool, READS } from '../tool.ts';

const SHOWN = 10;

const counted = z.array(z.object({ name: z.string(), jobs: z.number() }));

const toCounted = (values: readonly { label: string; count: number }[]) =>
  values.slice(0, SHOWN).map(({ label, count }) => ({ name: toLine(label) ?? '', jobs: count }));

export const getInsights = defineTool({
  name: 'get_insights',
  title: 'Figures over a search',
  description:
    'Stated pay by currency, what opened and closed each week, work modes, companies, places and skills of what a ' +
    'search finds. Takes the parameters of search_jobs. Of fewer than 20 postings no quartiles are given.',
  input: z.strictObject({
    ...searchFields,
    counted: z
      .enum(['about', 'all'])
      .optional()
      .describe('about: jobs that are about q (default); all: those that only mention it as well'),
  }),
  output: z.object({
    total: z.number(),
    counted: z.string(),
    totals: z.object({ about: z.number(), all: z.number() }),
    pay: z.array(
      z.object({
        ...{ currency: z.string(), count: z.number() },
        ...{ p25: z.number().nullable(), p50: z.number().nullable(), p75: z.number().nullable() },
      }),
    ),
    weeks: z.array(z.object({ week: z.string(), opened: z.number(), closed: z.number(), open: z.number() })),
    work_modes: counted,
    top_companies: counted,
    top_places: counted,
    top_skills: counted,
    url: z.string(),
  }),
  annotations: READS,
  async run({ call, siteUrl }, given) {
    const query = toWireQuery(given);
    const answer = await call('getInsights', { query });
    const said = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
    return {
      ...{ total: answer.total, counted: answer.counted, totals: answer.totals },
      ...{ pay: answer.pay, weeks: answer.weeks },
      work_modes: toCounted(answer.work_modes),
      top_companies: toCounted(answer.top_companies),
      top_places: toCounted(answer.top_places),
      top_skills: toCounted(answer.top_skills),
      url: `${siteUrl}/insights?${new URLSearchParams(said).toString()}`,
    };
  },
});
