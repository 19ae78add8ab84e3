import type { LabelledBoard, LabelledPosting } from '../labelled-posting.ts';
import { toHtml } from '../lines.ts';

type Labelled = readonly [id: string, label: string];

export interface SmartRecruitersFacts {
  city?: string;
  region?: string;
  country: string;
  fullLocation?: string;
  remote?: boolean;
  hybrid?: boolean;
  type?: Labelled;
  department?: string;
  function?: Labelled;
  language?: string;
  salary?: { min?: number; max?: number; currency: string; period: string };
  fields?: Readonly<Record<string, string>>;
}

const POSTINGS = 'https://api.smartrecruiters.com/v1/companies/Labelled/postings';

/** A company's board at SmartRecruiters with these postings: a list, and a detail each. */
export function toSmartRecruitersBoard(
  postings: readonly LabelledPosting<SmartRecruitersFacts>[],
): LabelledBoard {
  const rows = postings.map(toRow);
  return {
    board: 'Labelled',
    company: 'Quillhaven',
    answers: [
      {
        url: `${POSTINGS}?limit=100&offset=0`,
        body: { offset: 0, limit: 100, totalFound: rows.length, content: rows },
      },
      ...postings.map(([, { salary }, lines], index) => ({
        url: `${POSTINGS}/${toId(index)}`,
        body: {
          ...rows[index],
          active: true,
          jobAd: { sections: { jobDescription: { title: 'Job Description', text: toHtml(lines) } } },
          compensation: salary,
        },
      })),
    ],
  };
}

function toId(index: number): string {
  return String(744000900000001 + index);
}

function toRow([title, facts]: LabelledPosting<SmartRecruitersFacts>, index: number) {
  const { city, region, country, fullLocation, remote = false, hybrid = false } = facts;
  return {
    id: toId(index),
    name: title,
    company: { identifier: 'Labelled', name: 'Quillhaven' },
    releasedDate: '2026-11-10T09:15:00.120Z',
    location: { city, region, country, fullLocation, remote, hybrid },
    function: toLabelled(facts.function),
    typeOfEmployment: toLabelled(facts.type),
    department: facts.department === undefined ? {} : { id: '660001', label: facts.department },
    visibility: 'PUBLIC',
    language: facts.language === undefined ? undefined : { code: facts.language },
    customField: Object.entries(facts.fields ?? {}).map(([fieldLabel, valueLabel]) => ({
      fieldLabel,
      valueLabel,
    })),
  };
}

function toLabelled(value: Labelled | undefined): object {
  return value ? { id: value[0], label: value[1] } : {};
}
