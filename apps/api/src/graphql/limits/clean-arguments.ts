import { type GraphQLSchema, isObjectType } from 'graphql'
import { ClientError } from '../shared/errors.js'

/** A NUL, also as JSON writes it in a text, and half of a surrogate pair: neither can be stored or shown. */
const UNREADABLE = /[\0\p{Surrogate}]|\\u0000/u

type Arguments = Readonly<Record<string, unknown>>

const isPlain = (value: unknown): value is Arguments => {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

const cleanValue = (value: unknown, path: string): unknown => {
  if (typeof value === 'string') return UNREADABLE.test(value) ? refuse(path) : value
  if (Array.isArray(value)) return value.map((item, at) => cleanValue(item, `${path}[${at}]`))
  return isPlain(value) ? cleanFields(value, path) : value
}

const cleanFields = (fields: Arguments, path: string): Arguments =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, cleanValue(value, path === '' ? name : `${path}.${name}`)]),
  )

const refuse = (path: string): never => {
  const problem = { code: 'TEXT_NOT_READABLE', severity: 'error', path, params: [] }
  throw new ClientError('BAD_USER_INPUT', 'TEXT_NOT_READABLE', { problems: [problem] })
}

/**
 * Makes every resolver see arguments as they are meant: what is `null` was left out, which is how many clients send
 * an optional field, and text that no database can hold is refused before anything looks at it.
 */
export const cleanArguments = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue
      const { resolve, subscribe } = field
      if (resolve) field.resolve = (source, args: Arguments, ...rest) => resolve(source, cleanFields(args, ''), ...rest)
      if (subscribe)
        field.subscribe = (source, args: Arguments, ...rest) => subscribe(source, cleanFields(args, ''), ...rest)
    }
  }
  return schema
}
