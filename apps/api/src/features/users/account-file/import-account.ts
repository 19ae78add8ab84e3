import type { AccountFileList, ImportAccountResponse } from '@firsthand/contracts';
import type { ApiContext } from '../../../api-context.ts';
import { isPremium } from '../../../people/is-premium.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { storeWithinQuota } from '../../../people/storage-quota.ts';
import { PARENT_STAYED_OUT } from './check-file.ts';
import { openCheckedFile } from './checked-file.ts';
import type { FileLooker } from './file-looker.ts';
import { requireEmpty } from './holds-nothing.ts';
import { createReport, type ImportReport } from './import-report.ts';
import { getRule, IMPORTED_LISTS } from './import-rules.ts';
import { findJobNumbers } from './job-numbers.ts';
import type { FileOnDisk } from './keep-on-disk.ts';
import type { Storing } from './list-rule.ts';

/**
 * Fills an account that holds nothing yet from a file on the disk, all of it or nothing: every row is looked at first, in a
 * process apart, then one transaction stores what that left. 400, 413 and 422 in words for what is wrong with the file, 409
 * when the account holds something, 413 when there is no room. Ends with the signal's reason when it is aborted.
 */
export async function importAccount(
  { database: { db }, now: readClock }: ApiContext,
  { user }: Viewer,
  given: FileOnDisk & { looker: FileLooker; signal: AbortSignal },
): Promise<ImportAccountResponse> {
  const { folder, looker, path, signal } = given;
  const now = readClock();
  const premium = isPremium(user, now);
  const looked = await looker.work({ path, folder, premium, now }, { person: user.id, signal });
  const file = openCheckedFile(folder);
  const jobs = await findJobNumbers(db, file.readJobs());
  const report = createReport(looked);
  for (const { list, why, count } of looked.leftOut) report.leaveOut(list, why, count);
  await storeWithinQuota(db, user.id, async (tx) => {
    await requireEmpty(tx, user.id);
    const storing: Storing = {
      ...{ file, now, tx, premium, jobs, userId: user.id, note: report.note },
      ...{
        profiles: new Map(),
        experience: new Map(),
        entries: new Map(),
        applications: new Map(),
        drafts: new Map(),
      },
    };
    for (const list of IMPORTED_LISTS) await storeList(list, { storing, report, signal });
  });
  return report.finish();
}

interface Given {
  storing: Storing;
  report: ImportReport;
  signal: AbortSignal;
}

async function storeList(list: AccountFileList, { storing, report, signal }: Given): Promise<void> {
  const rule = getRule(list);
  const parents = {
    'job-profiles': storing.profiles,
    applications: storing.applications,
    'application-drafts': storing.drafts,
  };
  for await (const row of storing.file.readRows(list)) {
    signal.throwIfAborted();
    const isOrphan = rule.parent && !parents[rule.parent.list].has(rule.parent.id(row));
    const why = isOrphan ? PARENT_STAYED_OUT : await rule.store(row, storing);
    if (why === null) report.take(list);
    else report.leaveOut(list, why);
  }
}
