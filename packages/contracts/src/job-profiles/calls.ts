import { describeCalls } from '../call.ts';
import { PROFILE_ROUTES } from './routes.ts';
import {
  createJobProfileRequestSchema,
  jobProfileSchema,
  jobProfilesResponseSchema,
  updateJobProfileRequestSchema,
} from './schemas.ts';
import { messageResponseSchema } from '../schema-parts.ts';

/** Job profiles, each with all that is in it. */
export const profileCalls = describeCalls('Job profiles', PROFILE_ROUTES, {
  listJobProfiles: {
    summary: 'The job profiles, oldest first',
    access: 'read',
    answer: jobProfilesResponseSchema,
  },
  createJobProfile: {
    summary: 'Creates a job profile; 403 when the person may not have another',
    access: 'write',
    body: createJobProfileRequestSchema,
    answer: jobProfileSchema,
    status: 201,
    errors: [403],
  },
  getJobProfile: {
    summary: 'One job profile',
    access: 'read',
    answer: jobProfileSchema,
  },
  saveJobProfile: {
    summary: 'Saves what is sent over what is stored; 409 when it was saved since the version that is named',
    access: 'write',
    body: updateJobProfileRequestSchema,
    // A whole profile may be sent back, with the pictures in its ten descriptions.
    bodyLimit: 8 * 1024 * 1024,
    answer: jobProfileSchema,
    errors: [409],
  },
  removeJobProfile: {
    summary: 'Deletes a job profile with everything in it',
    access: 'write',
    answer: messageResponseSchema,
  },
});
