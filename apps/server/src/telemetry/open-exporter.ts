import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

/** What a collector that keeps silent may hold: two batches. */
const AT_ONCE = 2;

/** Hands spans to a collector over OTLP/HTTP, and tells once of each outage and of its end (null). */
export function openExporter(
  url: string,
  withinMs: number,
  onOutage: (error: Error | null) => void,
): SpanExporter {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: withinMs, concurrencyLimit: AT_ONCE });
  let isAway = false;
  const judge = (error: Error | undefined) => {
    if ((error !== undefined) === isAway) return;
    isAway = !isAway;
    onOutage(error ?? null);
  };
  return {
    export: (spans: ReadableSpan[], done) => {
      exporter.export(spans, (result) => {
        // Whatever fails has an error.
        judge(result.error);
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
