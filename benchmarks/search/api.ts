import type { SearchRequest } from '@firsthand/search';
import { sendRequests } from '../pages/send-requests.ts';
import { onProduct, toParameters } from '../product.ts';

const MEASURE_MS = 8_000;

/** Starts the product on that database and gives the searches that its API answers a second, ten asked at once. */
export async function measureApi(
  databaseUrl: string,
  jobs: number,
  searches: readonly SearchRequest[],
): Promise<number> {
  return onProduct(databaseUrl, async (url) => {
    const paths = searches.map(toPath);
    const toNext = (index: number) => paths[index % paths.length] ?? '';
    await sendRequests(url, toNext, { durationMs: MEASURE_MS / 4 });
    const { times, failed, seconds } = await sendRequests(url, toNext, { durationMs: MEASURE_MS });
    if (failed > 0) throw new Error(`${failed} searches of ${jobs} jobs were not answered`);
    return times.length / seconds;
  });
}

function toPath(request: SearchRequest): string {
  const { limit, offset } = request;
  const text = new URLSearchParams({
    ...toParameters(request),
    limit: String(limit),
    offset: String(offset),
  });
  return `/v1/api/requisitions/search?${text.toString()}`;
}
