/** What is wrong with an input, and where: in the payload of every mutation. */
export interface Problem {
  readonly code: string
  readonly severity?: string | null
  /** Which part of the input. */
  readonly path?: string | null
  /** Of a file. */
  readonly line?: number | null
}

/** An error as GraphQL answers it. */
export interface GraphQLAnswerError {
  readonly message: string
  readonly extensions?: { readonly code?: string; readonly reason?: string } & Readonly<Record<string, unknown>>
}

/**
 * The service did not answer what was asked. `code` is the service's own (`FORBIDDEN`, `RATE_LIMITED`, …), or
 * `UNREACHABLE` where nothing answered in time and `NOT_PAIJI` where something else did.
 */
export class PaijiError extends Error {
  override readonly name: string = 'PaijiError'
  readonly code: string
  readonly status: number | undefined
  readonly errors: readonly GraphQLAnswerError[]

  constructor(
    code: string,
    message: string,
    of: { readonly status?: number; readonly errors?: readonly GraphQLAnswerError[]; readonly cause?: unknown } = {},
  ) {
    super(message, of.cause === undefined ? {} : { cause: of.cause })
    this.code = code
    this.status = of.status
    this.errors = of.errors ?? []
  }
}

const wordsOf = ({ code, path, line }: Problem): string =>
  [code, path, typeof line === 'number' ? `line ${line}` : ''].filter(Boolean).join(' ')

/** A mutation was understood and refused; every problem with its place. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(wordsOf).join('; '))
    this.problems = problems
  }
}
