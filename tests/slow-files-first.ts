import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. Vitest knows what took long only where it ran before, and otherwise
 * goes by the size of the files: a long one that starts last would run alone while the other cores wait.
 */
const SLOW = [
  'apps/server/src/nodes.test.ts',
  'packages/resume-parser/src/hostile.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/event-loop.test.ts',
  'apps/server/src/start.test.ts',
  'packages/database/src/broken-off.test.ts',
  'packages/database/src/open-embedded.test.ts',
  'apps/server/src/mail-killed.test.ts',
  'packages/search/src/bitmap/create-bitmap-search.test.ts',
  'apps/server/src/user.test.ts',
  'packages/database/src/tasks/worker.test.ts',
  'apps/crawler/src/crawl/recovery.test.ts',
  'apps/api/src/features/saved-searches/matching/matching.test.ts',
  'packages/search/src/bitmap/parity.test.ts',
  'apps/api/src/features/billing/billing.test.ts',
  'apps/api/src/features/auth/magic-link/magic-link.test.ts',
  'apps/server/src/store/open-store.test.ts',
  'apps/api/src/http/access.test.ts',
  'tests/e2e/extension/filling.test.ts',
  'tests/e2e/turbo-apply.test.ts',
  'tests/e2e/application-history.test.ts',
  'tests/e2e/operations.test.ts',
  'tests/e2e/job-profiles.test.ts',
  'tests/e2e/search-facets.test.ts',
  'tests/e2e/search-states.test.ts',
  'tests/e2e/accessibility.test.ts',
];

/** Vitest's own order, with the files known as slow in front of the others of their kind. */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const rank = ({ moduleId }: TestSpecification) => {
      const place = SLOW.indexOf(relative(this.ctx.config.root, moduleId));
      return place < 0 ? SLOW.length : place;
    };
    return sorted.sort((a, b) => group(a) - group(b) || rank(a) - rank(b));
  }
}
