import { composeMail, type MailContent, type Part, type TheirWords } from './compose.ts';

/** A role as an alert tells of it, once however many places it is open in. */
export interface AlertedJob {
  title: string;
  /** Of the posting that fits best. */
  url: string;
  /** How many postings of it are new. */
  openings: number;
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
  /** Those that are told of: about what the search asks for, the best first. */
  jobs: readonly AlertedJob[];
  /** How many more of these are new. */
  more: number;
  /** Those that only mention it; of many no titles are given. */
  mentions: { count: number; titles: readonly string[] };
  /** How many are told of further up, under another search. */
  above: number;
}

export interface AlertMailOptions {
  productName: string;
  searches: readonly AlertedSearch[];
  /** The page that changes or ends these alerts without signing in. */
  manageUrl: string;
}

/**
 * The mail that tells of the jobs that came for somebody's saved searches. It counts what is about them; what only mentions them
 * stands beneath, and is counted where there is nothing else.
 */
export function toAlertMail({ productName, searches, manageUrl }: AlertMailOptions): MailContent {
  const count = searches.reduce((sum, { jobs, more }) => sum + jobs.length + more, 0);
  const mentions = searches.reduce((sum, search) => sum + search.mentions.count, 0);
  const isRoles = searches.some(({ jobs }) => jobs.some(({ openings }) => openings > 1));
  const [first] = searches;
  const only = searches.length === 1 ? first : undefined;
  const many =
    count > 0
      ? toCount(count, isRoles ? 'new role' : 'new job')
      : `${toCount(mentions, 'new job')} ${mentions === 1 ? 'mentions' : 'mention'} ${only ? 'it' : 'one'}`;
  const joint = count > 0 ? 'in' : 'of';
  return composeMail({
    productName,
    subject: only ? `${many}: ${only.name}` : `${many} ${joint} ${searches.length} searches`,
    preview: searches.map(({ name }) => name).join(', '),
    heading: only ? many : `${many} ${joint} your saved searches`,
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

function toParts({ name, url, jobs, more, mentions, above }: AlertedSearch): Part[] {
  const rest = [
    ...(more > 0 ? [`${more} more ${more === 1 ? 'is' : 'are'} new.`] : []),
    ...(above > 0 ? [`${toCount(above, 'job')} ${above === 1 ? 'stands' : 'stand'} further up.`] : []),
  ];
  return [
    { kind: 'section', title: name },
    ...jobs.map(({ title, url: page, facts, stamp }): Part => ({
      kind: 'entry',
      title,
      url: page,
      facts,
      stamp,
    })),
    ...(rest.length > 0 ? [{ kind: 'text' as const, text: rest.join(' ') }] : []),
    ...(mentions.count > 0 ? [{ kind: 'text' as const, text: toMentions(mentions, jobs.length > 0) }] : []),
    { kind: 'reference', label: 'See everything new in this search', url },
  ];
}

/** "2 more mention it: Store Manager · Buyer", "21 more mention it." */
function toMentions(
  { count, titles }: AlertedSearch['mentions'],
  isBeside: boolean,
): (string | TheirWords)[] {
  const many = `${count}${isBeside ? ' more' : ''} ${count === 1 ? 'mentions' : 'mention'} it`;
  if (titles.length === 0) return [`${many}.`];
  return titles.flatMap((title, at) => [at === 0 ? `${many}: ` : ' · ', { theirs: title }]);
}

const toCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
