import { Worker } from 'node:worker_threads';
import { describeDatabases } from '@firsthand/test-support';
import { afterEach, expect, test, vi } from 'vitest';
import type { BitmapSearch } from './create-bitmap-search.ts';
import { PARITY_TIMES } from '../testing/any-search.ts';
import { createFollowing } from '../testing/follow.ts';
import { proveParity } from '../testing/prove-parity.ts';

const following = createFollowing();
afterEach(following.close);
afterEach(() => void vi.restoreAllMocks());

describeDatabases('bitmaps and SQL', (open, kind) => {
  test(
    'give the totals and pages of the rule, whatever happens',
    { timeout: 60_000 * PARITY_TIMES },
    async () => {
      const { db } = await open();
      const directory = await following.makeDirectory();
      const posted = vi.spyOn(Worker.prototype, 'postMessage');
      let search: BitmapSearch | undefined;
      const follow = async () => (search = following.follow(db, directory).search);
      const kill = async () => {
        await (posted.mock.contexts.at(-1) as Worker | undefined)?.terminate();
      };
      await proveParity({ db, kind }, { follow, kill }, 20 * PARITY_TIMES);
      expect(search?.restarts).toBeGreaterThan(0);
    },
  );
});
