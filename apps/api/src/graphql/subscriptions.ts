import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  getOperationAST,
  GraphQLError,
  type GraphQLSchema,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql'
import { createContext, type RequestContext } from '../context.js'
import { MAX_TOKENS } from './limits/armor.js'
import { costOf, MAX_COST } from './limits/cost.js'
import { refuseExpensive } from './limits/cost-plugin.js'
import { answerOnce } from './shared-answers.js'
import { ClientError, maskError } from './shared/errors.js'

export interface SubscriptionRequest {
  readonly query: string
  readonly operationName?: string | null
  readonly variables?: Record<string, unknown> | null
}

export interface SubscriptionRules {
  readonly schema: GraphQLSchema
  readonly validationRules: readonly ValidationRule[]
  readonly report: (error: unknown) => void
}

/** Texts that were found good, by schema: a hall of watchers sends one. */
const checked = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>()
const MOST_CHECKED = 200

/** The document of a text, or what is wrong with it. Throws a `GraphQLError` where it cannot be read. */
const readDocument = (
  { schema, validationRules }: SubscriptionRules,
  text: string,
): DocumentNode | readonly GraphQLError[] => {
  const known = checked.get(schema) ?? new Map<string, DocumentNode>()
  checked.set(schema, known)
  const found = known.get(text)
  if (found) return found
  const document = parse(text, { maxTokens: MAX_TOKENS })
  const faults = validate(schema, document, [...specifiedRules, ...validationRules])
  if (faults.length > 0) return faults
  if (known.size >= MOST_CHECKED) known.clear()
  known.set(text, document)
  return document
}

/** Checks a subscription as Apollo checks the other operations: shape, cost, and that it is one. */
export const prepareSubscription = (
  rules: SubscriptionRules,
  request: SubscriptionRequest,
  contextValue: RequestContext,
): ExecutionArgs | readonly GraphQLError[] => {
  try {
    const document = readDocument(rules, request.query)
    if ('length' in document) return document
    checkOperation(rules.schema, document, request)
    return {
      schema: rules.schema,
      document,
      operationName: request.operationName,
      variableValues: request.variables,
      contextValue,
    }
  } catch (error) {
    return [error instanceof GraphQLError ? error : new GraphQLError('Not readable.')]
  }
}

const checkOperation = (schema: GraphQLSchema, document: DocumentNode, request: SubscriptionRequest): void => {
  if (getOperationAST(document, request.operationName)?.operation !== 'subscription') {
    throw new ClientError('BAD_REQUEST', 'Only subscriptions are served here.')
  }
  const { variables, operationName } = request
  refuseExpensive(costOf({ schema, document, variables, operationName }), MAX_COST)
}

/**
 * Subscribes; each event is answered with loaders of its own, so that none sees what an earlier one had cached, and once
 * for all who are nobody in particular.
 */
export const subscribeFreshly = async (
  args: ExecutionArgs,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> => {
  const source = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in source)) return source
  const events = source[Symbol.asyncIterator]()
  const context = args.contextValue as RequestContext
  const answer = (event: unknown): Promise<ExecutionResult> =>
    answerOnce(args, event, context.viewer, async () =>
      execute({ ...args, rootValue: event, contextValue: createContext(context.deps, context.viewer) }),
    )
  const answers: AsyncIterableIterator<ExecutionResult> = {
    next: async () => {
      const event = await events.next()
      return event.done ? { done: true, value: undefined } : { done: false, value: await answer(event.value) }
    },
    return: async () => {
      await events.return?.()
      return { done: true, value: undefined }
    },
    throw: async error => {
      await events.return?.()
      throw error
    },
    [Symbol.asyncIterator]: () => answers,
  }
  return answers
}

/** The same mask as on other responses. */
export const maskResult = <R extends { readonly errors?: readonly GraphQLError[] }>(
  result: R,
  report: (error: unknown) => void,
): R =>
  result.errors
    ? {
        ...result,
        errors: result.errors.map(error => {
          const masked = maskError(error.toJSON(), error, report)
          return new GraphQLError(masked.message, { path: masked.path, extensions: masked.extensions })
        }),
      }
    : result
