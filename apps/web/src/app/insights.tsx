import {
  JOB_ROUTES,
  toSearchWords,
  parseSearchAddress,
  readCounted,
  toInsightsAddresses,
  toSearchAddress,
  toTown,
  toUnpagedQuery,
} from '@firsthand/contracts/light';
import { ApiFailure, createApiClient } from '@firsthand/api-client';
import type { Insights } from '@firsthand/contracts';
import {
  data,
  useLoaderData,
  useLocation,
  useRevalidator,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { LoadFailure } from '../components/page/load-failure.tsx';
import { InsightsFrame, InsightsPage, type InsightsSearch } from '../features/insights/insights-page.tsx';
import { toPageMeta } from '../lib/page/page-meta.ts';
import { siteContext } from './site-context.ts';

type Loaded = { kind: 'known'; insights: Insights } | { kind: 'failed'; message: string };

/** The figures of the search in the address. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const api = createApiClient(context.get(siteContext).apiFetch, JOB_ROUTES);
  try {
    const query = toUnpagedQuery(parseSearchAddress(url.searchParams));
    const insights = await api.getInsights({ query: { ...query, counted: readCounted(url.searchParams) } });
    return data<Loaded>({ kind: 'known', insights });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const message = error.reason ?? 'The figures could not be loaded.';
    return data<Loaded>({ kind: 'failed', message }, { status: error.status === 400 ? 400 : 503 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ location, matches }) => {
  const words = toSearchWords(parseSearchAddress(new URLSearchParams(location.search)));
  const site = matches.find((match) => match.id === 'root')?.loaderData as { publicUrl: string } | undefined;
  return [
    ...toPageMeta({
      title: `Insights${words === null ? '' : `: ${words}`} – Firsthand`,
      description:
        'Figures over open jobs: stated pay by currency, what opened and closed each week, work modes, companies, places and skills.',
      canonicalUrl: site && words === null ? `${site.publicUrl}/insights` : undefined,
      type: 'website',
    }),
    ...(words === null ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function InsightsRoute() {
  const loaded = useLoaderData<typeof loader>();
  const revalidator = useRevalidator();
  const params = new URLSearchParams(useLocation().search);
  const state = parseSearchAddress(params);
  const counted = readCounted(params);
  const names =
    loaded.kind === 'known'
      ? Object.fromEntries(loaded.insights.top_companies.map(({ value, label }) => [value, label]))
      : {};
  const search: InsightsSearch = {
    words: toSearchWords(state, names),
    searchPath: toSearchAddress({ ...state, page: 1 }),
    toNarrowPath: (by, value, label) =>
      toSearchAddress({ ...state, page: 1, ...(by === 'place' ? toTown(value, label) : { [by]: value }) }),
    tablePath: toInsightsAddresses(state, counted).table,
    countedPath: toInsightsAddresses(state, counted === 'all' ? 'about' : 'all').page,
  };
  if (loaded.kind === 'known') return <InsightsPage search={search} insights={loaded.insights} />;
  return (
    <InsightsFrame search={search}>
      <LoadFailure
        message={loaded.message}
        hint="Nothing is lost: the search itself may still answer."
        isRetrying={revalidator.state === 'loading'}
        onRetry={() => void revalidator.revalidate()}
      />
    </InsightsFrame>
  );
}
