import { AppError } from '@firsthand/contracts';

/** Each takes up to 600 MB on the disk for an account, 20 MB of memory for LinkedIn's export. */
const AT_ONCE = 2;

export interface ImportDesk {
  /** Does it unless the person's other one is under way (429) or too many are (503). */
  run<Done>(userId: number, work: () => Promise<Done>): Promise<Done>;
}

/** Where large files are brought in, a few at a time in this process, however many people come. */
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

function ownUnderWay(): AppError {
  return new AppError('A file is being brought into this account already. Please wait until that is done.', {
    ...{ code: 'import-under-way', status: 429, retryAfterSeconds: 20 },
  });
}

function tooMany(): AppError {
  return new AppError('Others are bringing in their files right now. Please try again in a minute.', {
    ...{ code: 'imports-full', status: 503, expected: true, retryAfterSeconds: 60 },
  });
}
