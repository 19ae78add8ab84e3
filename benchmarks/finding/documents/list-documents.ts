import { listDemoDocuments } from './demo-documents.ts';
import { listInventedDocuments } from './invented-documents.ts';
import type { Labelled } from './labelled.ts';

/** Everything there is to find, by the job's number: the demo's postings and the invented ones. */
export function listDocuments(): Map<number, Labelled> {
  const all = [...listDemoDocuments(), ...listInventedDocuments()];
  return new Map(all.map((labelled) => [labelled.document.jobId, labelled]));
}
