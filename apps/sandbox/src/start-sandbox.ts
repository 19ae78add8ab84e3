import { setTimeout as wait } from 'node:timers/promises';
import { isLoopback } from '@firsthand/contracts';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addEmployerPages } from './add-employer-pages.ts';
import { addApplicationPages } from './applying/application-pages.ts';
import { listApplyKeys, type ApplyKey } from './applying/apply-keys.ts';
import { readForm } from './applying/read-form.ts';
import { createReceivedApplications, type ReceivedApplication } from './applying/received-applications.ts';
import { addControlRoutes, listBoards, type SandboxBoard } from './control-routes.ts';
import { createFaults, type FaultControl } from './faults.ts';
import { answerRequest, createAtsHosts } from './gateway.ts';
import type { HostRequest } from './hosts/host.ts';
import { answerOnLoopbackOnly } from './loopback.ts';
import { createDemoData } from './demo-data/demo-data.ts';

export interface SandboxOptions {
  /** Another seed is other demo data. Default 1. */
  seed?: number;
  /** A loopback address; default 127.0.0.1. Anything else is refused. */
  host?: string;
  /** 0 takes a free one, which is the default. */
  port?: number;
  /** The demo's time; default the machine's. */
  now?: () => Date;
  /** How many employers, taken from all sources in turn; default all. */
  companies?: number;
  /** Multiplies the number of postings; default 1, which is about 5,000. */
  scale?: number;
  /** Told of each request about a board, before it is answered. */
  onAsked?: (asked: Asked) => void;
}

interface Asked extends Pick<SandboxBoard, 'source' | 'board'> {
  /** What the request calls itself. */
  userAgent: string;
}

export interface Sandbox {
  /** What `ATS_GATEWAY` should be, e.g. `http://127.0.0.1:40123`. */
  url: string;
  /** Of its catalogue. It answers for some more, which somebody may add by their addresses. */
  boards: SandboxBoard[];
  /** Of every second board of the systems that take applications by API. */
  applyKeys: ApplyKey[];
  faults: FaultControl;
  /** What employers' systems took, newest first. */
  listApplications: () => ReceivedApplication[];
  /** Adds a sentence to the text of every posting of a board, and to nothing else of them; null takes it out. */
  reword: (board: Pick<SandboxBoard, 'source' | 'board'>, sentence: string | null) => void;
  /** Stops the demo's time at an instant; null lets it run again. */
  setNow: (date: Date | null) => void;
  close: () => Promise<void>;
}

/** Two files of 1 MB as base64, and long answers. */
const BODY_MAX_BYTES = 8 * 1024 * 1024;

/** "/api.lever.co/v0/postings/acme?mode=json" → what api.lever.co would see */
async function toHostRequest(request: FastifyRequest): Promise<HostRequest> {
  const url = new URL(request.raw.url ?? '/', 'http://sandbox');
  const [, host = '', path = ''] = /^\/([^/]*)(\/.*)?$/.exec(url.pathname) ?? [];
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : new Uint8Array();
  return {
    method: request.method,
    host: decodeURIComponent(host).toLowerCase(),
    path: path === '' ? '/' : path,
    query: url.searchParams,
    headers,
    body: new TextDecoder().decode(body),
    form: await readForm(request.headers['content-type'] ?? '', body),
  };
}

function createApp(): FastifyInstance {
  const app = fastify({ bodyLimit: BODY_MAX_BYTES, forceCloseConnections: true });
  answerOnLoopbackOnly(app);
  // Bodies reach the hosts as they were sent; each host reads its own.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler((error, _request, reply) => {
    const message = error instanceof Error ? error.message : 'unknown fault';
    return reply.code(400).send({ error: message });
  });
  return app;
}

/**
 * Starts the gateway that speaks as the nine applicant-tracking systems, on a loopback address only.
 * Rejects when the port is taken or the address is not a loopback one.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const listenHost = options.host ?? '127.0.0.1';
  if (!isLoopback(listenHost)) throw new Error(`The sandbox listens on loopback only, not on ${listenHost}`);
  const demoData = createDemoData({
    seed: options.seed ?? 1,
    employers: options.companies ?? Number.POSITIVE_INFINITY,
    scale: options.scale ?? 1,
  });
  const hosts = createAtsHosts();
  const faults = createFaults();
  const received = createReceivedApplications();
  const closing = new AbortController();
  let stoppedAt: Date | null = null;
  const now = (): Date => stoppedAt ?? options.now?.() ?? new Date();
  const setNow = (date: Date | null): void => {
    stoppedAt = date;
  };

  const app = createApp();
  addControlRoutes(app, { demoData, hosts, faults, now, setNow });
  addApplicationPages(app, received);
  addEmployerPages(app, { demoData, hosts, received, now });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const outcome = answerRequest(await toHostRequest(request), {
      hosts,
      demoData,
      faults,
      received,
      now: now(),
      onAsked: ({ source, board }, userAgent) => options.onAsked?.({ source, board, userAgent }),
    });
    if (outcome === 'never') return reply.hijack();
    if (outcome === 'cut') {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    if (outcome.delayMs > 0) await wait(outcome.delayMs, undefined, { signal: closing.signal });
    return reply.code(outcome.answer.status).headers(outcome.answer.headers).send(outcome.answer.body);
  };
  app.all('/*', answer);

  await app.listen({ host: listenHost, port: options.port ?? 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port');
  const shownHost = listenHost === '::1' ? '[::1]' : listenHost;
  return {
    url: `http://${shownHost}:${address.port}`,
    boards: listBoards(demoData),
    applyKeys: listApplyKeys(demoData.employers),
    faults: { set: faults.set, clear: faults.clear },
    listApplications: received.list,
    reword: ({ source, board }, sentence) => {
      const employer = demoData.findEmployer(source, board);
      if (!employer) throw new Error(`The sandbox has no board ${source}:${board}`);
      demoData.reword(employer, sentence);
    },
    setNow,
    close: async () => {
      closing.abort();
      await app.close();
    },
  };
}
