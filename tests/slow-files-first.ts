import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, the longest first. Vitest knows what took long only where it ran before, and otherwise
 * goes by the size of the files: a long one that starts last would run alone while the other cores wait.
 */
const SLOW = [
  'apps/server/src/main.test.ts',
  'tests/e2e/sign-in-and-save.test.ts',
  'tests/e2e/job-page.test.ts',
  'packages/resume-parser/src/word-refusals.test.ts',
  'packages/resume-parser/src/word-documents.test.ts',
  'packages/resume-parser/src/refusals.test.ts',
  'apps/api/src/features/billing/billing.test.ts',
  'packages/search/src/sql/sql-search.property.test.ts',
  'apps/api/src/features/auth/magic-link/magic-link.test.ts',
  'apps/api/src/http/access.test.ts',
  'packages/connectors/src/connectors.test.ts',
  'apps/server/src/nodes.long.test.ts',
  'apps/server/src/main-faults.long.test.ts',
  'apps/server/src/start.long.test.ts',
  'packages/resume-parser/src/hostile.long.test.ts',
  'apps/server/src/user.long.test.ts',
  'packages/database/src/broken-off.long.test.ts',
  'apps/server/src/mail-killed.long.test.ts',
  'tests/e2e/extension/filling.long.test.ts',
  'tests/e2e/accessibility.long.test.ts',
  'tests/e2e/turbo-apply.long.test.ts',
  'tests/e2e/passkeys.long.test.ts',
  'tests/e2e/operations.long.test.ts',
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
