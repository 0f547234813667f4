import { err, ok, type Problem, problem } from '@paiji/rules'
import { isDay } from '@paiji/rules/awards'
import type { IsoDate } from '../../base/clock.js'
import type { Outcome } from '../../base/problem.js'
import { fromGlobalId, fromGlobalIds } from './global-id.js'

/** What a field of an action's input holds; the schema, the checks and the control of its form follow from it. */
export type FieldKind = 'id' | 'ids' | 'text' | 'reason' | 'day' | 'endDay' | 'code' | 'sport' | 'amount' | 'flag'

/**
 * One field of an action's input. `says` is its description in the schema, `type` the kind of record of an id or the name of a
 * code's enum. `Value` is what the use case is given: the row id of an id, undefined for what was left out.
 */
export interface ActionField<Value = unknown, Kind extends FieldKind = FieldKind> {
  readonly kind: Kind
  readonly says: string
  readonly type?: string
  readonly isOptional: boolean
  /** Known to the compiler alone. */
  readonly '~value'?: Value
}

export type ActionFields = Readonly<Record<string, ActionField>>

const required = <Value, Kind extends FieldKind>(
  kind: Kind,
  says: string,
  type?: string,
): ActionField<Value, Kind> => ({
  kind,
  says,
  isOptional: false,
  ...(type === undefined ? {} : { type }),
})

export const idOf = (type: string, says: string) => required<string, 'id'>('id', says, type)
export const idsOf = (type: string, says: string) => required<readonly string[], 'ids'>('ids', says, type)
export const text = (says: string) => required<string, 'text'>('text', says)
/** Words that may not be blank (REASON_MISSING); they arrive trimmed. */
export const reason = (says: string) => required<string, 'reason'>('reason', says)
/** A day of the calendar, else DATE_NOT_READABLE. */
export const day = (says: string) => required<IsoDate, 'day'>('day', says)
/** The first day on which something is no longer valid: a form asks for the last one on which it is. */
export const endDay = (says: string) => required<IsoDate, 'endDay'>('endDay', says)
/** A word of a closed list; `type` is the name of its enum. */
export const codeOf = <Code extends string>(type: string, says: string) => required<Code, 'code'>('code', says, type)
/** A sport that the office keeps records of: which ones is known when the program runs. */
export const sport = (says: string) => required<string, 'sport'>('sport', says)
export const amount = (says: string) => required<number, 'amount'>('amount', says)
export const flag = (says: string) => required<boolean, 'flag'>('flag', says)

/** The same field where it may be left out. */
export const optional = <Value, Kind extends FieldKind>(
  field: ActionField<Value, Kind>,
): ActionField<Value | undefined, Kind> => ({ ...field, isOptional: true })

type NameOf<Key, Field> =
  Field extends ActionField<unknown, 'id'>
    ? `${Key & string}Id`
    : Field extends ActionField<unknown, 'ids'>
      ? `${Key & string}Ids`
      : Key

type ValueOf<Field> = Field extends ActionField<infer Value> ? Value : never

/** The input of the use case: `person: idOf('Person', …)` is its `personId`. */
export type InputOf<Fields extends ActionFields> = {
  readonly [Key in keyof Fields as NameOf<Key, Fields[Key]>]: ValueOf<Fields[Key]>
}

const nameOf = (key: string, { kind }: ActionField): string =>
  kind === 'id' ? `${key}Id` : kind === 'ids' ? `${key}Ids` : key

const decode = (key: string, field: ActionField, sent: unknown): Outcome<unknown> => {
  if (field.isOptional && (sent === null || sent === undefined || sent === '')) return ok(undefined)
  if (field.kind === 'id') return fromGlobalId(field.type ?? '', String(sent), key)
  if (field.kind === 'ids') return fromGlobalIds(field.type ?? '', sent as readonly string[], key)
  return ok(sent)
}

/** The input as the use case takes it. Problems: ID_NOT_READABLE at each id that is none of its kind. */
export const decodeInput = <Fields extends ActionFields>(
  fields: Fields,
  sent: Readonly<Record<string, unknown>>,
): Outcome<InputOf<Fields>> => {
  const read = Object.entries(fields).map(
    ([key, field]) => [nameOf(key, field), decode(key, field, sent[key])] as const,
  )
  const problems = read.flatMap(([, value]) => (value.ok ? [] : value.error))
  if (problems.length > 0) return err(problems)
  return ok(
    Object.fromEntries(read.map(([name, value]) => [name, value.ok ? value.value : undefined])) as InputOf<Fields>,
  )
}

const checks: Partial<Record<FieldKind, (value: string) => string | undefined>> = {
  day: value => (isDay(value) ? undefined : 'DATE_NOT_READABLE'),
  endDay: value => (isDay(value) ? undefined : 'DATE_NOT_READABLE'),
  reason: value => (value.trim() ? undefined : 'REASON_MISSING'),
}

/** The input with its reasons trimmed. Problems, each at its field: DATE_NOT_READABLE, REASON_MISSING. */
export const checkInput = <Input extends object>(fields: ActionFields, decoded: Input): Outcome<Input> => {
  const given = decoded as Readonly<Record<string, unknown>>
  const problems = Object.entries(fields).flatMap(([key, field]): Problem[] => {
    const value = given[nameOf(key, field)]
    const code = typeof value === 'string' ? checks[field.kind]?.(value) : undefined
    return code === undefined ? [] : [problem(code, { at: { path: key } })]
  })
  if (problems.length > 0) return err(problems)
  const reasons = Object.entries(fields).flatMap(([key, { kind }]) =>
    kind === 'reason' && typeof given[key] === 'string' ? [[key, given[key].trim()] as const] : [],
  )
  return ok({ ...decoded, ...Object.fromEntries(reasons) })
}
