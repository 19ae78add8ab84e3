/** A cluster for tests and development. */
export interface OpenSearchNodes {
  /** Of each node. */
  urls: string[];
  /** Ends all nodes and removes their files. */
  stop(): Promise<void>;
  /** Ends a node's program as a crash does. */
  kill(number: number): Promise<void>;
  /** Starts a node's program that was killed, and waits until the cluster is whole again. */
  start(number: number): Promise<void>;
}

export interface OpenSearchNodesOptions {
  /** Default 3. */
  nodes?: number;
  /** Whether each node has a program of its own; default false. */
  apart?: boolean;
  /** Whether a quick start counts for more than speed; default true. */
  isForTests?: boolean;
  /** Of HTTP, one for each node; default: free ones. */
  ports?: number[];
  /** Of each program; default 900, and 320 where each node has one of its own. */
  heapMegabytes?: number;
}

/** Starts a cluster on 127.0.0.1 that ends with this process, or says why it cannot. */
export function startOpenSearch(
  options?: OpenSearchNodesOptions,
): Promise<OpenSearchNodes | { reason: string }>;

/** Has Maven bring what Java is to load, or says why it is not to be had. */
export function prepareOpenSearch(): { classpath: string } | { reason: string };
