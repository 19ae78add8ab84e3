import { z } from 'zod';
import { LIMITS } from './limits.ts';

/** How the description of the API shows a file in a form. */
export const fileField = z.string().meta({ format: 'binary' });
export const fileFormSchema = z.object({ file: fileField });

/** All that a form has around a file. */
const FORM_BYTES = 256 * 1024;
/** A file of the largest size in its form. */
export const FORM_MAX_BYTES = LIMITS.uploadMaxBytes + FORM_BYTES;
export const EXPORT_FORM_MAX_BYTES = LIMITS.linkedinExportMaxBytes + FORM_BYTES;
export const ACCOUNT_FORM_MAX_BYTES = LIMITS.accountFileMaxBytes + FORM_BYTES;
