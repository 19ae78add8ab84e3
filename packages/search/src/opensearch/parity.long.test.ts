import { describeCluster, describeDatabases } from '@firsthand/test-support';
import { afterEach, test } from 'vitest';
import { PARITY_TIMES } from '../testing/any-search.ts';
import { createClusterFollowing } from '../testing/follow-cluster.ts';
import { proveParity } from '../testing/prove-parity.ts';

const following = createClusterFollowing();
afterEach(following.close);

describeCluster('OpenSearch on three nodes', (openCluster) => {
  describeDatabases('an index that follows the store', (open, kind) => {
    test(
      'gives the totals and pages of the rule, whatever happens',
      { timeout: 240_000 * PARITY_TIMES },
      async () => {
        const urls = await openCluster();
        const { db } = await open();
        const prefix = following.makePrefix(urls);
        const follow = async () => (await following.follow(db, { urls, prefix })).search;
        await proveParity({ db, kind }, { follow }, 20 * PARITY_TIMES);
        await following.close();
      },
    );
  });
});
