import { companyCalls } from '@firsthand/contracts';
import type { FastifyPluginCallback } from 'fastify';
import { answerCalls } from '../../http/answer-calls.ts';
import type { Companies } from './companies.service.ts';
import { toCompanyKey } from './company-key.ts';

/** Employers as their boards show them. */
export function answerCompanies(companies: Companies): FastifyPluginCallback {
  return answerCalls(companyCalls, {
    listCompanies: ({ query }) => companies.list(query),
    getCompany: ({ params }) => {
      const { atsType, slug } = toCompanyKey(params);
      return companies.get(atsType, slug);
    },
  });
}
