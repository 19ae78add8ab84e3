import type { ApiClient } from '@firsthand/api-client';
import { toCompanyName } from '../../lib/job/job-labels.ts';
import { toJobCardData, type JobCardData } from '../../lib/job/job-card-data.ts';

export const LATEST_COUNT = 4;
/** Read at once: a board that was just read puts up many in a row, which are one employer's. */
const READ = 60;

type Search = Pick<ApiClient, 'searchJobCards'>;
type Found = Awaited<ReturnType<Search['searchJobCards']>>['data'];

/**
 * The newest jobs for somebody in a country, at most one of each employer and of each title. Where that country has too few,
 * those of others follow.
 */
export async function findLatestJobs(api: Search, country: string): Promise<JobCardData[]> {
  const near = chooseVaried(await read(api, { country }), []);
  const all = near.length < LATEST_COUNT ? chooseVaried(await read(api, {}), near) : near;
  return all.map((job) => toJobCardData({ ...job, locations: putFirst(job.locations, country) }));
}

async function read(api: Search, where: { country?: string }): Promise<Found> {
  // Newest first, since nothing is searched for; the postings of a role together.
  return (await api.searchJobCards({ query: { ...where, group: 'true', limit: READ } })).data;
}

/** Adds what has neither the employer nor the title of one before it. */
function chooseVaried(jobs: Found, chosen: Found): Found {
  const seen = new Set(chosen.flatMap(toNames));
  const all = [...chosen];
  for (const job of jobs) {
    if (all.length === LATEST_COUNT) break;
    const names = toNames(job);
    if (names.some((name) => seen.has(name))) continue;
    for (const name of names) seen.add(name);
    all.push(job);
  }
  return all;
}

const toNames = ({ company, title }: Found[number]) => [
  `company ${toCompanyName(company).toLowerCase()}`,
  `title ${title.trim().toLowerCase()}`,
];

function putFirst<Place extends { country: string | null }>(places: Place[], country: string): Place[] {
  return [
    ...places.filter((place) => place.country === country),
    ...places.filter((place) => place.country !== country),
  ];
}
