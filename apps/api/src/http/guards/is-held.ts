import type { FastifyRequest } from 'fastify';

/** What tells whether an answer is still the one that somebody holds. */
export interface Validators {
  etag: string;
  /** When it became what it is. */
  modifiedAt?: Date;
}

/**
 * Whether who asks holds this answer already, so that 304 is enough. The tag decides where one was sent (RFC 9110, 13.1.3);
 * tags are compared weakly.
 */
export function isHeld(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { etag, modifiedAt }: Validators,
): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags.trim() === '*' || listTags(tags).includes(withoutWeakness(etag));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return modifiedAt !== undefined && toSeconds(modifiedAt.getTime()) <= toSeconds(since);
}

const listTags = (tags: string): readonly string[] => tags.match(/"[^"]*"/g) ?? [];

const withoutWeakness = (etag: string) => etag.replace(/^W\//, '');

/** A date in a header has no parts of a second. */
const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);
