import { z } from 'zod';
import { APPLICATION_FILE_KINDS } from '../../turbo-apply/applying.ts';
import { describeCalls } from '../../call.ts';
import { idParameter } from '../../id-parameter.ts';
import { APPLICATION_DOWNLOAD_ROUTES } from './routes.ts';

/** What is kept of an application, as files to be saved. */
export const applicationDownloadCalls = describeCalls('Applications', APPLICATION_DOWNLOAD_ROUTES, {
  downloadApplication: {
    summary: 'Everything that is kept of an application, as one ZIP',
    access: 'read',
    answer: { description: 'The ZIP', type: 'application/zip' },
    errors: [422, 503],
  },
  downloadApplicationFile: {
    summary: {
      resume: 'The resume as it was sent, byte for byte',
      'cover-letter': 'The cover letter as it was sent, byte for byte',
    },
    access: 'read',
    params: z.object({ id: idParameter, kind: z.enum(APPLICATION_FILE_KINDS) }),
    answer: { description: 'The file', type: 'application/octet-stream' },
  },
  downloadFollowUp: {
    summary: 'The day of the follow-up, for calendars',
    access: 'read',
    answer: { description: 'A calendar', type: 'text/calendar' },
  },
});
