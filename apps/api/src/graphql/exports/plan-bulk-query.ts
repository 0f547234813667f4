import { err, ok, problem } from '@paiji/rules'
import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
} from 'graphql'
import type { Outcome } from '../../base/problem.js'
import type { BulkPlan, BulkQuery } from '../../domain/exports/bulk-export.js'
import { createArmor, MAX_TOKENS } from '../limits/armor.js'
import { costOf, MAX_COST } from '../limits/cost.js'

/** Pages that are tried, the largest first: one of them may be asked for at once. */
const PAGE_SIZES = [200, 100, 50, 20, 10]

const notPaged = () => err([problem('BULK_QUERY_NOT_PAGED', { at: { path: 'document' } })])

const operationOf = (document: DocumentNode): OperationDefinitionNode | undefined => {
  const operations = document.definitions.filter(one => one.kind === Kind.OPERATION_DEFINITION)
  return operations.length === 1 && operations[0]?.operation === 'query' ? operations[0] : undefined
}

const fieldsOf = (selection: SelectionSetNode | undefined): FieldNode[] =>
  selection?.selections.filter(one => one.kind === Kind.FIELD) ?? []

const goesOn = (field: FieldNode): boolean =>
  ['first', 'after'].every(name =>
    field.arguments?.some(
      arg => arg.name.value === name && arg.value.kind === Kind.VARIABLE && arg.value.name.value === name,
    ),
  )

const has = (field: FieldNode, ...path: readonly string[]): boolean => {
  const [name, ...rest] = path
  return fieldsOf(field.selectionSet).some(
    one => one.name.value === name && !one.alias && (rest.length === 0 || has(one, ...rest)),
  )
}

const isPaged = (field: FieldNode): boolean =>
  has(field, 'edges', 'node') && has(field, 'pageInfo', 'hasNextPage') && has(field, 'pageInfo', 'endCursor')

const isList = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type)

/** The names that lead, one field within another and through no list, to the one that is paged by `$first` and `$after`. */
const pathTo = (schema: GraphQLSchema, operation: OperationDefinitionNode): readonly string[] | undefined => {
  const path: string[] = []
  let type = schema.getQueryType()
  for (let selection: SelectionSetNode | undefined = operation.selectionSet; type && selection; ) {
    const [field, ...others] = fieldsOf(selection)
    const known: GraphQLField<unknown, unknown> | undefined = field && type.getFields()[field.name.value]
    if (!field || !known || isList(known) || (path.length === 0 && others.length > 0)) return undefined
    const onward = [field, ...others].find(one => goesOn(one)) ?? field
    path.push(onward.alias?.value ?? onward.name.value)
    if (goesOn(onward)) return isPaged(onward) ? path : undefined
    const next = getNamedType(type.getFields()[onward.name.value]?.type)
    type = isObjectType(next) ? next : undefined
    selection = onward.selectionSet
  }
  return undefined
}

const read = (schema: GraphQLSchema, text: string): Outcome<DocumentNode> => {
  const refuse = ({ message }: GraphQLError) =>
    err([problem('BULK_QUERY_NOT_READABLE', { at: { path: 'document' }, params: { message } })])
  try {
    const document = parse(text, { maxTokens: MAX_TOKENS })
    const [fault] = validate(schema, document, [...specifiedRules, ...createArmor().validationRules])
    return fault ? refuse(fault) : ok(document)
  } catch (error) {
    if (error instanceof GraphQLError) return refuse(error)
    throw error
  }
}

/**
 * How a query is asked for page by page. It is one query of one field, which leads to a list that takes `$first` and `$after` and
 * is asked for its `edges { node … }` and its `pageInfo { hasNextPage endCursor }`: what pages a list for anybody. Problems:
 * BULK_QUERY_NOT_READABLE, BULK_QUERY_NOT_PAGED, BULK_QUERY_TOO_COSTLY (even a page of ten costs more than may be asked at once).
 */
export const planBulkQuery = (schema: GraphQLSchema, { document: text, variables }: BulkQuery): Outcome<BulkPlan> => {
  const document = read(schema, text)
  if (!document.ok) return document
  const operation = operationOf(document.value)
  const path = operation && pathTo(schema, operation)
  if (!path) return notPaged()
  const costs = (first: number): number =>
    costOf({ schema, document: document.value, variables: { ...variables, first, after: null } })
  try {
    const pageSize = PAGE_SIZES.find(first => costs(first) <= MAX_COST)
    return pageSize ? ok({ path, pageSize }) : err([problem('BULK_QUERY_TOO_COSTLY', { at: { path: 'document' } })])
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const { message } = error
    return err([problem('BULK_QUERY_NOT_READABLE', { at: { path: 'variables' }, params: { message } })])
  }
}
