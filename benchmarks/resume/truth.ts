import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One right value, or several; null among them: it may be left out. */
export type Truth = string | null | (string | null)[];

export interface TrueExperience {
  job_title: Truth;
  company_name: Truth;
  start_date: Truth;
  end_date: Truth;
  is_current_job: boolean;
}

/** What a person reads in a resume, as `truth/NAME.json` has it. */
export interface TrueResume {
  skills: string[];
  experience: TrueExperience[];
  skills_optional?: string[];
  experience_optional?: TrueExperience[];
  /** Fields that are not scored. */
  _skip?: string[];
  [field: string]: unknown;
}

export interface Example {
  name: string;
  pdf: Uint8Array;
  truth: TrueResume;
}

/** Reads a folder of `pdf/NAME.pdf` and `truth/NAME.json`. */
export async function readExamples(folder: string): Promise<Example[]> {
  const names = (await readdir(join(folder, 'truth')))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      pdf: new Uint8Array(await readFile(join(folder, 'pdf', `${name}.pdf`))),
      truth: JSON.parse(await readFile(join(folder, 'truth', `${name}.json`), 'utf8')) as TrueResume,
    })),
  );
}
