import { JOB_ROUTES } from '@firsthand/contracts/light';
import { useEffect, useMemo } from 'react';
import {
  data,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { AppliedNote } from '../features/applied-jobs/applied-note.tsx';
import { BookmarkNotice } from '../features/bookmarks/bookmark-notice.tsx';
import { JobBookmark } from '../features/bookmarks/job-bookmark.tsx';
import { JobCardSkeleton } from '../features/jobs/job-card-skeleton.tsx';
import { JobCard } from '../features/jobs/job-card.tsx';
import { getPageSize, rememberPageSize } from '../features/search/results/page-size.ts';
import { findRecentSearch, forgetSearch } from '../features/search/recent-searches.ts';
import { parseSearchAddress, toSearchAddress, type SearchState } from '../features/search/search-address.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import {
  runSearch,
  runSearchForPage,
  type SearchOutcome,
} from '../features/search/results/search-outcome.ts';
import { SearchResults, type RenderJob } from '../features/search/results/search-results.tsx';
import { toSearchTitle } from '../features/search/search-title.ts';
import { useResultKeys } from '../features/search/results/use-result-keys.ts';
import { useSearchDraft } from '../features/search/use-search-draft.ts';
import { useSummaries } from '../features/search/results/use-summaries.ts';
import { createApiClient } from '../lib/api/create-api-client.ts';
import { jobApi } from '../lib/api/job-api.ts';
import { rememberLastSearch, toScrollKey } from '../lib/last-search.ts';
import { toPageMeta } from '../lib/page/page-meta.ts';
import { useVisitorCountry } from '../lib/visitor-country.ts';
import { siteContext } from './site-context.ts';
import styles from './search.module.css';

const readAddress = (url: URL) => parseSearchAddress(url.searchParams);

/** The first search of a visit: results and their summaries come with the page. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = createApiClient(context.get(siteContext).apiFetch, JOB_ROUTES);
  const outcome = await runSearchForPage(api, readAddress(url));
  return data<SearchOutcome>(outcome, { status: outcome.kind === 'failed' ? 503 : 200 });
}

/** Later searches ask the API themselves; going back finds the results of a moment ago. */
export async function clientLoader({ request, url }: ClientLoaderFunctionArgs): Promise<SearchOutcome> {
  const state = readAddress(url);
  const recent = findRecentSearch(toSearchAddress(state));
  if (recent) return recent;
  const outcome = await runSearch(jobApi, state, { signal: request.signal, pageSize: getPageSize() });
  if (outcome.kind === 'found') rememberPageSize(outcome.limit);
  return outcome;
}

export const meta: MetaFunction = ({ location, matches }) => {
  const state = parseSearchAddress(new URLSearchParams(location.search));
  const site = matches.find((match) => match.id === 'root')?.loaderData as { publicUrl: string } | undefined;
  return [
    ...toPageMeta({
      title: toSearchTitle(state),
      description:
        'Search job postings read from the employers’ own hiring systems, each with the time it was last seen there.',
      // Results are no page of their own to a search engine.
      canonicalUrl: site && state.q === '' ? `${site.publicUrl}/search` : undefined,
      type: 'website',
    }),
    ...(state.q === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

const renderJob: RenderJob = (job, summary) => (
  <JobCard
    job={job}
    summary={summary}
    action={<JobBookmark job={job} />}
    note={<AppliedNote requisitionId={job.id} />}
  />
);

export default function SearchRoute() {
  const outcome = useLoaderData<typeof clientLoader>();
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const state = useMemo(() => parseSearchAddress(new URLSearchParams(location.search)), [location.search]);
  const address = toSearchAddress(state);
  const draft = useSearchDraft(state, useVisitorCountry());
  const summaries = useSummaries(address, outcome.kind === 'found' ? outcome : null);
  useResultKeys();
  useEffect(() => {
    if (outcome.kind === 'found') rememberPageSize(outcome.limit);
  }, [outcome]);
  useEffect(() => rememberLastSearch({ address, key: toScrollKey(location) }), [address, location]);

  const isLoading = navigation.location?.pathname === '/search' || revalidator.state === 'loading';

  function search(fields: SearchState) {
    const next = toSearchAddress(fields);
    forgetSearch(next);
    void navigate(next, { replace: next === address });
  }

  return (
    <div className={styles.search}>
      <h1 className="sr-only">Find Jobs</h1>
      <SearchForm draft={draft} isLoading={isLoading} hasSearched={state.q !== ''} onSearch={search} />
      <div className={styles.results}>
        <SearchResults
          state={state}
          outcome={outcome}
          summaries={summaries}
          isLoading={isLoading}
          renderJob={renderJob}
          skeleton={<JobCardSkeleton />}
        />
      </div>
      <BookmarkNotice />
    </div>
  );
}
