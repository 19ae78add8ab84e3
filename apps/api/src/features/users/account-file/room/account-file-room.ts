// The program that looks through files of accounts, in a process of its own, from a bundle of this file: see file-looker.ts.
import { serveRoom } from '@firsthand/rooms/serve';

serveRoom(import.meta.url, async () => (await import('./look-through.ts')).lookThrough);
