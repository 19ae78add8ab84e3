import { describeCalls } from '../call.ts';
import { ACCOUNT_FORM_MAX_BYTES, fileFormSchema } from '../form.ts';
import { LIMITS } from '../limits.ts';
import { toFileSize } from '../text/file-size.ts';
import { importAccountResponseSchema } from './applying-schemas.ts';
import { ACCOUNT_FILE_ROUTES } from './routes.ts';

export const ACCOUNT_FILE_TOO_LARGE = `The file is larger than the ${toFileSize(LIMITS.accountFileMaxBytes)} that a file of an account may have.`;

/** Everything of an account as a file, and an empty account filled from one. */
export const accountFileCalls = describeCalls('Account', ACCOUNT_FILE_ROUTES, {
  exportAccount: {
    summary: 'Everything held about the person, as one ZIP',
    access: 'person',
    // It would be read to its end for the headers alone.
    noHead: true,
    answer: { description: 'The ZIP', type: 'application/zip' },
    errors: [403],
  },
  importAccount: {
    summary: 'Fills an account that holds nothing yet from a ZIP that the export made, all of it or nothing',
    access: 'person',
    body: fileFormSchema,
    isForm: true,
    bodyLimit: ACCOUNT_FORM_MAX_BYTES,
    tooLargeText: ACCOUNT_FILE_TOO_LARGE,
    answer: importAccountResponseSchema,
    errors: [403, 409, 422, 503],
  },
});
