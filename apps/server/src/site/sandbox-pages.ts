import type { FastifyInstance } from 'fastify';

const PATH = '/sandbox/page/';

/** Shows the sandbox's employer pages below our own address, since its port is known to this machine only. */
export function registerSandboxPages(app: FastifyInstance, sandboxUrl: string): void {
  app.get(`${PATH}*`, { schema: { hide: true } }, async (request, reply) => {
    const response = await fetch(`${sandboxUrl}/page/${request.url.slice(PATH.length)}`, {
      redirect: 'manual',
    });
    return reply
      .status(response.status)
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(await response.text());
  });
}
