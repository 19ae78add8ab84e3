import type { readExport } from '../../../../testing/read-export.ts';
import { IMPORTED_LISTS } from '../import-rules.ts';

type Export = Awaited<ReturnType<typeof readExport>>;
type Row = Record<string, unknown>;

/** Of the account itself, or made anew with it. docs/account-file.md names them. */
const NEW_BY_NATURE: Record<string, string[]> = {
  account: ['id', 'email', 'email_validated', 'name', 'roles', 'created_at', 'last_signed_in_at'],
  'saved-searches': ['id', 'next_due_at', 'confirmed_at'],
  'job-profiles': ['id'],
  experience: ['id'],
  applications: ['id'],
};

/**
 * What two exports of the same things have in common: every list that comes in, and every document. Numbers that refer to
 * another row become that row's place in its list.
 */
export function toComparable({ lists, files }: Export) {
  const placesOf = (list: string) => new Map(lists[list]?.map(({ id }, place) => [id, place]));
  const places = {
    job_profile_id: placesOf('job-profiles'),
    application_id: placesOf('applications'),
    experience_id: placesOf('experience'),
  };
  const toPlaces = (text: string) =>
    text.replace(/"(job_profile_id|application_id|experience_id)":(\d+)/g, (_, name: string, id: string) => {
      const place = places[name as keyof typeof places].get(Number(id));
      return `"${name}":"${place}"`;
    });
  const documents = Object.entries(files).filter(([name]) => /^(application-)?files\//.test(name));
  return {
    lists: Object.fromEntries(
      IMPORTED_LISTS.map((list) => [
        list,
        lists[list]?.map(
          (row) => JSON.parse(toPlaces(JSON.stringify(leaveOut(row, NEW_BY_NATURE[list])))) as Row,
        ),
      ]),
    ),
    documents: documents.map(([name, content]) => {
      const [folder, id, ...rest] = name.split('/');
      const places_ = folder === 'files' ? places.job_profile_id : places.application_id;
      return [[folder, places_.get(Number(id)), ...rest].join('/'), content.toString('hex')];
    }),
  };
}

function leaveOut(row: Row, names: readonly string[] = []): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
