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
import { AppliedNote } from '../features/applied-jobs/applied-note.tsx';
import { AskApplied } from '../features/applied-jobs/ask-applied.tsx';
import { useSnailReturn } from '../features/applied-jobs/use-snail-return.ts';
import { BookmarkNotice } from '../features/bookmarks/bookmark-notice.tsx';
import { SaveAfterSignIn, SaveJob } from '../features/bookmarks/save-job.tsx';
import type { JobPageData, JobPageOutcome } from '../features/job-page/job-page-data.ts';
import { JobNotFound } from '../features/job-page/job-not-found.tsx';
import { JobPage } from '../features/job-page/job-page.tsx';
import { toJobPostingLd } from '../features/job-page/job-posting-ld.ts';
import { loadJobPage } from '../features/job-page/load-job-page.ts';
import { toDocumentDescription, toDocumentTitle } from '../features/job-page/page-title.ts';
import { UpgradePrompt } from '../features/premium/upgrade-prompt.tsx';
import { FailurePage } from '../features/site-frame/failure-page.tsx';
import { PageNotFound } from '../features/site-frame/page-not-found.tsx';
import { TurboApply } from '../features/turbo-apply/turbo-apply.tsx';
import { ApiFailure } from '../lib/api/api-failure.ts';
import { toPageMeta } from '../lib/page/page-meta.ts';
import { toScriptJson } from '../lib/page/script-json.ts';
import { useOffersTurboApply } from '../lib/use-offers-turbo-apply.ts';
import { siteContext } from './site-context.ts';

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
  const offersTurboApply = useOffersTurboApply();
  const { id, source, title } = page.job;
  const job = { id, source };
  const snail = useSnailReturn(id);
  return (
    <>
      <JobPage
        page={page}
        save={<SaveJob job={job} path={page.path} />}
        turbo={offersTurboApply ? <TurboApply job={job} path={page.path} /> : null}
        applied={<AppliedNote requisitionId={id} />}
        aside={<UpgradePrompt />}
        onSnailApply={snail.leave}
      />
      <SaveAfterSignIn job={job} />
      <AskApplied job={{ ...job, title }} isBack={snail.isBack} onClose={snail.close} />
      <BookmarkNotice />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptJson(toJobPostingLd(page.job, page.canonicalUrl)) }}
      />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />;
  const reason = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined;
  return <FailurePage heading={ERROR_TEXTS.jobFailed} reason={reason} />;
}
