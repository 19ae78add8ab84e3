import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  hasFailed: boolean;
  attributes: Record<string, unknown>;
}

interface OtlpSpan extends Omit<CollectedSpan, 'attributes' | 'hasFailed'> {
  attributes: { key: string; value: Record<string, unknown> }[];
  status?: { code?: number };
}

export interface Collector {
  /** What `OTEL_EXPORTER_OTLP_ENDPOINT` names. */
  url: string;
  /** All that came so far. */
  spans: () => CollectedSpan[];
  /** How many batches came, whatever was answered. */
  batches: () => number;
  close: () => Promise<void>;
}

const FAILED = 2;

/** A collector that takes OTLP over HTTP, as JSON, and keeps it. `answer`: what it does instead of taking it. */
export async function startCollector(answer?: RequestListener): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  let batches = 0;
  const server = createServer((request, response) => {
    batches += 1;
    if (answer) {
      answer(request, response);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      spans.push(...readSpans(Buffer.concat(chunks).toString()));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => [...spans],
    batches: () => batches,
    close: async () => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

function readSpans(body: string): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[] };
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap((scope) => scope.spans)
    .map(({ attributes, status, ...span }) => ({
      ...span,
      hasFailed: status?.code === FAILED,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    }));
}
