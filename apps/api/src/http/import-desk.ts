import { refuse } from '@firsthand/contracts';

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
      if (underWay.has(userId)) throw refuse('import-under-way');
      if (underWay.size >= AT_ONCE) throw refuse('imports-full');
      underWay.add(userId);
      try {
        return await work();
      } finally {
        underWay.delete(userId);
      }
    },
  };
}
