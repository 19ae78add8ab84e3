import type { SearchDocument } from '@firsthand/search';

/** What engines that know nothing of jobs are given of one: its texts. */
export interface TextRow {
  id: number;
  title: string;
  company: string;
  place: string;
  text: string;
}

export function toTextRow(document: SearchDocument): TextRow {
  return {
    id: document.jobId,
    title: document.title,
    company: document.company ?? '',
    place: document.places.map(({ text }) => text).join('; '),
    text: document.descriptionText,
  };
}

/** The country filter and the order by time, for engines that have neither. */
export class HeldDocuments {
  readonly #documents: ReadonlyMap<number, SearchDocument>;

  constructor(documents: readonly SearchDocument[]) {
    this.#documents = new Map(documents.map((document) => [document.jobId, document]));
  }

  /** Those in the country, in the order they come. */
  within(ids: readonly number[], country: string | null): number[] {
    if (country === null) return [...ids];
    return ids.filter((id) => this.#documents.get(id)?.places.some((place) => place.country === country));
  }

  newestFirst(ids: readonly number[]): number[] {
    return [...ids].sort((a, b) => this.#toTime(b) - this.#toTime(a) || a - b);
  }

  #toTime(id: number): number {
    return this.#documents.get(id)?.publishedAt?.getTime() ?? 0;
  }
}
