import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { GraphQLLocalDate } from 'graphql-scalars'

export {
  GraphQLDateTime as DateTime,
  GraphQLJSON as JSONValue,
  GraphQLJSONObject as JSONObject,
} from 'graphql-scalars'

/** A day. What is read is checked against the calendar; what is printed comes from the database, which has checked it. */
export const LocalDate = new GraphQLScalarType<string, string>({
  ...(GraphQLLocalDate.toConfig() as ReturnType<GraphQLScalarType<string, string>['toConfig']>),
  serialize: value => String(value),
})

const EXACT = /^-?\d+(\.\d+)?(\/\d+)?$/

const readExact = (value: unknown): string => {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  if (typeof text !== 'string' || text.length > 64 || !EXACT.test(text)) {
    throw new GraphQLError('An exact number is written in digits: 12, -3.50 or 7/12.')
  }
  return text
}

/** An exact number as text: whole, decimal or a ratio of whole numbers. Never a float. */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description:
    'An exact number, written as text: a whole number (12), a decimal (-3.50) or a ratio (7/12). Whole numbers may also be sent as numbers. Never rounded on the way.',
  serialize: value => String(value),
  parseValue: readExact,
  parseLiteral: node => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT) return readExact(node.value)
    throw new GraphQLError('An exact number is written in digits: 12, -3.50 or 7/12.')
  },
})
