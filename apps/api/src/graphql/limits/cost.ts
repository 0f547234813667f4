import { createRequire } from 'node:module'
import {
  type DocumentNode,
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isListType,
  isNonNullType,
} from 'graphql'
import type * as QueryComplexity from 'graphql-query-complexity'

/**
 * The ES module of this library names another file of graphql than Node does, which would make two copies of it in
 * one process; its CommonJS form takes the same one.
 */
const complexity = createRequire(import.meta.url)('graphql-query-complexity') as typeof QueryComplexity

/** Most objects that one operation may ask for, as estimated before it runs. */
export const MAX_COST = 25_000
/** A list without a page size is taken for this long, unless its field says otherwise (`complexity`). */
const ASSUMED_LENGTH = 5
const MAX_NODES = 5_000

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type)

/** One for every object; lists multiply by their page size, or by an assumed length. Leaves are free. */
const objects: QueryComplexity.ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (!isCompositeType(getNamedType(field.type))) return childComplexity
  if (typeof args.first === 'number') return 1 + Math.max(args.first, 0) * childComplexity
  const isPaged = field.name === 'edges' || field.name === 'nodes'
  return (1 + childComplexity) * (isList(field.type) && !isPaged ? ASSUMED_LENGTH : 1)
}

export interface CostedOperation {
  readonly schema: GraphQLSchema
  readonly document: DocumentNode
  readonly variables?: Record<string, unknown> | null
  readonly operationName?: string | null
}

/** Costs already found, by document: they hang on the variables besides. Documents are kept by the server's own cache. */
const found = new WeakMap<DocumentNode, Map<string, number>>()
/** Sets of variables remembered for one document. */
const MOST_VARIABLES = 200

/** How many objects an operation asks for at most. */
export const costOf = (operation: CostedOperation): number => {
  const known = found.get(operation.document) ?? new Map<string, number>()
  const variables = JSON.stringify([operation.operationName, operation.variables])
  const cost = known.get(variables) ?? complexityOf(operation)
  if (known.size >= MOST_VARIABLES) known.clear()
  found.set(operation.document, known.set(variables, cost))
  return cost
}

const complexityOf = ({ schema, document, variables, operationName }: CostedOperation): number =>
  complexity.getComplexity({
    schema,
    query: document,
    variables: variables ?? {},
    operationName: operationName ?? undefined,
    estimators: [complexity.fieldExtensionsEstimator(), objects],
    maxQueryNodes: MAX_NODES,
  })
