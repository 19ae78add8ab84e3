import {
  fold,
  getAts,
  LIMITS,
  refuse,
  toCompanyAddress,
  type companiesQuerySchema,
  type companiesResponseSchema,
  type CompanyView,
} from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { memoizeEach, memoizeFor } from '../../http/memoize-for.ts';
import { countJobsOf, countMovesOf, countPlacesOf } from './company-figures.repository.ts';
import { findCompaniesIn, findCompany, listCompanies, type Company } from './companies.repository.ts';
import { toCompanyView, toListedCompany, type CompanyFigures } from './companies.view.ts';

const KEPT_MS = 30_000;
const MOST_COMPANIES = 1_000;
const MOST_COUNTRIES = 250;

export interface Companies {
  list(query: z.infer<typeof companiesQuerySchema>): Promise<z.infer<typeof companiesResponseSchema>>;
  /** 404 when there is none. */
  get(atsType: string, slug: string): Promise<CompanyView>;
}

/** Companies and their figures, which are kept for a moment. */
export function createCompanies(context: ApiContext): Companies {
  const { now } = context;
  const { db } = context.database;
  const listSorted = memoizeFor(KEPT_MS, now, async () => sortByName(await listCompanies(db)));
  const findIn = memoizeEach({
    ...{ milliseconds: KEPT_MS, now, most: MOST_COUNTRIES },
    load: (country: string) => findCompaniesIn(db, country),
  });
  const loadFigures = memoizeEach({
    ...{ milliseconds: KEPT_MS, now, most: MOST_COMPANIES },
    load: async (boardId: number): Promise<CompanyFigures> => {
      const at = now();
      const jobs = await countJobsOf(db, boardId);
      const places = await countPlacesOf(db, boardId);
      return { jobs, places, moves: await countMovesOf(db, boardId, at), at };
    },
  });
  return {
    list: async ({ q = '', country, limit = LIMITS.searchPageSize, offset = 0 }) => {
      const isThere = country === undefined ? null : await findIn(country.toUpperCase());
      const words = fold(q).split(' ');
      const found = (await listSorted()).filter(
        ({ company: { source, board }, folded }) =>
          words.every((word) => folded.includes(word)) && isThere?.has(`${source}:${board}`) !== false,
      );
      const page = found.slice(offset, offset + limit);
      return {
        data: page.map(({ company }) => toListedCompany(company)),
        total: found.length,
        limit,
        offset,
      };
    },
    get: async (atsType, slug) => {
      const company = await requireCompany(db, atsType, slug);
      const careersUrl = context.toBoardUrl(company.source, company.board);
      return toCompanyView(company, await loadFigures(company.id), careersUrl);
    },
  };
}

/** The company at `/companies/{atsType}/{slug}`; 404 when there is none. */
export async function requireCompany(db: Executor, atsType: string, slug: string): Promise<Company> {
  const company = await findCompany(db, atsType, slug);
  if (company) return company;
  throw refuse('company-unknown');
}

function sortByName(companies: readonly Company[]): { company: Company; folded: string }[] {
  return companies
    .map((company) => ({ company, folded: fold(company.name) }))
    .sort((a, b) => compare(a.folded, b.folded) || a.company.id - b.company.id);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The addresses of the pages of all companies. */
export async function listCompanyPaths(db: Executor): Promise<string[]> {
  const companies = await listCompanies(db);
  return companies.map(({ source, slug }) => toCompanyAddress({ ats_type: getAts(source).slug, slug }));
}
