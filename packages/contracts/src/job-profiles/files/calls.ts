import { z } from 'zod';
import { describeCalls } from '../../call.ts';
import { ERROR_TEXTS } from '../../errors.ts';
import { fileFormSchema, FORM_MAX_BYTES } from '../../form.ts';
import { idParameter } from '../../id-parameter.ts';
import { PROFILE_FILE_KINDS } from '../profile.ts';
import { jobProfileSchema } from '../schemas.ts';
import { PROFILE_FILE_ROUTES } from './routes.ts';

const params = z.object({ id: idParameter, kind: z.enum(PROFILE_FILE_KINDS) });

/** The files of job profiles. */
export const profileFileCalls = describeCalls('Job profiles', PROFILE_FILE_ROUTES, {
  uploadProfileFile: {
    summary: {
      resume: 'Keeps a PDF, DOC or DOCX as the resume, in the place of the one before',
      'cover-letter': 'Keeps a PDF, DOC or DOCX as the cover letter, in the place of the one before',
    },
    access: 'write',
    params,
    isForm: true,
    body: fileFormSchema,
    bodyLimit: FORM_MAX_BYTES,
    tooLargeText: ERROR_TEXTS.fileTooLarge,
    answer: jobProfileSchema,
  },
  downloadProfileFile: {
    summary: {
      resume: 'The resume as it was uploaded, to be saved',
      'cover-letter': 'The cover letter as it was uploaded, to be saved',
    },
    access: 'read',
    params,
    answer: { description: 'The file', type: 'application/octet-stream' },
  },
  removeProfileFile: {
    summary: { resume: 'Removes the resume', 'cover-letter': 'Removes the cover letter' },
    access: 'write',
    params,
    answer: jobProfileSchema,
  },
});
