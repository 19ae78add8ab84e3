import {
  JOB_ROUTES,
  listUnknownValues,
  parseSearchAddress,
  toApiQuery,
  toSearchAddress,
  type SearchState,
  toCurrency,
} from '@firsthand/contracts/light';
import { createApiClient } from '@firsthand/api-client';
import { useEffect, useMemo, useState } from 'react';
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
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { AppliedNote } from '../features/applied-jobs/applied-note.tsx';
import { ApartNotice } from '../features/apart-roles/apart-notice.tsx';
import { ApartToggle } from '../features/apart-roles/apart-toggle.tsx';
import { BookmarkNotice } from '../features/bookmarks/bookmark-notice.tsx';
import { JobBookmark } from '../features/bookmarks/job-bookmark.tsx';
import { toJobRules } from '../features/hiding/card-rules.ts';
import { hides, type HiddenRule } from '../features/hiding/hidden-rules.ts';
import { AllHidden, HiddenSummary } from '../features/hiding/hidden-summary.tsx';
import { HideMenu } from '../features/hiding/hide-menu.tsx';
import { HideNotice } from '../features/hiding/hide-notice.tsx';
import { connectHiding, hideStore, renewSeen } from '../features/hiding/hiding.ts';
import { FitLine } from '../features/fit/fit-line.tsx';
import { JobCardSkeleton } from '../features/jobs/job-card-skeleton.tsx';
import { JobCard } from '../features/jobs/job-card.tsx';
import { focusResults, scrollToResults } from '../features/search/focus-results.ts';
import { getPageSize, rememberPageSize } from '../features/search/results/page-size.ts';
import { readChosenJob } from '../features/search/chosen-job.ts';
import { findKeptResults, forgetResults } from '../features/search/kept-results.ts';
import { useKnownNames } from '../features/search/filters/use-known-names.ts';
import { NewestSlot } from '../features/search/newest/newest-slot.tsx';
import { useRememberSearch } from '../features/search/newest/use-remember-search.ts';
import {
  TYPED,
  isTyped,
  isTypedEntry,
  markTyped,
  settleTyped,
} from '../features/search/query/typed-query.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import {
  runSearch,
  runSearchForPage,
  type FoundJobs,
  type SearchOutcome,
} from '../features/search/results/search-outcome.ts';
import type { RenderJob } from '../features/search/results/job-list.tsx';
import { SearchResults } from '../features/search/results/search-results.tsx';
import { toSearchMeta } from '../features/search/search-meta.ts';
import { useResultKeys } from '../features/search/results/use-result-keys.ts';
import { useSearchActions, type SearchStart } from '../features/search/use-search-actions.ts';
import { useSearchDraft } from '../features/search/use-search-draft.ts';
import { useSummaries } from '../features/search/results/use-summaries.ts';
import { SaveSearch } from '../features/saved-searches/save-search.tsx';
import { ViewedNote } from '../features/viewed-jobs/viewed-note.tsx';
import { isApart, useApartRoles, type ApartRole } from '../lib/apart-roles.ts';
import { countOf } from '../lib/format-date.ts';
import { useHasJobProfile } from '../lib/fit/fits.ts';
import type { JobCardData } from '../lib/job/job-card-data.ts';
import { rememberLastSearch, toScrollKey } from '../lib/last-search.ts';
import { toQueryWords } from '../lib/match-words.ts';
import { useVisitorCountry } from '../lib/visitor-country.ts';
import { JobBesideSlot } from './job-beside/job-beside-slot.tsx';
import { personalApi, toPersonalKey } from './personal-search.ts';
import { siteContext } from './site-context.ts';
import { useJobBeside } from './job-beside/use-job-beside.ts';
import { hideResult, useHiddenResults } from './use-hidden-results.ts';
import { YourJobs } from './your-jobs.tsx';
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
  const kept = findKeptResults(toSearchAddress(state));
  if (kept) return kept;
  connectHiding();
  const hiddenBy = toPersonalKey(state.sort);
  const outcome = await runSearch(personalApi, state, {
    signal: request.signal,
    pageSize: getPageSize(),
    isTyped: isTyped(state.q),
  });
  if (outcome.kind !== 'found') return outcome;
  rememberPageSize(outcome.limit);
  return { ...outcome, hiddenBy };
}

