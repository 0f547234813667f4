import {
  getNamedType,
  type GraphQLField,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql'

/** What an operation may be. */
export type OperationKind = 'query' | 'mutation' | 'subscription'

type Field = GraphQLField<unknown, unknown>

/** Deep enough for a connection: edges, node, and its own plain fields. */
const DEEPEST = 3
/** Plain fields of one type in an example. */
const MOST = 6

const needsArguments = ({ args }: Field): boolean =>
  args.some(arg => isNonNullType(arg.type) && arg.defaultValue === undefined)

const isConnection = (name: string): boolean => name === 'edges' || name === 'node' || name === 'pageInfo'

const selectionOf = (type: GraphQLOutputType, depth: number, indent: string): string => {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  const inner = `${indent}  `
  const lines: string[] = []
  if (isObjectType(named) && depth > 0) {
    const fields = Object.values(named.getFields()).filter(field => !needsArguments(field))
    for (const field of fields.filter(one => isLeafType(getNamedType(one.type))).slice(0, MOST)) lines.push(field.name)
    const parts = fields.filter(one => isConnection(one.name) || one.name === 'problems' || lines.length === 0)
    for (const field of parts) {
      if (isLeafType(getNamedType(field.type))) continue
      lines.push(`${field.name}${selectionOf(field.type, depth - 1, inner)}`)
      if (!isConnection(field.name) && field.name !== 'problems') break
    }
  }
  const shown = lines.length > 0 ? lines : ['__typename']
  return ` {\n${shown.map(line => `${inner}${line}`).join('\n')}\n${indent}}`
}

/** An operation that asks for a field of a root type, as it stands in a document. */
export const exampleOperation = (kind: OperationKind, field: Field): string => {
  const asked = field.args.filter(arg => isNonNullType(arg.type) && arg.defaultValue === undefined)
  const variables = asked.map(arg => `$${arg.name}: ${String(arg.type)}`).join(', ')
  const given = asked.map(arg => `${arg.name}: $${arg.name}`).join(', ')
  const name = `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}`
  const head = `${kind} ${name}${variables ? `(${variables})` : ''}`
  return `${head} {\n  ${field.name}${given ? `(${given})` : ''}${selectionOf(field.type, DEEPEST, '  ')}\n}`
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  ID: '…',
  LocalDate: '2026-01-31',
  DateTime: '2026-01-31T12:00:00Z',
}

const sampleOf = (type: GraphQLInputType, depth: number): unknown => {
  if (isNonNullType(type)) return sampleOf(type.ofType, depth)
  if (isListType(type)) return [sampleOf(type.ofType, depth)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return SAMPLES[type.name] ?? '…'
  if (depth === 0) return {}
  const fields = Object.values(type.getFields())
  const wanted = type.isOneOf ? fields.slice(0, 1) : fields.filter(field => isNonNullType(field.type))
  return Object.fromEntries(wanted.map(field => [field.name, sampleOf(field.type, depth - 1)]))
}

/** The variables of the example, with values of the right kinds; `…` is to be filled in. */
export const exampleVariables = (field: Field): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    field.args
      .filter(arg => isNonNullType(arg.type) && arg.defaultValue === undefined)
      .map(arg => [arg.name, sampleOf(arg.type, 4)]),
  )
