import { AppError } from '@firsthand/contracts';

/** 400 in words for a file that cannot be taken; nothing of it is. */
export function refuseFile(text: string, cause?: unknown): AppError {
  return new AppError(text, { code: 'account-file-invalid', status: 400, cause });
}

/** 413 in words. */
export function fileTooLarge(text: string): AppError {
  return new AppError(text, { code: 'account-file-too-large', status: 413 });
}

export interface RowPlace {
  list: string;
  /** From 1. */
  line: number;
}

/** What is wrong with one row: "skills.ndjson, line 3: The field “skill_name” is missing." */
export function refuseRow({ list, line }: RowPlace, text: string): AppError {
  return refuseFile(`${list}.ndjson, line ${line}: ${text} Nothing was brought in.`);
}
