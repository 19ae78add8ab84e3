import { DEFAULT_COUNTRY, JOB_ROUTES, parseSearchAddress, toSearchAddress } from '@firsthand/contracts/light';
import { ApiFailure, createApiClient, type ApiClient } from '@firsthand/api-client';
import {
  useLoaderData,
  useNavigate,
  useNavigation,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { ClosingCall } from '../features/home/closing-call.tsx';
import { FeatureCards } from '../features/home/feature-cards.tsx';
import { HomeSearch } from '../features/home/home-search.tsx';
import { findLatestJobs } from '../features/home/find-latest-jobs.ts';
import { LatestJobs } from '../features/home/latest-jobs.tsx';
import { useLatestJobs } from '../features/home/use-latest-jobs.ts';
import { FarewellNotice } from '../features/home/farewell-notice.tsx';
import { JobCardSkeleton } from '../features/jobs/job-card-skeleton.tsx';
import { PremiumPromotion } from '../features/premium/premium-promotion.tsx';
import { WelcomeBack } from '../features/premium/welcome-back.tsx';
import { SearchPending } from '../features/search/results/search-pending.tsx';
import { RotatingStatistic } from '../features/statistics/rotating-statistic.tsx';
import { NO_STATISTICS, type Statistics } from '../features/statistics/rotation.ts';
import type { JobCardData } from '../lib/job/job-card-data.ts';
import { logWarning } from '../lib/log.ts';
import { toPageMeta } from '../lib/page/page-meta.ts';
import { useSession } from '../lib/session/session.ts';
import { useVisitorCountry } from '../lib/visitor-country.ts';
import { siteContext } from './site-context.ts';
import styles from './home.module.css';

async function readStatistics(api: Pick<ApiClient, 'getStatistics'>): Promise<Statistics> {
  try {
    return (await api.getStatistics()).data;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    logWarning('Statistics could not be loaded:', error);
    return NO_STATISTICS;
  }
}

async function readLatestJobs(api: Pick<ApiClient, 'searchJobCards'>): Promise<JobCardData[]> {
  try {
    return await findLatestJobs(api, DEFAULT_COUNTRY);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    logWarning('The newest jobs could not be loaded:', error);
    return [];
  }
}

export async function loader({ context }: LoaderFunctionArgs) {
  const { apiFetch, publicUrl } = context.get(siteContext);
  const api = createApiClient(apiFetch, JOB_ROUTES);
  const [statistics, latest] = await Promise.all([readStatistics(api), readLatestJobs(api)]);
  return { statistics, latest, canonicalUrl: `${publicUrl}/` };
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  toPageMeta({
    title: 'Firsthand',
    description:
      'Search real job postings from the employers’ own hiring systems. Every posting shows when it was last seen on its board.',
    canonicalUrl: loaderData?.canonicalUrl,
    type: 'website',
  });

export default function HomeRoute() {
  const { statistics, latest } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const country = useVisitorCountry();
  const shown = useLatestJobs(latest, country);
  const { user } = useSession();
  const wanted = navigation.location?.pathname === '/search' ? navigation.location.search : '';
  const { q } = parseSearchAddress(new URLSearchParams(wanted));
  // A slow network must not leave a person in front of a grey button.
  if (q !== '') return <SearchPending q={q} skeleton={<JobCardSkeleton />} />;

  return (
    <div className="page">
      <FarewellNotice />
      <div className={styles.hero}>
        <div className={styles.pitch}>
          <h1>Find Your Dream Job Today</h1>
          <p className={styles.lead}>
            Real postings, read from the employers’ own hiring systems. Each one shows when it was last seen
            there.
          </p>
          <HomeSearch
            country={country}
            isLoading={navigation.state !== 'idle'}
            onSearch={(search) =>
              void navigate(
                toSearchAddress({ ...parseSearchAddress(new URLSearchParams()), country, ...search }),
              )
            }
          />
          <RotatingStatistic statistics={statistics} />
        </div>
        <LatestJobs jobs={shown} />
      </div>
      <FeatureCards />
      {user?.premium ? <WelcomeBack name={user.name} /> : <PremiumPromotion isSignedIn={user !== null} />}
      <ClosingCall viewer={user === null ? 'guest' : user.premium ? 'premium' : 'free'} />
    </div>
  );
}
