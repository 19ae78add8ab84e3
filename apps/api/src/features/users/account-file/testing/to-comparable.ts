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
  'profile-entries': ['id'],
  applications: ['id'],
  'application-drafts': ['id'],
};

/** What the rows and folders of documents are numbered by. */
const OWNERS = {
  files: 'job_profile_id',
  'application-files': 'application_id',
  'resume-versions': 'draft_id',
} as const;

/**
 * What two exports of the same things have in common: every list that comes in, and every document. Numbers that refer to
 * another row become that row's place in its list.
 */
export function toComparable({ lists, files }: Export) {
  const placesOf = (list: string) => new Map(lists[list]?.map(({ id }, place) => [id, place]));
  const places = {
    job_profile_id: placesOf('job-profiles'),
    application_id: placesOf('applications'),
    draft_id: placesOf('application-drafts'),
    experience_id: placesOf('experience'),
    entry_id: placesOf('profile-entries'),
  };
  const toPlaces = (text: string) =>
    text.replace(
      /"(job_profile_id|application_id|draft_id|experience_id|entry_id)":(\d+)/g,
      (_, name: string, id: string) => {
        const place = places[name as keyof typeof places].get(Number(id));
        return `"${name}":"${place}"`;
      },
    );
  const documents = Object.entries(files).filter(([name]) =>
    /^(files|application-files|resume-versions)\//.test(name),
  );
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
      return [
        [folder, places[OWNERS[folder as keyof typeof OWNERS]].get(Number(id)), ...rest].join('/'),
        content.toString('hex'),
      ];
    }),
  };
}

function leaveOut(row: Row, names: readonly string[] = []): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}
