import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { traceCallsWith } from './tracing'

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/

const contextOf = (traceparent: string | null) => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number(flags), isRemote: true })
}

/**
 * Sends a span for each call to the API to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`. The provider is no global one:
 * the spans that Next itself would make hold addresses with what people search for.
 */
export const startTracing = (): void => {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'paiji-portal' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(), { scheduledDelayMillis: 1_000 })],
  })
  const tracer = provider.getTracer('paiji')
  traceCallsWith((name, parent) => {
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT }, contextOf(parent))
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      traceparent: `00-${traceId}-${spanId}-0${traceFlags}`,
      end: failed => {
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  })
}