/** Another job beside the same results asks for nothing; who searches again had the results forgotten first. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const next = toSearchAddress(readAddress(nextUrl));
  const isSameSearch = currentUrl.href !== nextUrl.href && next === toSearchAddress(readAddress(currentUrl));
  const isChoice = readChosenJob(nextUrl.searchParams) !== null || findKeptResults(next) !== undefined;
  return isSameSearch && isChoice ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction = ({ location, matches }) => {
  const site = matches.find((match) => match.id === 'root')?.loaderData as { publicUrl: string } | undefined;
  return toSearchMeta(parseSearchAddress(new URLSearchParams(location.search)), site?.publicUrl);
};

/** Where the old begins, as a saved search and its mails lead here; null elsewhere. */
function readSince(search: string): string | null {
  const at = new Date(new URLSearchParams(search).get('since') ?? '');
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** What the sheet of filters says of what they find. */
function toFoundText(outcome: SearchOutcome, newest: FoundJobs | null): string | null {
  if (outcome.kind === 'found') return `${countOf(outcome.total, 'job')} found`;
  return outcome.kind === 'ready' && newest ? countOf(newest.total, 'open job') : null;
}

/** What hiding a result hides: of a role that is apart nothing but this job. */
function toHideable(job: JobCardData, apart: readonly ApartRole[]): JobCardData {
  return isApart(job, apart) ? { ...job, alike: [] } : job;
}

/** Of a role that is one again some cards go, and with them what has the focus. */
function onRoleChange(isNowApart: boolean) {
  hideStore.dismissNotice();
  if (!isNowApart) focusResults();
}

export default function SearchRoute() {
  const outcome = useLoaderData<typeof clientLoader>();
  const location = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const revalidator = useRevalidator();
  const state = useMemo(() => parseSearchAddress(new URLSearchParams(location.search)), [location.search]);
  const address = toSearchAddress(state);
  const since = readSince(location.search);
  const visitorCountry = useVisitorCountry();
  const draft = useSearchDraft(state, visitorCountry);
  const [newest, setNewest] = useState<FoundJobs | null>(null);
  const counts =
    outcome.kind === 'ready' ? (newest?.counts ?? null) : outcome.kind === 'found' ? outcome.counts : null;
  const names = useKnownNames(counts);
  const summaries = useSummaries(address, outcome.kind === 'found' ? outcome : null);
  const shown = useHiddenResults(outcome, address, state.sort);
  const apart = useApartRoles();
  const hasFit = useHasJobProfile();
  const isSettled = !isTypedEntry(location) && !isTyped(state.q);
  useRememberSearch(state, outcome.kind === 'found' && isSettled, names);
  useEffect(() => {
    if (outcome.kind === 'found') rememberPageSize(outcome.limit);
  }, [outcome]);

  // Results that are there stay while they are searched again under other rules, unless none of them is left.
  const isEmptied =
    shown.kind === 'found' && outcome.kind === 'found' && shown.jobs.length === 0 && outcome.jobs.length > 0;
  const isSearchedAgain = revalidator.state === 'loading' && outcome.kind !== 'found';
  const isSearched = navigation.location?.pathname === '/search';
  const isTyping = isTypedEntry(navigation.location ?? location);
  const isLoading = (isSearched && !isTyping) || isSearchedAgain || isEmptied;

  const { beside, choose, leave, ...places } = useJobBeside(address, shown, isLoading);
  useEffect(() => {
    rememberLastSearch({ address: places.address, key: toScrollKey(location) });
  }, [places.address, location]);
  function hide(rules: readonly HiddenRule[]) {
    leave((job) => rules.some((rule) => hides(rule, job)));
    hideResult(rules);
  }

  const jobAt = (index: number) => (shown.kind === 'found' ? shown.jobs[index] : undefined);
  useResultKeys({
    onHide: (index) => {
      const job = jobAt(index);
      if (job) hide(toJobRules(toHideable(job, apart)));
    },
    onMove: (index) => {
      const job = jobAt(index);
      if (job) choose?.(job, true);
    },
  });

  function onSearch(fields: SearchState, start: SearchStart) {
    const next = toSearchAddress(fields);
    if (start === 'typed') {
      if (next === address && !isSearched) return;
      markTyped(fields.q);
    } else {
      if (start === 'asked') {
        settleTyped();
        renewSeen();
      }
      forgetResults(next);
    }
    if (start !== 'asked') scrollToResults();
    void navigate(next, {
      // One entry for a stretch of typing, which the button or its like makes final.
      replace: next === address || (isTypedEntry(location) && start !== 'filtered'),
      preventScrollReset: start !== 'asked',
      state: start === 'typed' ? TYPED : null,
    });
  }

  const allHidden = outcome.kind === 'found' && outcome.total === 0 ? outcome.hidden : null;
  const newestOfAddress =
    outcome.kind === 'ready' && toSearchAddress(draft.fields) === address ? (outcome.newest ?? null) : null;
  const actions = useSearchActions({ draft, hasSearched: state.q !== '', onSearch });
  const currency = draft.fields.pay_currency || toCurrency(draft.fields.country || visitorCountry);

  const sought = (outcome.kind === 'found' ? outcome.correctedQuery : null) ?? state.q;
  const words = useMemo(() => toQueryWords(sought), [sought]);
  const renderJob: RenderJob = (job, summary) => (
    <JobCard
      job={job}
      summary={summary}
      words={words}
      isBeside={job.id === places.shownId}
      onChoose={choose ? () => choose(job, false) : undefined}
      action={
        <>
          <HideMenu job={toHideable(job, apart)} onHide={hide} />
          <JobBookmark job={job} />
        </>
      }
      fit={<FitLine jobId={job.id} />}
      note={
        <>
          <ViewedNote jobId={job.id} />
          <AppliedNote jobId={job.id} />
        </>
      }
      openingsAction={outcome.kind === 'found' ? <ApartToggle card={job} onChange={onRoleChange} /> : null}
    />
  );

  return (
    <div className={styles.search}>
      <h1 className="sr-only">Find Jobs</h1>
      <SearchForm
        draft={draft}
        actions={actions}
        isLoading={isLoading}
        found={toFoundText(shown, newest)}
        counts={counts}
        names={names}
        currency={currency}
        yours={<YourJobs />}
      />
      <div className={styles.results} data-alone={places.hasRoom ? undefined : ''}>
        <SearchResults
          state={state}
          outcome={shown}
          summaries={summaries}
          isLoading={isLoading}
          typing={isTyping ? (isSearched ? 'searching' : 'resting') : null}
          names={names}
          renderSave={(look) => (
            <SaveSearch
              look={look}
              query={{ ...toApiQuery({ ...state, page: 1 }), q: sought }}
              address={address}
            />
          )}
          since={since}
          hidden={<HiddenSummary hidden={outcome.kind === 'found' ? outcome.hidden : null} place="head" />}
          hiding={<HiddenSummary hidden={null} place="foot" />}
          allHidden={allHidden ? <AllHidden hidden={allHidden} /> : null}
          unknown={listUnknownValues(new URLSearchParams(location.search))}
          order={{ sort: draft.fields.sort, currency, hasFit, onSort: actions.apply }}
          beforeSearch={
            <NewestSlot
              fields={draft.fields}
              first={newestOfAddress}
              since={since}
              onFound={setNewest}
              renderJob={renderJob}
              skeleton={<JobCardSkeleton />}
            />
          }
          renderJob={renderJob}
          skeleton={<JobCardSkeleton />}
        />
      </div>
      {places.hasRoom ? <JobBesideSlot job={beside} /> : null}
      <BookmarkNotice />
      <HideNotice onUndone={focusResults} />
      <ApartNotice onUndone={focusResults} />
    </div>
  );
}
