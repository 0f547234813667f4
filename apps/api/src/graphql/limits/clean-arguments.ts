import {
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { ClientError } from '../shared/errors.js'

/** A NUL, also as JSON writes it in a text, and half of a surrogate pair: neither can be stored or shown. */
const UNREADABLE = /[\0\p{Surrogate}]|\\u0000/u

/** What a field is asked with. */
export type Arguments = Readonly<Record<string, unknown>>

/** An object as it was sent, not one that a scalar made. */
export const isPlain = (value: unknown): value is Arguments => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

const within = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

const refuse = (path: string): never => {
  const problem = { code: 'TEXT_NOT_READABLE', severity: 'error', path, params: [] }
  throw new ClientError('BAD_USER_INPUT', 'TEXT_NOT_READABLE', { problems: [problem] })
}

/** Refuses what no database can hold, in a text or anywhere within JSON; the value itself stays as it was sent. */
const checkText = (value: unknown, path: string): void => {
  if (typeof value === 'string' && UNREADABLE.test(value)) refuse(path)
  if (Array.isArray(value)) for (const [at, item] of value.entries()) checkText(item, `${path}[${at}]`)
  if (!isPlain(value)) return
  for (const [name, item] of Object.entries(value)) {
    if (UNREADABLE.test(name)) refuse(path)
    checkText(item, within(path, name))
  }
}

/** A `null` within JSON is a value (no limit, none); in an input it was left out. */
const cleanValue = (type: GraphQLInputType, value: unknown, path: string): unknown => {
  if (isNonNullType(type)) return cleanValue(type.ofType, value, path)
  if (isListType(type) && Array.isArray(value))
    return value.map((item, at) => cleanValue(type.ofType, item, `${path}[${at}]`))
  if (isInputObjectType(type) && isPlain(value)) return cleanFields(Object.values(type.getFields()), value, path)
  checkText(value, path)
  return value
}

const cleanFields = (
  fields: readonly Pick<GraphQLArgument, 'name' | 'type'>[],
  values: Arguments,
  path: string,
): Arguments =>
  Object.fromEntries(
    fields.flatMap(({ name, type }) => {
      const value = values[name]
      return value === undefined || value === null ? [] : [[name, cleanValue(type, value, within(path, name))]]
    }),
  )

/**
 * Makes every resolver see arguments as they are meant: what is `null` was left out, which is how many clients send
 * an optional field, and text that no database can hold is refused before anything looks at it.
 */
export const cleanArguments = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue
      const { args: known, resolve, subscribe } = field
      const clean = (args: Arguments): Arguments => cleanFields(known, args, '')
      if (resolve) field.resolve = (source, args: Arguments, ...rest) => resolve(source, clean(args), ...rest)
      if (subscribe) field.subscribe = (source, args: Arguments, ...rest) => subscribe(source, clean(args), ...rest)
    }
  }
  return schema
}
