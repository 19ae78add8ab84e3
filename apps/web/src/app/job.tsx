import { ApiFailure } from '@firsthand/api-client';
import { DataScript } from '../components/markup/data-script.tsx';
import { ERROR_TEXTS } from '@firsthand/contracts/light';
import {
  data,
  isRouteErrorResponse,
  redirect,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { BookmarkNotice } from '../features/bookmarks/bookmark-notice.tsx';
import { SaveAfterSignIn } from '../features/bookmarks/save-job.tsx';
import type { JobPageData, JobPageOutcome } from '../features/job-page/job-page-data.ts';
import { JobNotFound } from '../features/job-page/job-not-found.tsx';
import { JobPage } from '../features/job-page/job-page.tsx';
import { toJobPostingLd } from '../features/job-page/job-posting-ld.ts';
import { loadJobPage } from '../features/job-page/load-job-page.ts';
import { toDocumentDescription, toDocumentTitle } from '../features/job-page/page-title.ts';
import { UpgradePrompt } from '../features/premium/upgrade-prompt.tsx';
import { FailurePage } from '../features/site-frame/failure-page.tsx';
import { PageNotFound } from '../features/site-frame/page-not-found.tsx';
import { toPageMeta } from '../lib/page/page-meta.ts';
import { siteContext } from './site-context.ts';
import { useJobParts } from './use-job-parts.tsx';

const movedPermanently = 301;

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const address = {
    path: url.pathname,
    atsType: params['atsType'] ?? 'workday',
    titleAndId: params['titleAndId'] ?? '',
  };
  try {
    const page = await loadJobPage(context.get(siteContext), address);
    if (page.kind === 'moved') throw redirect(page.path, movedPermanently);
    if (page.kind === 'unknown-ats') throw data(null, { status: 404 });
    if (page.kind === 'not-found') return data<JobPageOutcome>(page, { status: 404 });
    if (page.kind === 'closed') return data<JobPageOutcome>(page, { status: 410 });
    return data<JobPageOutcome>(page);
  } catch (error) {
    if (error instanceof ApiFailure) throw data(error.reason ?? null, { status: 503 });
    throw error;
  }
}

/** A job does not change while it is looked at; following the link to its history asks for nothing. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData?.kind !== 'open') {
    return [{ title: 'Job Not Found – Firsthand' }, { name: 'robots', content: 'noindex' }];
  }
  return toPageMeta({
    title: toDocumentTitle(loaderData.job),
    description: toDocumentDescription(loaderData.job),
    canonicalUrl: loaderData.canonicalUrl,
    type: 'article',
  });
};

export default function JobRoute() {
  const outcome = useLoaderData<typeof loader>();
  if (outcome.kind === 'not-found') return <JobNotFound />;
  if (outcome.kind === 'closed') return <JobNotFound closed={outcome} />;
  return <OpenJob key={outcome.job.id} page={outcome} />;
}

function OpenJob({ page }: { page: JobPageData }) {
  const { id, source } = page.job;
  const { ask, ...parts } = useJobParts(page);
  return (
    <>
      <JobPage page={page} {...parts} aside={<UpgradePrompt />} />
      <SaveAfterSignIn job={{ id, source }} />
      {ask}
      <BookmarkNotice />
      <DataScript data={toJobPostingLd(page.job, page.canonicalUrl)} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />;
  const reason = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined;
  return <FailurePage heading={ERROR_TEXTS.jobFailed} reason={reason} />;
}
