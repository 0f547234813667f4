import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Tracer } from './base/trace.js'

const KINDS = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const

/**
 * Sends spans as OpenTelemetry to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP), by the standard's own
 * variables. Loaded where that variable is set and nowhere else.
 */
export const openTelemetry = (service: string): Tracer => {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(), { scheduledDelayMillis: 1_000 })],
  })
  provider.register()
  const spans = provider.getTracer('paiji')
  return {
    begin: (name, kind, facts = {}, traceparent) => {
      const above = context.active()
      const parent = traceparent ? propagation.extract(above, { traceparent }) : above
      const span = spans.startSpan(name, { kind: KINDS[kind], attributes: facts }, parent)
      const own = trace.setSpan(parent, span)
      return {
        within: run => context.with(own, run),
        end: (failed = false, more = {}) => {
          span.setAttributes(more)
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    close: async () => {
      await provider.shutdown().catch(() => undefined)
      for (const one of [trace, context, propagation]) one.disable()
    },
  }
}
