import type { Database } from './database.ts';
import {
  openEmbedded,
  openGuest,
  openMemory,
  type EmbeddedOptions,
  type GuestOptions,
} from './open-embedded.ts';
import { openServer, type ServerOptions } from './open-server.ts';

export type DatabaseOptions =
  /** A PostgreSQL server and, if wanted, its streaming replica: see `openServer`. */
  | ({ kind: 'server' } & ServerOptions)
  /** PGlite in a thread of its own; take `lockDataDirectory` first. */
  | ({ kind: 'embedded' } & EmbeddedOptions)
  /** An embedded store that another thread has open. */
  | ({ kind: 'guest' } & GuestOptions)
  /** PGlite in memory, for tests. */
  | { kind: 'memory'; snapshot?: Blob | File };

/** Opens the store. The caller runs `migrate` once and `close` at the end. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  switch (options.kind) {
    case 'server':
      return openServer(options);
    case 'embedded':
      return openEmbedded(options);
    case 'guest':
      return openGuest(options);
    case 'memory':
      return openMemory(options.snapshot);
  }
}
