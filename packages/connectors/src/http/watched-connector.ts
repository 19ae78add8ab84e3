import { buildConnector } from 'undici';

export interface WatchedConnector {
  connect: buildConnector.connector;
  /** Whether a failed request failed here: before there was a connection, so before a byte of it was sent. */
  hasFailedWith: (error: unknown) => boolean;
}

/**
 * undici's connector, remembering its own failures: a refused connection, an unknown name, an untrusted certificate.
 * A request reports them exactly like one that broke off half-way, and only this tells the two apart.
 */
export function createWatchedConnector(options: buildConnector.BuildOptions): WatchedConnector {
  const build = buildConnector(options);
  const failures = new WeakSet<Error>();
  return {
    connect: (target, callback) => {
      build(target, (...result) => {
        if (result[0]) failures.add(result[0]);
        callback(...result);
      });
    },
    hasFailedWith: (error) =>
      error instanceof Error &&
      (failures.has(error) || (error.cause instanceof Error && failures.has(error.cause))),
  };
}
