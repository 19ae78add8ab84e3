import { toDocuments, type PercolationCalls } from '../bitmap/worker/protocol.ts';
import { countFrequencies } from './frequencies.ts';
import { Percolator } from './percolator.ts';

type Handlers = {
  [Kind in keyof PercolationCalls]: (
    call: PercolationCalls[Kind]['request'],
  ) => PercolationCalls[Kind]['answer'];
};

/** What the thread does of percolation. */
export function createPercolationHandlers(): Handlers {
  let percolator = new Percolator<number>(countFrequencies([]));
  return {
    beginPercolation: ({ sample }) => {
      percolator = new Percolator(countFrequencies(toDocuments(sample)));
      return null;
    },
    changeSearches: ({ changed, gone }) => {
      for (const { id, request } of changed) percolator.set(id, request);
      for (const id of gone) percolator.delete(id);
      return null;
    },
    percolate: ({ documents, now }) => {
      const pairs: PercolationCalls['percolate']['answer'] = { searchIds: [], jobIds: [] };
      for (const matches of percolator.match(toDocuments(documents), now)) {
        for (const { searches, jobs } of matches) {
          for (const jobId of jobs) {
            for (const search of searches) {
              pairs.searchIds.push(search);
              pairs.jobIds.push(jobId);
            }
          }
        }
      }
      return pairs;
    },
  };
}
