import {
  escapeHtml,
  toBoardName,
  toJobPath,
  toLanguageCode,
  toShortText,
  type HistoryEntry,
} from '@firsthand/contracts';
import type { ApiContext } from '../../api-context.ts';
import { requireCompany } from '../companies/companies.service.ts';
import { toHistory, toNavigation } from '../../models/jobs.view.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { loadBoardHistory } from './feeds.repository.ts';
import { toJobEntryId } from './jobs-feed.ts';
import { toFeedId } from './to-feed-id.ts';

const ENTRIES = 100;
/** Of a title, and of what a field said before and after; the job's page has it in full. */
const LONGEST = 300;

const KIND_WORDS: Record<HistoryEntry['kind'], string> = {
  first_seen: 'Opened',
  changed: 'Changed',
  closed: 'Closed',
  reopened: 'Reopened',
};

type Company = Awaited<ReturnType<typeof requireCompany>>;
type Change = Awaited<ReturnType<typeof loadBoardHistory>>[number];

/** What became of a company's postings, newest first. 404 when there is no such company. */
export async function findCompanyFeed(
  context: ApiContext,
  { atsType, slug }: { atsType: string; slug: string },
): Promise<Feed> {
  const { db } = context.database;
  const company = await requireCompany(db, atsType, slug);
  const changes = await loadBoardHistory(db, company.id, ENTRIES);
  const path = ['companies', atsType, ...slug.split('/')].map(encodeURIComponent).join('/');
  return {
    id: toFeedId('company', company.source, company.board),
    title: `Jobs at ${toShortText(company.name, LONGEST)} – Firsthand`,
    subtitle: `What opened, changed, closed and opened again on ${toBoardName(company.name, company.source)}`,
    pageUrl: `${context.publicUrl}/${path}`,
    entries: changes.map((change) => toEntry(change, company, context)),
  };
}

function toEntry(change: Change, company: Company, { publicUrl }: ApiContext): FeedEntry {
  const { at, kind } = change;
  const stored = { job: change, board: company.board, companySlug: company.slug };
  const [entry] = toHistory([change]);
  const fields = entry?.fields ?? [];
  const summary =
    kind === 'changed' ? `Changed: ${fields.map(({ field }) => field).join(', ')}` : KIND_WORDS[kind];
  return {
    id: toFeedId(toJobEntryId(stored), kind, at.toISOString()),
    title: `${KIND_WORDS[kind]}: ${toShortText(change.title, LONGEST)}`,
    url: publicUrl + toJobPath(toNavigation(stored)),
    author: company.name,
    summary,
    html:
      fields.length === 0 ? `<p>${escapeHtml(summary)}</p>` : `<dl>${fields.map(toFieldHtml).join('')}</dl>`,
    stampHtml: '',
    publishedAt: at,
    updatedAt: at,
    language: toLanguageCode(change.language ?? ''),
  };
}

function toFieldHtml({ field, before, after }: HistoryEntry['fields'][number]): string {
  const isUnheld = before === null && after === null;
  const values = isUnheld
    ? '<dd>was edited</dd>'
    : `<dd>before: ${toValueHtml(before)}</dd><dd>after: ${toValueHtml(after)}</dd>`;
  return `<dt>${escapeHtml(field)}</dt>${values}`;
}

/** Each runs in the direction of its own first letters. */
function toValueHtml(value: string | null): string {
  return value === null ? 'not stated' : `<bdi>${escapeHtml(toShortText(value, LONGEST))}</bdi>`;
}
