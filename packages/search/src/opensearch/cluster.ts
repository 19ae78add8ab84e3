import type { Readable } from 'node:stream';
import type { Client } from '@opensearch-project/opensearch';
import { ClusterError, isElsewhere } from './cluster-error.ts';
import { readAnswer } from './read-answer.ts';
import { toNoAnswer, toToldError, type ToldError } from './to-cluster-error.ts';

/** Where a cluster is and who asks it. */
export interface ClusterAddress {
  /** Of some nodes or of what stands before them, `https://search-1:9200`; one that is away is left out. */
  urls: readonly string[];
  user: { name: string; password: string } | null;
  /** PEM: whose certificates are believed, and the one that this program shows. Null: the system's, and none. */
  ca: string | null;
  certificate: { certificate: string; key: string } | null;
}

export interface Asking {
  body?: object | undefined;
  /** Lines of JSON instead of a body. */
  lines?: string | undefined;
  query?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** Default: ten seconds. */
  timeoutMs?: number | undefined;
}

/** A search of several: its query and what is wanted of what it finds. */
export type SearchBody = Readonly<Record<string, unknown>>;

export interface Hit {
  sort: (number | string)[];
  fields?: Record<string, unknown[]>;
  matched_queries?: string[];
}

export interface SearchAnswer {
  hits: { total?: { value: number }; hits: Hit[] };
  aggregations?: Record<string, Aggregation>;
  suggest?: Record<string, { options: { text: string; freq: number }[] }[]>;
}

export interface Bucket {
  key: string | number;
  doc_count: number;
  /** How many more there may be, which some shard has not told. */
  doc_count_error_upper_bound?: number;
  [aggregation: string]: unknown;
}

/** What the cluster says of one aggregation, as far as we ask for it. */
export interface Aggregation {
  value?: number | null;
  doc_count?: number;
  buckets?: unknown;
  doc_count_error_upper_bound?: number;
  sum_other_doc_count?: number;
  after_key?: Record<string, string | number>;
  [aggregation: string]: unknown;
}

export interface BulkItem {
  status: number;
  error?: { type: string; reason: string };
}

const ASKED_MS = 10_000;
/** A search that takes longer is somebody else's to answer. */
const SEARCHED_MS = 5_000;
/** Another node is tried when one is away. */
const MORE_TRIES = 1;

/** What is asked of a cluster. Every answer that says less than everything is an error. */
export class Cluster {
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async ask<Answer>(method: string, path: string, asking: Asking = {}): Promise<Answer> {
    const until = performance.now() + (asking.timeoutMs ?? ASKED_MS);
    for (let tries = 1; ; tries++) {
      try {
        return await this.#askOnce<Answer>({ method, path }, asking, until);
      } catch (error) {
        if (tries > MORE_TRIES || !isElsewhere(error) || performance.now() >= until) throw error;
      }
    }
  }

  /** The client reads answers without an end to the time and the length that they may take: it only asks. */
  async #askOnce<Answer>(
    request: { method: string; path: string },
    { body, lines, query }: Asking,
    until: number,
  ): Promise<Answer> {
    const left = () => Math.max(1, Math.ceil(until - performance.now()));
    let status: number;
    let answer: Answer & { error?: unknown };
    try {
      const answered = (await this.#client.transport.request(
        {
          ...request,
          ...(body !== undefined && { body }),
          ...(lines !== undefined && { bulkBody: lines }),
          ...(query !== undefined && { querystring: { ...query } }),
        },
        { requestTimeout: left(), maxRetries: 0, asStream: true },
      )) as unknown as { statusCode: number; body: Readable };
      status = answered.statusCode;
      answer = await readAnswer(answered.body, { status, withinMs: left() });
    } catch (error) {
      throw toNoAnswer(error);
    }
    if (status < 400) return answer;
    const told = answer.error;
    throw toToldError(
      status,
      typeof told === 'object' && told !== null ? told : { reason: toText(told, status) },
    );
  }

  /** The answers of all searches, which are made at the same copies of the shards. */
  async search(index: string, searches: readonly SearchBody[]): Promise<SearchAnswer[]> {
    if (searches.length === 0) return [];
    const header = JSON.stringify({
      index,
      preference: Math.random().toString(36).slice(2),
      allow_partial_search_results: false,
    });
    const timeout = `${SEARCHED_MS}ms`;
    const { responses } = await this.ask<{ responses: (SearchAnswer & Completeness)[] }>(
      'POST',
      '/_msearch',
      {
        lines: searches.map((search) => `${header}\n${JSON.stringify({ timeout, ...search })}\n`).join(''),
        timeoutMs: SEARCHED_MS,
      },
    );
    for (const response of responses) requireWhole(response);
    return responses;
  }

  /** What became of each action, in their order. */
  async bulk(alias: string, lines: string): Promise<BulkItem[]> {
    const { items } = await this.ask<{ items: Record<string, BulkItem>[] }>('POST', `/${alias}/_bulk`, {
      lines,
      // Without it an index that somebody deleted would come to be again, with whatever mapping.
      query: { require_alias: true },
      timeoutMs: 6 * ASKED_MS,
    });
    return items.map((item) => Object.values(item)[0] as BulkItem);
  }

  async close(): Promise<void> {
    await this.#client.close();
  }
}

interface Completeness {
  error?: ToldError & { root_cause?: ToldError[] };
  status?: number | null;
  timed_out?: boolean;
  _shards?: { failed: number };
}

/** A part of an answer is none: what it leaves out would be missing from totals. */
function requireWhole({ error, status = null, timed_out: isLate, _shards: shards }: Completeness): void {
  if (error) {
    throw toToldError(status, error.root_cause?.[0] ?? error);
  }
  if (isLate) throw new ClusterError('the search took too long', { status: null, type: 'timed_out' });
  if (shards === undefined || shards.failed > 0)
    throw new ClusterError('some shards did not answer', { status: null, type: 'shards_failed' });
}

const toText = (told: unknown, status: number): string =>
  typeof told === 'string' ? told : `it answered ${status}`;
