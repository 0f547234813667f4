import type { deliveryFailures } from '../../db/schema/index.js'

export type DeliveryFailure = (typeof deliveryFailures)[number]

/** A call to an address elsewhere. */
export interface Call {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** What came of one call. The answer's beginning is kept, whatever it is; `failure` is undefined when it was taken. */
export interface CallOutcome {
  readonly failure: DeliveryFailure | undefined
  readonly status: number | undefined
  readonly answer: string
  readonly milliseconds: number
}

/** The way to addresses elsewhere; it never throws. */
export interface Caller {
  call(call: Call): Promise<CallOutcome>
}
