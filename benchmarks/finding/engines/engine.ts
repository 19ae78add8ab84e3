/** What somebody asks: words, and the country that is chosen beside them. */
export interface Question {
  query: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
}

/** A search to be compared. */
export interface FindingEngine {
  name: string;
  /** The numbers of all jobs that are found, best first. */
  find(question: Question): readonly number[] | Promise<readonly number[]>;
  /** The numbers of the jobs that an alert for this search would tell of, newest first. */
  findForAlert(question: Question): readonly number[] | Promise<readonly number[]>;
  close(): void | Promise<void>;
}
