import { createTestDatabase, describeCluster } from '@firsthand/test-support';
import { afterEach, test } from 'vitest';
import { createClusterFollowing } from '../testing/follow-cluster.ts';
import { proveParity } from '../testing/prove-parity.ts';

const following = createClusterFollowing();
afterEach(following.close);

/** Enough for one restart; `parity.long.test.ts` goes on for longer. */
const STEPS = 12;

describeCluster('OpenSearch on three nodes', (openCluster) => {
  test('gives the totals and pages of the rule and of SQL', { timeout: 240_000 }, async () => {
    const urls = await openCluster();
    const { db, kind, drop } = await createTestDatabase();
    const prefix = following.makePrefix(urls);
    const follow = async () => (await following.follow(db, { urls, prefix })).search;
    await proveParity({ db, kind }, { follow }, STEPS);
    await following.close();
    await drop();
  });
});
