import { BitmapIndex } from '../bitmap/bitmap-index.ts';
import { loadRoaring } from '../bitmap/roaring.ts';
import { writeSnapshot } from '../bitmap/snapshot-file.ts';

// Writes snapshots of an index that grows, one after the other, until it is killed.
const [directory = ''] = process.argv.slice(2);
const index = new BitmapIndex(await loadRoaring());
for (let round = 1; ; round++) {
  const documents = Array.from({ length: 2_000 }, (_, at) => ({
    id: round * 10_000 + at,
    rankAt: at,
    figures: { postedAt: at, payTop: NaN, role: at, payMiddle: NaN, seenAt: at },
    lexemes: [`round${round}`, ...Array.from({ length: 50 }, (__, word) => `word${(at * word) % 500}`)],
  }));
  index.apply(documents, []);
  const origin = { identity: 'none', position: `${round}`, snapshotId: `${index.status().documents}` };
  await writeSnapshot(directory, { origin, segments: index.store() }, () => Promise.resolve());
  console.log(`written ${round}.`);
}
