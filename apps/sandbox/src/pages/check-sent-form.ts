import type { SentForm } from '../applying/read-form.ts';

const FIELDS_MAX = 2_000;
const TEXT_MAX = 512 * 1024;

/** Why a form that arrived is not kept, in words; null when it is. What is kept stays in memory, so it is bounded. */
export function findSentFault(form: SentForm | null): { status: number; message: string } | null {
  if (!form) return { status: 400, message: 'What arrived is no form.' };
  const { fields, files } = form;
  const texts = [
    ...fields.flatMap(({ name, value }) => [name, value]),
    ...files.flatMap(({ field, filename, type }) => [field, filename, type]),
  ];
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (fields.length + files.length > FIELDS_MAX || length > TEXT_MAX)
    return { status: 413, message: 'The form holds more text than this employer takes.' };
  if (fields.every(({ value }) => value.trim() === ''))
    return { status: 400, message: 'Nothing was filled in.' };
  return null;
}
