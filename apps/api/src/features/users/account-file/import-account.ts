import type { AccountFileList, ImportAccountResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import { isPremium } from '../../auth/is-premium.ts';
import type { Viewer } from '../../auth/viewer.ts';
import { storeWithinQuota } from '../storage-quota.ts';
import { checkFile, PARENT_STAYED_OUT, type CheckedFile } from './check-file.ts';
import { requireEmpty } from './holds-nothing.ts';
import { createReport, type ImportReport } from './import-report.ts';
import { getRule, IMPORTED_LISTS } from './import-rules.ts';
import { findJobNumbers } from './job-numbers.ts';
import { readRow, type Storing } from './list-rule.ts';
import { openAccountFile } from './open-account-file.ts';

/**
 * Fills an account that holds nothing yet from a file on the disk, all of it or nothing: every row is looked at first, then
 * one transaction stores them. 400 and 413 in words for what is wrong with the file, 409 when the account holds
 * something, 413 when there is no room. Ends with the signal's reason when it is aborted.
 */
export async function importAccount(
  { database: { db }, now: readClock }: ApiContext,
  { user }: Viewer,
  path: string,
  signal: AbortSignal,
): Promise<ImportAccountResponse> {
  const file = await openAccountFile(path);
  try {
    const now = readClock();
    const premium = isPremium(user, now);
    const checked = await checkFile({ file, premium, now, signal });
    const jobs = await findJobNumbers(db, checked.identities);
    const report = createReport(file.contents);
    await storeWithinQuota(db, user.id, async (tx) => {
      await requireEmpty(tx, user.id);
      const storing: Storing = {
        ...{ file, now, tx, premium, jobs, userId: user.id, unclean: checked.unclean, note: report.note },
        ...{ profiles: new Map(), experience: new Map(), applications: new Map(), drafts: new Map() },
      };
      for (const list of IMPORTED_LISTS) await storeList(list, { storing, checked, report, signal });
    });
    return report.finish();
  } finally {
    file.close();
  }
}

interface Given {
  storing: Storing;
  checked: CheckedFile;
  report: ImportReport;
  signal: AbortSignal;
}

async function storeList(list: AccountFileList, { storing, checked, report, signal }: Given): Promise<void> {
  const rule = getRule(list);
  const parents = {
    'job-profiles': storing.profiles,
    applications: storing.applications,
    'application-drafts': storing.drafts,
  };
  let line = 0;
  for await (const bytes of storing.file.readLines(list)) {
    signal.throwIfAborted();
    line += 1;
    const row = readRow(list, line, bytes);
    const isOrphan = rule.parent && !parents[rule.parent.list].has(rule.parent.id(row));
    const why =
      checked.leftOut.get(list)?.get(line) ?? (isOrphan ? PARENT_STAYED_OUT : await rule.store(row, storing));
    if (why === null) report.take(list);
    else report.leaveOut(list, why);
  }
}
