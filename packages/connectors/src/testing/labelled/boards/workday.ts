import type { LabelledBoard, LabelledPosting } from '../labelled-posting.ts';
import { toHtml } from '../lines.ts';

export interface WorkdayFacts {
  location: string;
  more?: readonly string[];
  country?: readonly [code: string, name: string];
  timeType?: string;
  remoteType?: string;
}

const API = 'https://labelled.wd5.myworkdayjobs.com/wday/cxs/labelled/Careers';

/** A career site of Workday with at most 20 postings: a list, and a detail each. */
export function toWorkdayBoard(postings: readonly LabelledPosting<WorkdayFacts>[]): LabelledBoard {
  const paths = postings.map((_, index) => `/job/Site/Posting_R-${101 + index}`);
  return {
    board: 'wd5/labelled/Careers',
    company: 'Quillhaven',
    answers: [
      {
        method: 'POST',
        url: `${API}/jobs`,
        body: {
          total: postings.length,
          facets: [],
          jobPostings: postings.map(([title, { location, more }], index) => ({
            title,
            externalPath: paths[index],
            locationsText: more ? `${more.length + 1} Locations` : location,
            bulletFields: [`R-${101 + index}`],
          })),
        },
      },
      ...postings.map((posting, index) => ({ url: `${API}${paths[index]}`, body: toDetail(posting) })),
    ],
  };
}

function toDetail([title, facts, lines]: LabelledPosting<WorkdayFacts>): object {
  const country = facts.country && { alpha2Code: facts.country[0], descriptor: facts.country[1] };
  return {
    jobPostingInfo: {
      title,
      jobDescription: toHtml(lines),
      location: facts.location,
      additionalLocations: facts.more,
      startDate: '2026-11-17',
      timeType: facts.timeType,
      remoteType: facts.remoteType,
      country: country && { descriptor: country.descriptor },
      jobRequisitionLocation: { descriptor: facts.location, country },
      canApply: true,
      posted: true,
    },
  };
}
