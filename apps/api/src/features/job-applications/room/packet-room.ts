// The program that cleans and packs sealed applications, in a process of its own, from a bundle of this file: see packet-desk.ts.
import { serveRoom } from '@firsthand/rooms/serve';

serveRoom(import.meta.url, async () => (await import('./work-on-packet.ts')).workOnPacket);
