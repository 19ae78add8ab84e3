import {
  COMPANY_ROUTES,
  ERROR_TEXTS,
  JOB_ROUTES,
  toCompanyAddress,
  parseSearchAddress,
  toSearchAddress,
} from '@firsthand/contracts/light';
import { ApiFailure, createApiClient } from '@firsthand/api-client';
import { DataScript } from '../components/markup/data-script.tsx';
import {
  data,
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { BookmarkNotice } from '../features/bookmarks/bookmark-notice.tsx';
import { JobBookmark } from '../features/bookmarks/job-bookmark.tsx';
import { CompanyPage } from '../features/companies/company-page.tsx';
import { toOrganizationLd } from '../features/companies/organization-ld.ts';
import { FitLine } from '../features/fit/fit-line.tsx';
import { JobCard } from '../features/jobs/job-card.tsx';
import { WatchButton } from '../features/watched-companies/watch-button.tsx';
import { FailurePage } from '../features/site-frame/failure-page.tsx';
import { PageNotFound } from '../features/site-frame/page-not-found.tsx';
import { toJobCardData } from '../lib/job/job-card-data.ts';
import { toFeedLinks, toPageMeta } from '../lib/page/page-meta.ts';
import { siteContext } from './site-context.ts';

const JOBS_SHOWN = 8;

/** A company and the newest of its jobs. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const { apiFetch, publicUrl } = context.get(siteContext);
  const api = createApiClient(apiFetch, { ...COMPANY_ROUTES, ...JOB_ROUTES });
  try {
    const company = await api.getCompany({ params: { '*': url.pathname.replace(/^\/companies\//, '') } });
    const { data: jobs } = await api.searchJobCards({
      query: {
        company: `${company.source}:${company.board}`,
        sort: 'newest',
        limit: JOBS_SHOWN,
        group: 'true',
      },
    });
    return {
      company,
      // The name on its cards would lead to where they stand.
      jobs: jobs.map((job) => ({
        card: {
          ...toJobCardData(job),
          companyPath: null,
          // On every card it would say nothing.
          ...(jobs.every(({ featured }) => featured) && { featured_by: null }),
        },
        summary: job.summary,
      })),
      canonicalUrl: publicUrl + toCompanyAddress(company),
    };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // 400: an address that cannot be one of a company. To the visitor it is the same as none.
    const isUnknown = error.status === 404 || error.status === 400;
    throw data(error.reason ?? null, { status: isUnknown ? 404 : 503 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData)
    return [{ title: 'Company Not Found – Firsthand' }, { name: 'robots', content: 'noindex' }];
  const { name } = loaderData.company;
  const feed = `/feeds${toCompanyAddress(loaderData.company)}`;
  return [
    ...toPageMeta({
      title: `Jobs at ${name} – Firsthand`,
      description: `What is open at ${name}, read from its own board: where, in which work modes, how much states its pay, and how it came and went.`,
      canonicalUrl: loaderData.canonicalUrl,
      type: 'website',
    }),
    ...toFeedLinks(`Jobs at ${name}`, { atom: `${feed}.atom`, json: `${feed}.json` }),
  ];
};

export default function CompanyRoute() {
  const { company, jobs } = useLoaderData<typeof loader>();
  const wanted = { company: `${company.source}:${company.board}` };
  const searchPath = toSearchAddress(parseSearchAddress(new URLSearchParams(wanted)));
  return (
    <>
      <CompanyPage
        company={company}
        searchPath={searchPath}
        actions={<WatchButton company={company} />}
        jobs={
          <ol className="ruled-rows">
            {jobs.map(({ card, summary }) => (
              <li key={card.id}>
                <JobCard
                  job={card}
                  summary={summary}
                  words={[]}
                  isBeside={false}
                  onChoose={undefined}
                  action={<JobBookmark job={card} />}
                  fit={<FitLine jobId={card.id} />}
                  note={null}
                  openingsAction={null}
                />
              </li>
            ))}
          </ol>
        }
      />
      <BookmarkNotice />
      <DataScript data={toOrganizationLd(company)} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <PageNotFound />;
  const reason = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined;
  return <FailurePage heading={ERROR_TEXTS.companiesFailed} reason={reason} />;
}
