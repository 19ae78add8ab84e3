export interface MeasuredField {
  name: string;
  text: string;
  /** Of 100 values that we show, how many are right at least. */
  right: number;
  /** Of 100 that postings state, how many we show rightly at least. */
  found: number;
}

/** What `npm run bench -- truth` holds; a test compares it with the floors there. */
export const MEASURED = {
  postings: 108,
  fields: [
    { name: 'country', text: 'Country', right: 99, found: 99 },
    { name: 'city', text: 'Town', right: 100, found: 99 },
    { name: 'pay', text: 'Pay: amounts, currency and period', right: 98, found: 95 },
    { name: 'work mode', text: 'Remote, hybrid or on-site', right: 100, found: 98 },
    { name: 'employment type', text: 'Employment type', right: 98, found: 98 },
    { name: 'category', text: 'Category', right: 94, found: 92 },
    { name: 'language', text: 'Language', right: 100, found: 100 },
  ] satisfies MeasuredField[],
  /** The same of postings that state all in their text, written by somebody who had not read the rules. */
  strangers: {
    postings: 320,
    fields: [
      { name: 'work mode', text: 'Remote, hybrid or on-site', right: 99, found: 96 },
      { name: 'employment type', text: 'Employment type', right: 99, found: 94 },
      { name: 'pay', text: 'Pay: amounts, currency and period', right: 99, found: 94 },
      { name: 'years', text: 'Years of experience', right: 100, found: 97 },
    ] satisfies MeasuredField[],
  },
  /** Of 100 summaries, how many tell something of the work, and how many tell nothing besides. */
  summaries: { tellTheWork: 99, nothingElse: 69 },
};
