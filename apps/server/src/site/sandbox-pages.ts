import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Where the stand-ins listen; null where the real thing is configured. */
export interface SandboxAddresses {
  employers: string | null;
  mailbox: string | null;
  linkedin: string | null;
  stripe: string | null;
}

const LINKEDIN_PATH = '/sandbox/linkedin';
const FORM_MAX_BYTES = 64 * 1024;
/** What a stand-in may know of the request. Nothing of the connection: the two are different ones. */
const REQUEST_HEADERS = ['accept', 'authorization', 'content-type', 'cookie', 'user-agent'];
const ANSWER_HEADERS = [
  ...[
    'access-control-allow-origin',
    'allow',
    'cache-control',
    'content-security-policy',
    'content-type',
    'location',
    'pragma',
  ],
  'www-authenticate',
];

/** Shows the sandbox's pages below our own address, since their ports are known to this machine only. */
export async function registerSandboxPages(app: FastifyInstance, addresses: SandboxAddresses): Promise<void> {
  const { employers, mailbox, linkedin, stripe } = addresses;
  // A scope of its own, since forms go through as they were sent.
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    const parser = { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES } as const;
    scope.addContentTypeParser('*', parser, (_request, body, finish) => {
      finish(null, body);
    });
    if (mailbox !== null) {
      for (const url of ['/sandbox/mail', '/sandbox/mail.json', '/sandbox/mail/*']) {
        scope.get(url, { schema: { hide: true } }, (request, reply) =>
          forward(request, reply, mailbox + toPath(request)),
        );
      }
    }
    if (employers !== null) {
      registerEmployerPages(scope, employers);
      for (const url of ['/sandbox/applications', '/sandbox/applications.json']) {
        scope.get(url, { schema: { hide: true } }, (request, reply) =>
          forward(request, reply, employers + toPath(request)),
        );
      }
    }
    if (linkedin !== null) {
      scope.all(`${LINKEDIN_PATH}/*`, { schema: { hide: true } }, (request, reply) =>
        forward(request, reply, linkedin + toPath(request).slice(LINKEDIN_PATH.length)),
      );
    }
    if (stripe !== null) {
      scope.all('/sandbox/stripe/*', { schema: { hide: true } }, (request, reply) =>
        forward(request, reply, stripe + toPath(request)),
      );
    }
    done();
  });
}

const FILES_MAX_BYTES = 4 * 1024 * 1024;

/**
 * Their forms lead back to themselves, and what these send ends here: no employer exists to read it. The sandbox writes
 * their policy, for which it is told where the browser sees them.
 */
function registerEmployerPages(scope: FastifyInstance, sandboxUrl: string): void {
  const path = '/sandbox/page/';
  scope.route({
    method: ['GET', 'POST'],
    url: `${path}*`,
    bodyLimit: FILES_MAX_BYTES,
    schema: { hide: true },
    handler: (request, reply) =>
      forward(request, reply, `${sandboxUrl}/page/${toPath(request).slice(path.length)}`, {
        'x-forwarded-host': request.host,
      }),
  });
}

/** A client may write the whole address in its request: "http://host/sandbox/mail?to=a" → "/sandbox/mail?to=a". */
function toPath({ url }: FastifyRequest): string {
  if (url.startsWith('/')) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** Passes a request on and its answer back: method, body, cookies and redirects as they are. */
async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  added: Record<string, string> = {},
): Promise<FastifyReply> {
  const headers = new Headers(added);
  for (const name of REQUEST_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const response = await fetch(address, {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  });
  for (const name of ANSWER_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) void reply.header('set-cookie', cookies);
  return reply.status(response.status).send(Buffer.from(await response.arrayBuffer()));
}
