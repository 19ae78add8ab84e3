const TASKS = new Map([
  ['crawl-board', 'Crawling a board'],
  ['age-postings', 'Removing old postings'],
  ['summarise-jobs', 'Summarising postings'],
  ['send-mail', 'Sending a mail'],
  ['send-application', 'Sending an application'],
  ['plan-auto-apply', 'Planning Auto Apply'],
  ['prepare-applications', 'Preparing applications'],
  ['sync-subscription', 'Reading a subscription from the payment provider'],
  ['update-customer', 'Updating a customer at the payment provider'],
  ['remove-customer', 'Removing a customer at the payment provider'],
]);

/** What kind of work a task is, in plain words; null of a kind that has none. */
export function findTaskWords(kind: string): string | null {
  return TASKS.get(kind) ?? null;
}
