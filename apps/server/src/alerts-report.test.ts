import { expect, test } from 'vitest';
import { formatAlertsReport } from './alerts-report.ts';

test('the report counts in words and names each mail that was not handed over', () => {
  const nothing = { sent: 0, searches: 0, jobs: 0, failures: [] };
  expect(formatAlertsReport(nothing)).toBe('No alert was due.');
  expect(formatAlertsReport({ ...nothing, sent: 1, searches: 2, jobs: 1 })).toBe(
    '1 mail sent; 2 searches, 1 job were due.',
  );
  expect(formatAlertsReport({ ...nothing, failures: [{ mailId: 7, reason: 'closed for now' }] })).toBe(
    '0 mails sent; 0 searches, 0 jobs were due.\nMail 7 was not handed over and stays due: closed for now',
  );
});
