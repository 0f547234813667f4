import {
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
} from 'graphql'
import { globalId } from './ids.js'

/** Numbers from a seed, so that a failure can be had again. */
export const dice = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
type Dice = ReturnType<typeof dice>

const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '{"toString":1}',
  '{"a":"\\u0000"}',
  '{"__proto__":{"x":1},"constructor":1,"lead":{"toString":1}}',
  '[]',
  'null',
  '1e999',
  '-1',
  '99999999999999999999',
  "'; drop table event; --",
  '%',
  '2026-02-30',
  '2026-01-01',
  '999999-01-01',
  'x'.repeat(10_000),
  '牌'.repeat(5_000),
  '\u202eabc',
]
const numbers = [0, -1, 1, 2, 2_147_483_647, -2_147_483_648]
const kinds = ['Event', 'Stage', 'Person', 'Organisation', 'Appeal', 'Nothing']

/** Any of them. */
export const one = <T>(values: readonly T[], roll: Dice): T => values[roll(values.length)] as T

const id = (real: readonly string[], roll: Dice): string => {
  const way = roll(6)
  if (way === 0) return one(texts, roll)
  if (way === 1) return globalId(one(kinds, roll), one(texts, roll))
  return way === 2 ? globalId(one(kinds, roll), '0198c0de-0000-7000-8000-000000000001') : one(real, roll)
}

const scalar = (name: string, real: readonly string[], roll: Dice): unknown => {
  if (name === 'ID') return id(real, roll)
  if (name === 'Boolean') return roll(2) === 0
  if (name === 'Int' || name === 'Float') return one(numbers, roll)
  if (name === 'LocalDate') return one(['2026-01-01', '0001-01-01', '9999-12-31'], roll)
  if (name === 'DateTime') return one(['2026-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'], roll)
  return one(texts, roll)
}

/** A value of the type that no person would send, and that every client may. */
export const hostile = (type: GraphQLInputType, real: readonly string[], roll: Dice, depth = 0): unknown => {
  if (isNonNullType(type)) return hostile(type.ofType, real, roll, depth)
  if (isListType(type))
    return Array.from({ length: depth > 3 ? 0 : roll(3) }, () => hostile(type.ofType, real, roll, depth + 1))
  if (isEnumType(type)) return one(type.getValues(), roll).name
  if (isScalarType(type)) return scalar(type.name, real, roll)
  if (!isInputObjectType(type)) return null
  const fields = Object.values(type.getFields())
  if (type.isOneOf) {
    const field = one(fields, roll)
    return { [field.name]: hostile(field.type, real, roll, depth + 1) }
  }
  const given = fields.filter(field => isNonNullType(field.type) || (depth < 4 && roll(3) > 0))
  const value = (field: (typeof fields)[number]) =>
    !isNonNullType(field.type) && roll(4) === 0 ? null : hostile(field.type, real, roll, depth + 1)
  return Object.fromEntries(given.map(field => [field.name, value(field)]))
}

/** Everything the answer's object says of itself without being asked for more. */
const selectionOf = (field: GraphQLField<unknown, unknown>): string => {
  const type = getNamedType(field.type)
  if (isScalarType(type) || isEnumType(type)) return ''
  const plain = isObjectType(type)
    ? Object.values(type.getFields()).filter(
        each =>
          each.args.length === 0 && (isScalarType(getNamedType(each.type)) || isEnumType(getNamedType(each.type))),
      )
    : []
  return `{ ${['__typename', ...plain.map(each => each.name)].join(' ')} }`
}

/** The document that asks for one field of a root type with all its arguments as variables. */
export const documentOf = (operation: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string => {
  const head = field.args.map(arg => `$${arg.name}: ${arg.type.toString()}`).join(', ')
  const passed = field.args.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const call = field.args.length === 0 ? field.name : `${field.name}(${passed})`
  return `${operation}${head ? ` (${head})` : ''} { ${call} ${selectionOf(field)} }`
}
