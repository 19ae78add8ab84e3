/** What a feed reader is given, whichever format it takes. Texts are plain but for `html`. */
export interface Feed {
  /** An IRI that never changes. */
  id: string;
  title: string;
  subtitle: string;
  /** The page that shows the same. */
  pageUrl: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** Kept as it was made until what it tells of changes. */
export interface FeedEntry {
  /** An IRI that never changes and that no other entry of any feed has. */
  id: string;
  title: string;
  url: string;
  /** Who published it. */
  author: string;
  summary: string;
  html: string;
  /** When the posting was last verified, as HTML behind the rest. It alone changes without the entry being another. */
  stampHtml: string;
  publishedAt: Date;
  updatedAt: Date;
  /** BCP 47; null: not known. */
  language: string | null;
}

/** When something in the feed last changed; of an empty one there is no such time to tell. */
export function toUpdatedAt({ entries }: Feed): Date {
  return new Date(Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime())));
}
