import { serveRoom } from '../serve-room.ts';

serveRoom(import.meta.url, async () => (await import('./work.ts')).work);
