import type { FormatProblemCode } from '../problem-codes.js'
import type { ProblemParams } from '../problem-log.js'

/** A fault after which the rest of the file cannot be trusted. */
export class XmlFault extends Error {
  readonly code: FormatProblemCode
  readonly offset: number
  readonly params: ProblemParams | undefined

  constructor(code: FormatProblemCode, offset: number, params?: ProblemParams) {
    super(code)
    this.code = code
    this.offset = offset
    this.params = params
  }
}
