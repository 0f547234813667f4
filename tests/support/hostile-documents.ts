import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { dice, hostile, one } from './hostile-variables.js'

/** Documents that no page would send: deep, aliased, with literals of any kind, and often broken afterwards. */

type Dice = ReturnType<typeof dice>

interface Making {
  readonly schema: GraphQLSchema
  /** Ids of what there is. */
  readonly real: readonly string[]
  readonly roll: Dice
}

/** A value as a literal of the language; enum values have no quotes where their type is known. */
const literal = (value: unknown, type: GraphQLInputType): string => {
  if (value === null || value === undefined) return 'null'
  if (isNonNullType(type)) return literal(value, type.ofType)
  if (Array.isArray(value) && isListType(type)) return `[${value.map(each => literal(each, type.ofType)).join(', ')}]`
  if (isEnumType(type)) return String(value)
  if (typeof value !== 'object' || !isInputObjectType(type)) return JSON.stringify(value)
  const fields = type.getFields()
  const given = Object.entries(value).flatMap(([name, each]) => {
    const field = fields[name]
    return field ? [`${name}: ${literal(each, field.type)}`] : []
  })
  return `{ ${given.join(', ')} }`
}

const called = (field: GraphQLField<unknown, unknown>, { real, roll }: Making): string => {
  const given = field.args.filter(arg => isNonNullType(arg.type) || roll(2) === 0)
  const passed = given.map(arg => `${arg.name}: ${literal(hostile(arg.type, real, roll), arg.type)}`)
  const odd = roll(20) === 0 ? one([' @include(if: null)', ' @deprecated'], roll) : ' @skip(if: false)'
  const directive = roll(12) === 0 ? odd : ''
  const alias = roll(5) === 0 ? `a${roll(3)}: ` : ''
  return `${alias}${field.name}${passed.length > 0 ? `(${passed.join(', ')})` : ''}${directive}`
}

const selected = (type: GraphQLObjectType, making: Making, depth: number): string => {
  const { schema, roll } = making
  const fields = Object.values(type.getFields())
  const picked = new Set(Array.from({ length: 1 + roll(4) }, () => one(fields, roll)))
  const parts = [...picked].flatMap(field => {
    const named = getNamedType(field.type)
    if (!isObjectType(named) && !isAbstractType(named)) return [called(field, making)]
    if (depth === 0) return []
    if (isObjectType(named)) return [`${called(field, making)} ${selected(named, making, depth - 1)}`]
    const cases = schema.getPossibleTypes(named).map(each => `... on ${each.name} ${selected(each, making, depth - 1)}`)
    return [`${called(field, making)} { __typename ${cases.slice(0, 1 + roll(3)).join(' ')} }`]
  })
  return `{ ${[...parts, '__typename'].join(' ')} }`
}

const scraps = [
  '{',
  '}',
  '(',
  ')',
  '...',
  '$',
  '@',
  '"',
  '"""',
  '\\u0000',
  '\0',
  ':',
  'null',
  '-',
  '1e9',
  '#',
  '牌',
  '!',
]

/** The same with something cut out, put in or said twice. */
const broken = (text: string, roll: Dice): string => {
  let out = text
  for (let change = 0; change < 1 + roll(3); change++) {
    const at = roll(out.length + 1)
    const length = roll(12)
    const put = roll(3) === 0 ? out.slice(at, at + length).repeat(2) : roll(3) === 0 ? '' : one(scraps, roll)
    out = out.slice(0, at) + put + out.slice(at + length)
  }
  return out
}

/** One document: two of three by the schema, every third broken. */
export const hostileDocument = (making: Making): string => {
  const { schema, roll } = making
  const root = roll(6) === 0 ? schema.getMutationType() : schema.getQueryType()
  if (!root) throw new Error('The schema has no such root.')
  const head =
    root === schema.getMutationType()
      ? 'mutation'
      : one(['query', 'query Q', '', roll(9) === 0 ? 'query ($x: Int)' : ''], roll)
  const whole = `${head} ${selected(root, making, 1 + roll(5))}`
  return roll(3) === 0 ? broken(whole, roll) : whole
}
