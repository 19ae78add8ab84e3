import { z } from 'zod';
import { ATS_TABLE } from '../ats.ts';
import { describeCalls } from '../call.ts';
import { JOB_PAGE_ROUTES } from './routes.ts';
import { closedJobResponseSchema, jobDetailResponseSchema } from './schemas.ts';

const segment = z.string().min(1).max(300);
const ofOthers = z.object({ clientName: segment, urlSafeJobTitlePlusId: segment });
const ofWorkday = ofOthers.extend({ domain: segment, clientProject: segment });

/** One job. Workday's address has three parts for the board, the others one. */
export const jobCalls = describeCalls('Jobs', JOB_PAGE_ROUTES, {
  getJob: {
    summary: 'One job with its proof of life',
    access: 'anybody',
    at: ATS_TABLE.map(({ slug, source, label }) => {
      const isWorkday = slug === 'workday';
      const board = isWorkday ? ':domain/:clientName/:clientProject' : ':clientName';
      return {
        path: `${slug}/${board}/job/:urlSafeJobTitlePlusId`,
        summary: `One ${label} job with its proof of life`,
        params: isWorkday ? ofWorkday : ofOthers,
        says: { source },
      };
    }),
    answer: jobDetailResponseSchema,
    refusals: { 410: closedJobResponseSchema },
  },
});
