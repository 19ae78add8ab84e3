import { escapeHtml } from '@firsthand/contracts';
import type { LabelledBoard, LabelledPosting } from '../labelled-posting.ts';
import { toHtml } from '../lines.ts';

export interface GreenhouseFacts {
  location: string;
  offices?: readonly (readonly [name: string, location: string | null])[];
  department?: string;
  /** The employer's own fields; a range is `{ unit, min_value, max_value }`. */
  metadata?: Readonly<Record<string, unknown>>;
  /** What Greenhouse prints below the description. */
  payBlock?: readonly [title: string, low: string, high: string];
  language?: string;
}

/** A board of Greenhouse with these postings. */
export function toGreenhouseBoard(postings: readonly LabelledPosting<GreenhouseFacts>[]): LabelledBoard {
  return {
    board: 'labelled',
    company: 'Quillhaven',
    answers: [
      {
        url: 'https://boards-api.greenhouse.io/v1/boards/labelled/jobs?content=true',
        body: { jobs: postings.map(toRow), meta: { total: postings.length } },
      },
    ],
  };
}

function toRow([title, facts, lines]: LabelledPosting<GreenhouseFacts>, index: number): object {
  const { location, offices = [], department, metadata = {}, payBlock, language } = facts;
  return {
    id: index + 1,
    title,
    absolute_url: `https://job-boards.greenhouse.io/labelled/jobs/${index + 1}`,
    location: { name: location },
    metadata: Object.entries(metadata).map(([name, value], at) => ({
      ...{ id: at, name, value },
      value_type: typeof value === 'object' ? 'currency_range' : 'single_select',
    })),
    first_published: '2026-10-20T22:32:33-04:00',
    language,
    content: escapeHtml(toHtml(lines) + toPayBlock(payBlock)),
    departments: department === undefined ? [] : [{ id: 1, name: department }],
    offices: offices.map(([name, address], at) => ({ id: at, name, location: address })),
  };
}

function toPayBlock(block: GreenhouseFacts['payBlock']): string {
  if (!block) return '';
  const [title, low, high] = block;
  return (
    `<div class="content-pay-transparency"><div class="pay-input"><div class="title">${title}</div>` +
    `<div class="pay-range"><span>${low}</span><span class="divider">&mdash;</span><span>${high}</span></div></div></div>`
  );
}
