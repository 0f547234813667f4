import type { ApolloServerPlugin } from '@apollo/server'
import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { RequestContext } from '../../context.js'

/** How often a document is asked before it is compiled: compiling takes as long as some executions. */
const ASKED_BEFORE = 2

interface Known {
  asked: number
  compiled?: CompiledQuery | undefined
}

const isOnlyQuery = (document: DocumentNode, operation: OperationDefinitionNode): boolean =>
  operation.operation === OperationTypeNode.QUERY &&
  document.definitions.filter(one => one.kind === Kind.OPERATION_DEFINITION).length === 1

/**
 * Executes queries that are asked again and again as compiled code. Whatever is not plain data, an error first of all,
 * is left to graphql-js, which executes the query anew: queries change nothing. Documents are forgotten with the
 * server's own cache of them.
 */
export const compiledPlugin = (askedBefore = ASKED_BEFORE): ApolloServerPlugin<RequestContext> => {
  const documents = new WeakMap<DocumentNode, Known>()
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ schema, document, operation, operationName, request, contextValue, response }) => {
        if (!isOnlyQuery(document, operation)) return null
        const known = documents.get(document) ?? { asked: 0 }
        documents.set(document, known)
        if (known.asked++ < askedBefore) return null
        if (known.asked === askedBefore + 1) {
          const compiled = compileQuery(schema, document, operationName ?? undefined)
          known.compiled = isCompiledQuery(compiled) ? compiled : undefined
        }
        const singleResult = await known.compiled?.query(undefined, contextValue, request.variables ?? {})
        if (!singleResult || singleResult.errors) return null
        return { http: response.http, body: { kind: 'single', singleResult } }
      },
    }),
  }
}
