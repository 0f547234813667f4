/** Run once by Next when its server starts: keeps each request's response at hand for `lib/answer-with.ts`. */
export const register = async (): Promise<void> => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { holdResponses } = await import('./lib/hold-responses')
  holdResponses()
  if (!process.env.OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { startTracing } = await import('./lib/open-telemetry')
  startTracing()
}
