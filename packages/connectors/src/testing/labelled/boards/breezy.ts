import type { LabelledBoard, LabelledPosting } from '../labelled-posting.ts';
import { toHtml } from '../lines.ts';

type Named = readonly [id: string, name: string];

interface BreezyPlace {
  name: string;
  city?: string;
  state?: Named;
  country?: Named;
}

export interface BreezyFacts extends BreezyPlace {
  isRemote?: boolean;
  /** What stays beside the flag. */
  remoteDetails?: 'hybrid' | 'remote-location';
  type: string;
  department?: string;
  salary?: string;
  more?: readonly BreezyPlace[];
}

/** A board of Breezy with these postings. */
export function toBreezyBoard(postings: readonly LabelledPosting<BreezyFacts>[]): LabelledBoard {
  return {
    board: 'labelled',
    company: 'Quillhaven',
    answers: [{ url: 'https://labelled.breezy.hr/json?verbose=true', body: postings.map(toRow) }],
  };
}

function toRow([title, facts, lines]: LabelledPosting<BreezyFacts>, index: number): object {
  const id = `3f9a01bc${String(index + 1).padStart(4, '0')}`;
  const primary = {
    ...toLocation(facts),
    primary: true,
    is_remote: facts.isRemote,
    remote_details: facts.remoteDetails && { value: facts.remoteDetails },
  };
  return {
    id,
    friendly_id: `${id}-labelled`,
    name: title,
    url: `https://labelled.breezy.hr/p/${id}-labelled`,
    published_date: '2026-10-30T14:28:22.981Z',
    type: { id: facts.type, name: facts.type },
    location: primary,
    locations: [primary, ...(facts.more ?? []).map(toLocation)],
    department: facts.department ?? null,
    salary: facts.salary ?? '',
    description: toHtml(lines),
  };
}

function toLocation({ name, city = '', state, country }: BreezyPlace): object {
  return { name, city, state: toNamed(state), country: toNamed(country) };
}

function toNamed(named: Named | undefined): object | undefined {
  return named && { id: named[0], name: named[1] };
}
