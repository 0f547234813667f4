/** What a span may carry: names from our own lists, numbers, never what somebody sent. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** A span under way. */
export interface OpenSpan {
  /** Runs something within it: what it begins there is its child. */
  within<T>(run: () => T): T
  end(failed?: boolean, more?: SpanFacts): void
}

/** Where spans go; `parent` is a `traceparent` header. */
export interface Tracer {
  begin(name: string, kind: 'server' | 'internal' | 'client', facts?: SpanFacts, parent?: string): OpenSpan
  /** Sends what waits. */
  close(): Promise<void>
}

let tracer: Tracer | undefined

/** Begins or ends tracing in this process; without it nothing is measured and nothing loaded. */
export const traceWith = (next: Tracer | undefined): void => {
  tracer = next
}

export const tracing = (): Tracer | undefined => tracer
