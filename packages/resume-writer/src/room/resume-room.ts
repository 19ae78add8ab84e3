// The program that makes resumes, in a process of its own, from a bundle of this file: see resume-maker.ts.
import { serveRoom } from '@firsthand/rooms/serve';

serveRoom(import.meta.url, async () => (await import('./make-resume.ts')).makeResume);
