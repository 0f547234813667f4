import type { GraphQLFormattedError } from 'graphql'
import { anonymous, type Viewer } from '../auth/viewer.js'
import { createContext } from '../context.js'
import type { Deps } from '../domain/shared/deps.js'
import { createLog } from '../log.js'
import { createApollo } from '../http/server.js'

export interface TestAnswer<T> {
  readonly data: T | null | undefined
  readonly errors: readonly GraphQLFormattedError[] | undefined
  readonly extensions: Record<string, unknown> | undefined
}

export interface TestApi {
  /** Runs an operation as `viewer` on the real server, without HTTP. */
  execute<T = Record<string, unknown>>(
    viewer: Viewer | undefined,
    document: string,
    variables?: Record<string, unknown>,
  ): Promise<TestAnswer<T>>
  /** The lines that were logged. */
  readonly logged: readonly string[]
  stop(): Promise<void>
}

export const testApi = async (deps: Deps): Promise<TestApi> => {
  const logged: string[] = []
  // Compiled at once, as a service compiles what is asked often: every test of a query is one of the compiler too.
  const { apollo } = createApollo({ log: createLog(line => logged.push(line)), production: true, compileAfter: 0 })
  await apollo.start()
  return {
    logged,
    execute: async <T>(viewer: Viewer | undefined, query: string, variables: Record<string, unknown> = {}) => {
      const contextValue = createContext(deps, viewer ?? anonymous('test-request'))
      const { body } = await apollo.executeOperation({ query, variables }, { contextValue })
      if (body.kind !== 'single') throw new Error('An incremental answer was not expected.')
      const { data, errors, extensions } = body.singleResult
      return { data: data as T | null | undefined, errors, extensions }
    },
    stop: () => apollo.stop(),
  }
}
