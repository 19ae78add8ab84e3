import { describeCalls } from '../call.ts';
import { APPLICATION_ROUTES } from './routes.ts';
import {
  addApplicationRequestSchema,
  applicationDetailSchema,
  applicationResponseSchema,
  updateApplicationRequestSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** Recording an application, and what is kept of one. */
export const applicationCalls = describeCalls('Applications', APPLICATION_ROUTES, {
  addApplication: {
    summary: 'Records an application made elsewhere; 200 when there was one to that job',
    access: 'write-or-apply',
    body: addApplicationRequestSchema,
    answer: applicationResponseSchema,
    status: [200, 201],
  },
  getApplication: {
    summary: 'An application with its stages and what was sealed and sent',
    access: 'read',
    answer: applicationDetailSchema,
    errors: [422, 503],
  },
  updateApplication: {
    summary: 'Moves the stage, and changes notes or the day of the follow-up',
    access: 'write',
    body: updateApplicationRequestSchema,
    answer: applicationResponseSchema,
  },
  removeApplication: {
    summary: 'Deletes an application with everything that was kept of it',
    access: 'write',
    answer: messageResponseSchema,
  },
  markApplied: {
    summary: "Notes that the person sent it on the employer's page",
    access: 'write-or-apply',
    answer: applicationResponseSchema,
  },
});
