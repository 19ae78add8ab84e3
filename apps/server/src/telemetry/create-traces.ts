import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND_MS, type Facts, type Part, type Work } from '@firsthand/contracts';
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { openExporter } from './open-exporter.ts';
import type { Traces, WorkSpan } from './traces.ts';

export interface TraceLimits {
  /** Of more spans that wait for a collector, the newest are left out: some megabytes. */
  waitingMax: number;
  /** Between two batches. */
  everyMs: number;
  /** For a collector to take a batch. */
  takenWithinMs: number;
  /** For what is left at the end. */
  closedWithinMs: number;
}

const LIMITS: TraceLimits = {
  waitingMax: 4_096,
  everyMs: 2 * SECOND_MS,
  takenWithinMs: 5 * SECOND_MS,
  closedWithinMs: 3 * SECOND_MS,
};
const BATCH = 512;

/** What others call these facts (OpenTelemetry's semantic conventions). */
const CONVENTIONAL: Partial<Record<string, string>> = {
  method: 'http.request.method',
  route: 'http.route',
  status: 'http.response.status_code',
  host: 'server.address',
  statement: 'db.operation.name',
};
const CALLS_OUT: readonly Part['name'][] = ['call', 'statement'];

export interface TraceOptions {
  /** The collector's address, below which `/v1/traces` takes them. */
  endpoint: string;
  /** The share of traces that are kept, from 0 to 1. What a proxy has decided stays. */
  share: number;
  /** Told once when they cannot be handed over, and once when they are again. */
  onOutage: (error: Error | null) => void;
}

interface OwnSpan extends WorkSpan {
  context: Context;
}

/** Makes traces of work and its parts, and hands them to a collector over OTLP. One that is away or slow costs traces and nothing else. */
export function createTraces(
  { endpoint, share, onOutage }: TraceOptions,
  { waitingMax, everyMs, takenWithinMs, closedWithinMs }: TraceLimits = LIMITS,
): Traces {
  const exporter = openExporter(`${endpoint}/v1/traces`, takenWithinMs, onOutage);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'firsthand' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor(exporter, {
        maxQueueSize: waitingMax,
        maxExportBatchSize: BATCH,
        scheduledDelayMillis: everyMs,
        exportTimeoutMillis: takenWithinMs,
      }),
    ],
  });
  const tracer = provider.getTracer('firsthand');
  return {
    begin: (work, within) => {
      const around = within ? (within as OwnSpan).context : toContext(work);
      const kind = work.kind === 'request' ? SpanKind.SERVER : SpanKind.CONSUMER;
      const name = work.kind === 'request' ? 'request' : work.name;
      const span = tracer.startSpan(name, { kind, attributes: toIdAttribute(work) }, around);
      return toOwnSpan(span, around);
    },
    note: ({ name, seconds, hasFailed, facts }, within) => {
      const kind = CALLS_OUT.includes(name) ? SpanKind.CLIENT : SpanKind.INTERNAL;
      const startTime = Date.now() - seconds * SECOND_MS;
      const attributes = toAttributes(facts);
      endSpan(
        tracer.startSpan(name, { kind, startTime, attributes }, (within as OwnSpan).context),
        hasFailed,
      );
    },
    close: async () => {
      // What cannot be handed over was told of already.
      const handedOver = provider.shutdown().catch(() => undefined);
      await Promise.race([handedOver, sleep(closedWithinMs, undefined, { ref: false })]);
    },
  };
}

function toOwnSpan(span: Span, around: Context): OwnSpan {
  const { traceId } = span.spanContext();
  return {
    traceId: span.isRecording() ? traceId : null,
    context: trace.setSpan(around, span),
    end: ({ hasFailed, facts = {} }) => {
      // Only at its end is it known which route answered.
      if (facts.route !== undefined) span.updateName(`${facts.method} ${facts.route}`);
      span.setAttributes(toAttributes(facts));
      endSpan(span, hasFailed);
    },
  };
}

function endSpan(span: Span, hasFailed: boolean): void {
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function toIdAttribute({ kind, id }: Work): Record<string, string> {
  return { [`firsthand.${kind}_id`]: id };
}

function toAttributes(facts: Facts): Record<string, string | number | undefined> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [CONVENTIONAL[name] ?? `firsthand.${name}`, value]),
  );
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** What a request's proxy said that it is part of; nothing, when that is no `traceparent`. */
function toContext(work: Work): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    TRACEPARENT.exec((work.kind === 'request' && work.from) || '') ?? [];
  const parent = { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
