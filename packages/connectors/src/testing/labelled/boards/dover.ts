import type { LabelledBoard, LabelledPosting } from '../labelled-posting.ts';
import { toHtml } from '../lines.ts';

export interface DoverPlace {
  name: string;
  /** Without it only the name is known. */
  option?: { type: 'CITY' | 'STATE' | 'COUNTRY' | 'REGION'; city?: string; state?: string; country?: string };
}

export interface DoverFacts {
  workplace?: 'REMOTE' | 'HYBRID' | 'ONSITE';
  places: readonly DoverPlace[];
  /** The heading the careers page shows it under. */
  heading?: string;
  employment?: string;
  salary?: { low: number; high: number; currency: string; type: string; isShared: boolean };
}

const API = 'https://app.dover.com/api/v1';
const PAGE_ID = '3f0c8a52-91d7-4b6e-a1c4-5d2e7b9f0a13';

/** A careers page of Dover with these postings: the page, its list and headings, and a detail each. */
export function toDoverBoard(postings: readonly LabelledPosting<DoverFacts>[]): LabelledBoard {
  const details = postings.map(toDetail);
  return {
    board: 'labelled',
    company: 'Quillhaven',
    answers: [
      {
        url: `${API}/careers-page-slug/labelled`,
        body: { id: PAGE_ID, slug: 'labelled', name: 'Quillhaven' },
      },
      {
        url: `${API}/careers-page/${PAGE_ID}/jobs?limit=100&offset=0`,
        body: { count: details.length, next: null, results: details },
      },
      {
        url: `${API}/job-groups/${PAGE_ID}/job-groups`,
        body: postings.flatMap(([, { heading }], index) =>
          heading === undefined ? [] : [{ id: toId(index), name: heading, jobs: [{ id: toId(index) }] }],
        ),
      },
      ...details.map((detail) => ({
        url: `${API}/inbound/application-portal-job/${detail.id}`,
        body: detail,
      })),
    ],
  };
}

function toId(index: number): string {
  return `c0ffee00-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;
}

function toDetail([title, facts, lines]: LabelledPosting<DoverFacts>, index: number) {
  const { workplace = null, places, employment = null, salary } = facts;
  return {
    id: toId(index),
    title,
    client_name: 'Quillhaven',
    workplace_type: workplace,
    is_published: true,
    is_sample: false,
    active: true,
    locations: places.map(({ name, option }, at) => ({
      name,
      is_primary: at === 0,
      location_type: workplace,
      location_option: option && {
        display_name: name,
        location_type: option.type,
        city: option.city ?? '',
        state: option.state ?? '',
        country: option.country ?? '',
      },
    })),
    user_provided_description: toHtml(lines),
    created: '2026-11-03T09:12:44.120394Z',
    compensation: {
      employment_type: employment,
      lower_bound: salary?.low,
      upper_bound: salary?.high,
      currency_code: salary?.currency,
      salary_range_type: salary?.type,
      open_to_sharing_comp: salary?.isShared ?? false,
    },
  };
}
