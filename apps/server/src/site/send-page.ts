import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptPage } from './page-cache.ts';

/** Beyond it a page gets some percent smaller and takes several times as long. */
const BROTLI_QUALITY = 5;

const COMPRESSORS: Record<string, (body: string) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body) => promisify(gzip)(body),
};

/** Sends a page, compressed as the visitor takes it, or says that the visitor holds it already. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
): Promise<FastifyReply> {
  const { headers } = page;
  void reply.headers({
    ...headers,
    etag: page.etag,
    vary: 'accept-encoding',
    'cache-control': headers['cache-control'] ?? 'no-cache',
  });
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    // The stored page keeps the policy that it came with.
    return reply.removeHeader('content-security-policy').status(304).send();
  }
  void reply.status(page.status);
  if (request.method === 'HEAD') return reply.send('');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const compress = COMPRESSORS[encoding ?? ''];
  if (encoding === null || !compress || page.body === '') return reply.send(page.body);
  let compressed = page.compressed.get(encoding);
  if (!compressed) {
    compressed = compress(page.body);
    page.compressed.set(encoding, compressed);
    // A failure is not kept: the next visitor may have more luck.
    compressed.catch(() => page.compressed.delete(encoding));
  }
  return reply.header('content-encoding', encoding).send(await compressed);
}

function chooseEncoding(accepted: string | string[] | undefined): string | null {
  const header = String(accepted ?? '');
  return negotiate(header, ['br']) ?? negotiate(header, ['gzip']);
}
