import type { Insights, InsightsQuery } from '../schemas/insights-schemas.ts';
import type { QuestionsResponse } from '../schemas/question-schemas.ts';
import type * as wire from '../schemas/schemas.ts';
import type {
  JobDetailResponse,
  SearchResponse,
  StatisticsResponse,
  UsersConfigResponse,
} from '../schemas/schemas.ts';
import type { Of, RoutesOf } from './call.ts';

/** Jobs and what helps to search them: for everybody. */
export interface JobCalls {
  searchJobs: { query: wire.SearchQuery; answer: SearchResponse };
  /** As `searchJobs`, for a list: without the texts of the jobs, with their summaries. */
  searchJobCards: { query: wire.SearchQuery; answer: wire.JobCardsResponse };
  /** Occupations, and titles and companies of open jobs, that begin as was typed. */
  suggestQueries: { query: Of<typeof wire.suggestQuerySchema>; answer: wire.SuggestResponse };
  /** Occupations that begin as was typed, or those with the most jobs. */
  listOccupations: { query: Of<typeof wire.occupationsQuerySchema>; answer: wire.OccupationsResponse };
  /** Figures of all that a search finds. */
  getInsights: { query: InsightsQuery; answer: Insights };
  getStatistics: { answer: StatisticsResponse };
  searchLocations: {
    query: Of<typeof wire.locationQuerySchema>;
    answer: Of<typeof wire.locationResponseSchema>;
  };
  /** What the server knows about the visitor: the country of the address. */
  getUsersConfig: { answer: UsersConfigResponse };
  getSummaries: { body: Of<typeof wire.summariesRequestSchema>; answer: wire.SummariesResponse };
  /** `*` is what follows `/ats/` in the address of the job's page. */
  getJob: { answer: JobDetailResponse };
  /** What the employer's form asks, where it can be read beforehand; `atsType` and `id` are the job's. */
  getQuestions: { answer: QuestionsResponse };
}

export const JOB_ROUTES = {
  searchJobs: 'GET /v1/api/requisitions/search',
  searchJobCards: 'GET /v1/api/requisitions/cards',
  suggestQueries: 'GET /v1/api/search/suggest',
  listOccupations: 'GET /v1/api/occupations',
  getInsights: 'GET /v1/api/insights',
  getStatistics: 'GET /v1/api/requisitions/statistics',
  searchLocations: 'GET /v1/api/location/search',
  getUsersConfig: 'GET /v1/api/users/config',
  getSummaries: 'POST /v1/api/summaries/jobs',
  getJob: 'GET /v1/api/ats/*',
  getQuestions: 'GET /v1/api/jobs/:atsType/:id/questions',
} as const satisfies RoutesOf<JobCalls>;
