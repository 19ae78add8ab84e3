import { OperatorError } from './operator-error.ts';

/** Listens, and says what to do when that cannot be. `prefix` stands before the names of the settings. */
export async function explainListening<T>(
  { host, port, prefix = '' }: { host: string; port: number; prefix?: string },
  listen: () => Promise<T>,
): Promise<T> {
  const faults: Record<string, string> = {
    EADDRINUSE: `another program uses it. Stop that one, or set ${prefix}PORT`,
    EACCES: `this user may not. Set ${prefix}PORT to one above 1023`,
    EADDRNOTAVAIL: `this machine has no such address. Set ${prefix}HOST`,
    ENOTFOUND: `there is no such address. Set ${prefix}HOST`,
  };
  try {
    return await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const reason = typeof code === 'string' ? faults[code] : undefined;
    if (reason === undefined) throw error;
    throw new OperatorError(`Cannot listen on ${host}, port ${port}: ${reason}.`, error);
  }
}
