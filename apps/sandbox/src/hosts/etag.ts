import { createHash } from 'node:crypto';
import type { Answer, HostRequest } from './host.ts';

/** Adds a weak ETag; answers 304 without a body when the client already holds this answer. */
export function withEtag(request: HostRequest, answer: Answer): Answer {
  if (answer.status !== 200) return answer;
  const etag = `W/"${createHash('sha1').update(answer.body).digest('hex').slice(0, 32)}"`;
  if (request.headers['if-none-match'] === etag) return { status: 304, headers: { etag }, body: '' };
  return { ...answer, headers: { ...answer.headers, etag } };
}
