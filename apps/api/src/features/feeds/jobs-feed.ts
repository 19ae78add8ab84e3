import {
  escapeHtml,
  findAts,
  MINUTE_MS,
  toBoardName,
  toJobPath,
  toLanguageCode,
  toLocationText,
  toPayText,
  toShortText,
  WORK_MODE_LABELS,
  searchQuerySchema,
} from '@firsthand/contracts';
import type { z } from 'zod';
import type { ApiContext } from '../../api-context.ts';
import { toNavigation } from '../../models/jobs.view.ts';
import { toRolePlaces } from '../../models/role-places.ts';
import { loadListedJobs, type ListedJob } from '../../models/stored-job.ts';
import { ViewCache } from '../../models/view-cache.ts';
import { toCanonicalQuery } from '../../models/search/canonical-query.ts';
import { toSearchRequest } from '../../models/search/search-request.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { toFeedId } from './to-feed-id.ts';

/** So old may be what an entry says of when its posting was last verified. */
const STAMP_KEPT_MS = 5 * MINUTE_MS;
const MAX_CHARACTERS = 16_000_000;
/** A feed is read in lists: what is longer is on the job's page. */
const LONGEST = { title: 300, places: 300, summary: 1_000 } as const;
const PLACES_NAMED = 20;
const DEFAULT_ENTRIES = 50;

/**
 * The parameters of the search: a feed begins with the newest posting, and each role is an entry. It holds what is about the query
 * and nothing that only mentions it: newest first, the one could not stand before the other.
 */
export const feedQuerySchema = searchQuerySchema.omit({
  ...{ group: true, apart: true, facets: true, offset: true, hide: true },
});
type FeedQuery = z.infer<typeof feedQuerySchema>;

/** Finds what is in the feed of a search. */
export type FindJobsFeed = (query: FeedQuery) => Promise<Feed>;

/** An open posting as an entry of its own, and what it lends to that of its role. */
interface FeedOpening {
  stored: ListedJob;
  entry: FeedEntry;
}

export function createJobsFeed(context: ApiContext): FindJobsFeed {
  const { changes, now } = context;
  const openings = new ViewCache<FeedOpening>({
    ...{ changes, now, keptMs: STAMP_KEPT_MS, maxCharacters: MAX_CHARACTERS },
    sizeOf: ({ entry: { html, summary } }) => html.length + summary.length,
    load: async (ids) => {
      const jobs = await loadListedJobs(context.database.db, ids);
      const open = jobs.filter(({ job }) => job.status === 'open');
      return new Map(open.map((stored) => [stored.job.id, { stored, entry: toEntry([stored], context) }]));
    },
  });
  const findEntry = keepRoles(([first, ...others]) =>
    toEntry([first.stored, ...others.map(({ stored }) => stored)], context),
  );
  return async (query) => {
    const request = toSearchRequest({ ...query, limit: query.limit ?? DEFAULT_ENTRIES }, now());
    const { ids, grouped } = await context.search.search({
      ...{ ...request, sort: 'newest', group: true, aboutOnly: true },
    });
    const roles = grouped?.openings ?? ids.map((id) => [id]);
    const found = await openings.find(roles.flat());
    return {
      id: toFeedId('search', toCanonicalQuery(query)),
      title: toTitle(query),
      subtitle: toSubtitle(query),
      pageUrl: context.publicUrl + toSitePath(query),
      entries: roles.flatMap((role) => findEntry(role.flatMap((id) => found.get(id) ?? [])) ?? []),
    };
  };
}

/** An entry stays the same as long as all openings of its role do, so that a feed is not written anew for it. */
function keepRoles(
  make: (role: readonly [FeedOpening, ...FeedOpening[]]) => FeedEntry,
): (role: readonly FeedOpening[]) => FeedEntry | undefined {
  const kept = new WeakMap<FeedOpening, { role: readonly FeedOpening[]; entry: FeedEntry }>();
  return (role) => {
    const [first, ...others] = role;
    if (!first || others.length === 0) return first?.entry;
    const known = kept.get(first);
    if (known?.role.length === role.length && role.every((opening, at) => opening === known.role[at]))
      return known.entry;
    const entry = make([first, ...others]);
    kept.set(first, { role, entry });
    return entry;
  };
}

