import { AppError } from '@firsthand/contracts';

/** Each takes up to 1.6 GB on the disk for an account, 20 MB of memory for LinkedIn's export. */
const AT_ONCE = 2;

export interface ImportDesk {
  /** Does it unless the person's other one is under way (429) or too many are (503). */
  run<Done>(userId: number, work: () => Promise<Done>): Promise<Done>;
}

/**
 * Where large files arrive, a few at a time, however many people come: before a room takes a file it lies on the disk or in
 * the memory of this process.
 */
export function createImportDesk(): ImportDesk {
  const underWay = new Set<number>();
  return {
    async run(userId, work) {
      if (underWay.has(userId)) throw ownUnderWay();
      if (underWay.size >= AT_ONCE) throw tooMany();
      underWay.add(userId);
      try {
        return await work();
      } finally {
        underWay.delete(userId);
      }
    },
  };
}

/** 429. */
export const IMPORT_UNDER_WAY = {
  code: 'import-under-way',
  text: 'A file is being brought into this account already. Please wait until that is done.',
};

/** 503. */
export const IMPORT_BUSY = {
  code: 'imports-full',
  text: 'Others are bringing in their files right now. Please try again in a minute.',
};

function ownUnderWay(): AppError {
  const { code, text } = IMPORT_UNDER_WAY;
  return new AppError(text, { code, status: 429, retryAfterSeconds: 20 });
}

function tooMany(): AppError {
  const { code, text } = IMPORT_BUSY;
  return new AppError(text, { code, status: 503, expected: true, retryAfterSeconds: 60 });
}
