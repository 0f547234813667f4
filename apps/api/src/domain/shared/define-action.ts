import type { Viewer } from '../../auth/viewer.js'
import { inTransaction } from '../../db/transaction.js'
import type { Outcome } from '../../base/problem.js'
import type { Act } from './act.js'
import { type ActionFields, checkInput, decodeInput, type InputOf } from './action-fields.js'
import type { Deps } from './deps.js'
import { idempotently } from './idempotency.js'

/** A request may carry a key: the same key is done once. */
interface Keyed {
  readonly idempotencyKey?: string | undefined
}

export interface ActionDefinition<Fields extends ActionFields, Subject, Answer> {
  /** The mutation, and the use case in the records of requests. */
  readonly name: string
  /** Descriptions of the schema: of the mutation, of its argument, of the type of its input. */
  readonly says: string
  readonly asks: string
  readonly takes: string
  readonly fields: Fields
  /** Whether a repetition with the same `idempotencyKey` is the same request. */
  readonly isKeyed?: boolean
  /** What the action is about, if it is there and the viewer may. */
  readonly permit: (deps: Deps, viewer: Viewer, input: InputOf<Fields>) => Promise<Outcome<Subject>>
  /** The change with its audit row and its jobs, in one transaction. */
  readonly run: (act: Act, input: InputOf<Fields>, subject: Subject) => Promise<Outcome<Answer>>
}

/** An action as it is reached from outside: the description that the schema, the portal's operation and its form are made of. */
export interface SentAction<Answer> {
  readonly definition: Omit<ActionDefinition<ActionFields, unknown, Answer>, 'permit' | 'run'>
  /** With ids as clients have them. Problems besides its own: ID_NOT_READABLE at each that is none of its kind. */
  readonly send: (
    deps: Deps,
    viewer: Viewer,
    sent: Readonly<Record<string, unknown>> & Keyed,
  ) => Promise<Outcome<Answer>>
}

/** The use case itself, by row ids. */
export interface Action<Fields extends ActionFields, Answer> extends SentAction<Answer> {
  (deps: Deps, viewer: Viewer, input: InputOf<Fields> & Keyed): Promise<Outcome<Answer>>
}

/**
 * A use case from its description: permit, then the checks of its fields' kinds, then one transaction. Problems: those of
 * `permit`, of the kinds (`checkInput`), of `idempotently` where it is keyed, and of `run`.
 */
export const defineAction = <Fields extends ActionFields, Subject, Answer>({
  permit,
  run,
  ...definition
}: ActionDefinition<Fields, Subject, Answer>): Action<Fields, Answer> => {
  const { name, fields, isKeyed } = definition
  const useCase = async (deps: Deps, viewer: Viewer, input: InputOf<Fields> & Keyed): Promise<Outcome<Answer>> => {
    const subject = await permit(deps, viewer, input)
    if (!subject.ok) return subject
    const checked = checkInput(fields, input)
    if (!checked.ok) return checked
    const work = (tx: Act['tx']) => run({ tx, deps, viewer }, checked.value, subject.value)
    return isKeyed ? idempotently(deps, viewer, name, input, work) : inTransaction(deps.db, work)
  }
  const send: SentAction<Answer>['send'] = async (deps, viewer, sent) => {
    const read = decodeInput(fields, sent)
    if (!read.ok) return read
    return useCase(deps, viewer, isKeyed ? { ...read.value, idempotencyKey: sent.idempotencyKey } : read.value)
  }
  return Object.assign(useCase, { definition, send })
}
