import { execute, parse } from 'graphql'
import { createContext } from '../../context.js'
import { outageOf } from '../../db/failure.js'
import type { Asking, Deps } from '../../domain/shared/deps.js'
import { createSchema } from '../schema.js'

/**
 * Asks the schema in this process, which makes it at its first use. What fails for want of the database is thrown, for
 * whoever asks to try again later.
 */
export const createAsking = (deps: Deps): Asking => ({
  ask: async (viewer, document, variables) => {
    const schema = createSchema()
    const contextValue = createContext(deps, viewer)
    const variableValues = { ...variables }
    const { data, errors = [] } = await execute({ schema, document: parse(document), variableValues, contextValue })
    const lost = errors.find(error => outageOf(error.originalError))
    if (lost) throw lost.originalError
    return { data, errors: errors.map(({ extensions }) => String(extensions.code ?? 'INTERNAL_SERVER_ERROR')) }
  },
})
