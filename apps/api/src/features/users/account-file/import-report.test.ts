import type { AccountFileContents } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { createReport } from './import-report.ts';

const contentsOf = (rows: Record<string, number>) => ({ rows }) as unknown as AccountFileContents;

test('whoever brought everything in reads so, whatever stays with the other account', () => {
  const report = createReport(contentsOf({ applications: 2, bookmarks: 1, mails: 560 }));
  report.take('applications');
  report.take('applications');
  report.take('bookmarks');
  const { message, not_imported: leftOut } = report.finish();
  expect(message).toBe('Everything of yours came in: 2 applications, 1 saved job.');
  expect(leftOut).toMatchObject([{ list: 'mails', count: 560 }]);
});

test('an entry of theirs that stayed out is not passed over', () => {
  const report = createReport(contentsOf({ skills: 2, 'job-profiles': 1 }));
  report.take('job-profiles');
  report.leaveOut('skills', 'A job profile has at most 50 skills.');
  report.leaveOut('skills', 'A job profile has at most 50 skills.');
  expect(report.finish().message).toBe(
    'This came in: 1 job profile. 2 entries did not, and below stands why.',
  );
});
