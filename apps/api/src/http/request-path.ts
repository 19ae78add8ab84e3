import type { FastifyRequest } from 'fastify';

/** What may be logged of an address. Queries hold sign-in tokens, codes and what people look for. */
export function toLoggedPath({ url }: Pick<FastifyRequest, 'url'>): string {
  return url.split('?', 1)[0] ?? '';
}
