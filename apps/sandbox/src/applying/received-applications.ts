import { createHash } from 'node:crypto';
import type { Source } from '@firsthand/contracts';
import type { SandboxPosting } from '../demo-data/posting.ts';
import type { SentFile, SentForm } from './read-form.ts';

/** An application that an employer's system took. */
export interface ReceivedApplication {
  /** Counts up from 1. */
  id: number;
  /** The demo's time, ISO 8601. */
  received_at: string;
  source: Source;
  board: string;
  company: string;
  job_title: string;
  /** The posting's page at the employer. */
  posting_url: string;
  /** As they came; the names are the system's own. */
  fields: { name: string; value: string }[];
  files: { field: string; filename: string; type: string; size: number; sha256: string }[];
}

export interface ReceivedApplications {
  add: (
    posting: SandboxPosting,
    sent: { form: SentForm; hostedUrl: string; at: Date },
  ) => ReceivedApplication;
  /** Adds files that a system takes in a call of their own; false when there is no such application. */
  attach: (id: number, files: readonly SentFile[]) => boolean;
  /** Newest first. */
  list: () => ReceivedApplication[];
}

/** So that a demo left running does not grow without end. */
const KEPT = 500;

function toFile({ field, filename, type, bytes }: SentFile): ReceivedApplication['files'][number] {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { field, filename, type, size: bytes.length, sha256 };
}

/** The employers' side of applying: what arrived, kept in memory. */
export function createReceivedApplications(): ReceivedApplications {
  let kept: ReceivedApplication[] = [];
  let count = 0;
  return {
    add: (posting, { form, hostedUrl, at }) => {
      count += 1;
      const application: ReceivedApplication = {
        id: count,
        received_at: at.toISOString(),
        source: posting.employer.source,
        board: posting.employer.board,
        company: posting.employer.name,
        job_title: posting.title,
        posting_url: hostedUrl,
        fields: form.fields,
        files: form.files.map(toFile),
      };
      kept = [application, ...kept].slice(0, KEPT);
      return application;
    },
    attach: (id, files) => {
      const found = kept.find((application) => application.id === id);
      found?.files.push(...files.map(toFile));
      return found !== undefined;
    },
    list: () => kept,
  };
}