function toTitle({ q }: FeedQuery): string {
  return q === undefined ? 'Jobs on Firsthand' : `“${toShortText(q, LONGEST.title)}” – jobs on Firsthand`;
}

/** Of the feed alone, and of no page. */
const OF_FEEDS = ['limit', 'prefix', 'sort'];

function toSubtitle(query: FeedQuery): string {
  const named = Object.entries(query).flatMap(([name, value]) =>
    name === 'q' || OF_FEEDS.includes(name)
      ? []
      : [`${name.replaceAll('_', ' ')}: ${toShortText(String(value), LONGEST.title)}`],
  );
  const about = query.q === undefined ? [] : ['jobs about it, without those that only mention it'];
  return ['Newest first', ...about, ...named].join('; ');
}

/** The site's page of a search, which spells some of it otherwise. What only the API takes is left out. */
function toSitePath({ isRemote, near, radius_km: radius, source, ...query }: FeedQuery): string {
  const given: Record<string, string | number | undefined> = {
    ...query,
    ...(isRemote && { remote: ['true', 'yes', '1'].includes(isRemote.toLowerCase()) ? 'yes' : 'no' }),
    ...(near !== undefined && { location: near }),
    ...{ radius, source: source && (findAts(source)?.code ?? source) },
  };
  const set = Object.entries(given).flatMap(([name, value]): [string, string][] =>
    value === undefined || OF_FEEDS.includes(name) || name.startsWith('hide_') ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(set).toString();
  return search === '' ? '/search' : `/search?${search}`;
}

/**
 * A role, its newest fitting opening first. It has the id and the time of the opening that we saw first: a further place makes it
 * a changed entry and not a new one, and only when the first of them closes a reader sees it as new once more.
 */
function toEntry(role: readonly [ListedJob, ...ListedJob[]], context: ApiContext): FeedEntry {
  const [stored] = role;
  const { job } = stored;
  const { work_mode: mode, company } = job;
  const places =
    role.length === 1
      ? toLocationText(stored.places)
      : toRolePlaces(
          role.flatMap((opening) => opening.places),
          PLACES_NAMED,
        );
  const facts = [
    company,
    places && toShortText(places, LONGEST.places),
    mode && WORK_MODE_LABELS[mode],
    toPayText({
      ...{ min: job.pay_min, max: job.pay_max },
      ...{ currency: job.pay_currency, period: job.pay_period },
    }),
  ].filter((fact) => fact !== null);
  const summary = job.summary === null ? null : toShortText(job.summary, LONGEST.summary);
  const first = role.reduce((earliest, opening) => (isBefore(opening, earliest) ? opening : earliest));
  const times = role.map((opening) => opening.job.changed_at ?? opening.job.first_seen_at);
  return {
    id: toJobEntryId(first),
    title: toShortText(job.title, LONGEST.title),
    url: context.publicUrl + toJobPath(toNavigation(stored)),
    author: company ?? 'Unknown Company',
    summary: summary ?? facts.join(' · '),
    html: toParagraph(facts.join(' · ')) + (summary === null ? '' : toParagraph(summary)),
    stampHtml: toParagraph(toStamp(stored)),
    publishedAt: first.job.first_seen_at,
    updatedAt: new Date(Math.max(...[first.job.first_seen_at, ...times].map((time) => time.getTime()))),
    language: toLanguageCode(job.language ?? ''),
  };
}

function isBefore({ job: one }: ListedJob, { job: other }: ListedJob): boolean {
  const sooner = one.first_seen_at.getTime() - other.first_seen_at.getTime();
  return sooner < 0 || (sooner === 0 && one.id < other.id);
}

/** The posting's own name in its system, so that it stays the same whatever becomes of our numbers and addresses. */
export function toJobEntryId({ job, board }: Pick<ListedJob, 'board'> & { job: JobName }): string {
  return toFeedId('posting', job.source, board, job.external_id);
}

type JobName = Pick<ListedJob['job'], 'source' | 'external_id'>;

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function toStamp({ job, lastVerifiedAt }: ListedJob): string {
  return `Verified ${TIME.format(lastVerifiedAt)} UTC on ${toBoardName(job.company, job.source)}`;
}

/** Each runs in the direction of its own first letters. */
export function toParagraph(text: string): string {
  return text === '' ? '' : `<p dir="auto">${escapeHtml(text)}</p>`;
}
