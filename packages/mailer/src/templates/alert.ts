import { composeMail, type MailContent, type Part } from './compose.ts';

/** A job as an alert tells of it. */
export interface AlertedJob {
  title: string;
  url: string;
  /** Company, places, pay and the like, a line each. */
  facts: readonly string[];
  /** Who saw it last where, and when. */
  stamp: string;
}

/** What came for one saved search. */
export interface AlertedSearch {
  name: string;
  /** All that is new in it, on the site. */
  url: string;
  /** Those that are told of, the newest first. */
  jobs: readonly AlertedJob[];
  /** How many more are new. */
  more: number;
  /** How many are told of further up, under another search. */
  above: number;
}

export interface AlertMailOptions {
  productName: string;
  searches: readonly AlertedSearch[];
  /** The page that changes or ends these alerts without signing in. */
  manageUrl: string;
}

/** The mail that tells of the jobs that came for somebody's saved searches. */
export function toAlertMail({ productName, searches, manageUrl }: AlertMailOptions): MailContent {
  const count = searches.reduce((sum, { jobs, more }) => sum + jobs.length + more, 0);
  const jobs = `${count} new ${count === 1 ? 'job' : 'jobs'}`;
  const [first] = searches;
  const subject =
    searches.length === 1 && first ? `${jobs}: ${first.name}` : `${jobs} in ${searches.length} searches`;
  return composeMail({
    productName,
    subject,
    preview: searches.map(({ name }) => name).join(', '),
    heading: searches.length === 1 ? jobs : `${jobs} in your saved searches`,
    parts: [
      ...searches.flatMap(toParts),
      { kind: 'section', title: 'About this mail' },
      {
        kind: 'text',
        text: 'You get this mail because these searches are saved with alerts. Each job is told of once for a search.',
      },
      { kind: 'reference', label: 'Change how often, or stop these mails', url: manageUrl },
    ],
  });
}

function toParts({ name, url, jobs, more, above }: AlertedSearch): Part[] {
  const rest = [
    ...(more > 0 ? [`${more} more ${more === 1 ? 'is' : 'are'} new.`] : []),
    ...(above > 0 ? [`${above} ${above === 1 ? 'job stands' : 'jobs stand'} further up.`] : []),
  ];
  return [
    { kind: 'section', title: name },
    ...jobs.map((job): Part => ({ kind: 'entry', ...job })),
    ...(rest.length > 0 ? [{ kind: 'text' as const, text: rest.join(' ') }] : []),
    { kind: 'reference', label: 'See everything new in this search', url },
  ];
}
