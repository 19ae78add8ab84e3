import { toCompanyAddress, toCompanyPath, type CompanyView } from '@firsthand/contracts';
import { z } from 'zod';
import { ToolFailure, type CallApi } from '../call-api.ts';
import { toLine } from '../plain.ts';
import { defineTool, READS, type ToolRun } from '../tool.ts';

const MATCHES = 10;
const PLACES_SHOWN = 10;

const input = z.strictObject({
  company: z.string().max(300).optional().describe('The company_key of a job, source:board'),
  q: z.string().min(1).max(200).optional().describe('Words of its name'),
  country: z.string().max(2).optional().describe('With q: where it has open jobs'),
  ats_type: z.string().max(40).optional().describe('With slug, as a list of matches gives them'),
  slug: z.string().max(300).optional(),
});

export const getCompany = defineTool({
  name: 'get_company',
  title: 'Look at a company',
  description:
    'What is open at an employer, how often its jobs open and close, and how many state pay: figures of our own readings ' +
    'of its board. Name it by company, by ats_type and slug, or by words of its name in q; several that fit are listed.',
  input,
  output: z.object({
    company: z
      .object({
        name: z.string(),
        company_key: z.string(),
        open_jobs: z.number(),
        opened_30d: z.number(),
        closed_30d: z.number(),
        median_days_open: z.number().nullable(),
        pay_stated_share: z.number().nullable(),
        work_modes: z.record(z.string(), z.number()),
        places: z.array(z.object({ name: z.string(), jobs: z.number() })),
        last_verified_at: z.string().nullable(),
        careers_url: z.string().nullable(),
        url: z.string(),
      })
      .nullable(),
    total_matches: z.number(),
    matches: z.array(
      z.object({
        ...{ name: z.string(), ats_type: z.string(), slug: z.string() },
        ...{ company_key: z.string(), open_jobs: z.number() },
      }),
    ),
  }),
  annotations: READS,
  async run(context, given) {
    const path = await findPath(context.call, given);
    if (path !== null) return toAnswer(context, await readCompany(context.call, path));
    const { q, country } = given;
    if (q === undefined)
      throw new ToolFailure('Name the company: company, q, or ats_type and slug.', 400, null);
    const found = await context.call('listCompanies', { query: { q, country, limit: MATCHES } });
    const [only] = found.data;
    if (only && found.total === 1)
      return toAnswer(context, await readCompany(context.call, toCompanyAddress(only)));
    return {
      company: null,
      total_matches: found.total,
      matches: found.data.map(({ name, ats_type, slug, source, board, open_jobs }) => ({
        ...{ name: toLine(name) ?? '', ats_type, slug, company_key: `${source}:${board}`, open_jobs },
      })),
    };
  },
});

/** `/companies/…` of the one that is named for sure; null when only words of its name are known. */
async function findPath(call: CallApi, given: z.infer<typeof input>): Promise<string | null> {
  const { company, ats_type, slug } = given;
  if (ats_type !== undefined && slug !== undefined) return toCompanyAddress({ ats_type, slug });
  if (company === undefined) return null;
  const { data } = await call('searchJobCards', { query: { company, limit: 1 } });
  if (data[0]) return toCompanyPath(data[0].navigation);
  throw new ToolFailure('No open job has this company. Look for it by words of its name in q.', 404, null);
}

function readCompany(call: CallApi, path: string): Promise<CompanyView> {
  return call('getCompany', { params: { '*': path.replace(/^\/companies\//, '') } });
}

function toAnswer({ siteUrl }: ToolRun, view: CompanyView) {
  return {
    company: {
      ...{ name: toLine(view.name) ?? '', company_key: `${view.source}:${view.board}` },
      ...{ open_jobs: view.open_jobs, opened_30d: view.opened_30d, closed_30d: view.closed_30d },
      ...{ median_days_open: view.median_days_open, pay_stated_share: view.pay_stated_share },
      work_modes: view.work_modes,
      places: view.places
        .slice(0, PLACES_SHOWN)
        .map(({ label, count }) => ({ name: toLine(label) ?? '', jobs: count })),
      ...{ last_verified_at: view.last_verified_at, careers_url: view.careers_url },
      url: siteUrl + toCompanyAddress(view),
    },
    total_matches: 1,
    matches: [],
  };
}
