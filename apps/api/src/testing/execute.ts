import type { GraphQLFormattedError } from 'graphql'
import { anonymous, type Viewer } from '../auth/viewer.js'
import { createContext } from '../context.js'
import type { Deps } from '../domain/shared/deps.js'
import { readEvidence } from '../domain/appeals/evidence.js'
import { parseGlobalId } from '../domain/shared/global-id.js'
import { bringUpload } from '../domain/uploads/open-upload.js'
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
  /** Sends a file for what it is for; answers the ticket it is named by. A refusal has its problems as its cause. */
  upload(viewer: Viewer | undefined, about: object, fileName: string, content: Uint8Array | string): Promise<string>
  /** A piece of evidence as its route gives it: name and text, or the codes of the problems. */
  evidence(viewer: Viewer | undefined, id: string): Promise<readonly string[]>
  /** The lines that were logged. */
  readonly logged: readonly string[]
  stop(): Promise<void>
}

const OPEN = `mutation ($input: OpenUploadInput!) {
  openUpload(input: $input) { ticket problems { code severity path line column params { name value } } } }`

export const testApi = async (deps: Deps): Promise<TestApi> => {
  const logged: string[] = []
  // Compiled at once, as a service compiles what is asked often: every test of a query is one of the compiler too.
  const { apollo } = createApollo({ log: createLog(line => logged.push(line)), production: true, compileAfter: 0 })
  await apollo.start()
  const execute: TestApi['execute'] = async <T>(
    viewer: Viewer | undefined,
    query: string,
    variables: Record<string, unknown> = {},
  ) => {
    const contextValue = createContext(deps, viewer ?? anonymous('test-request'))
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue })
    if (body.kind !== 'single') throw new Error('An incremental answer was not expected.')
    const { data, errors, extensions } = body.singleResult
    return { data: data as T | null | undefined, errors, extensions }
  }
  return {
    logged,
    execute,
    upload: async (viewer, about, fileName, content) => {
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
      const input = { about, fileName, size: bytes.length }
      const opened = await execute<{ openUpload: { ticket: string | null; problems: object[] } }>(viewer, OPEN, {
        input,
      })
      const { ticket, problems } = opened.data?.openUpload ?? {}
      if (!ticket) throw new Error(JSON.stringify([opened.data, opened.errors]), { cause: problems })
      const brought = await bringUpload(deps, viewer ?? anonymous('test-request'), ticket, bytes)
      if (!brought.ok) throw new Error(JSON.stringify(brought.error))
      return ticket
    },
    evidence: async (viewer, id) => {
      const about = { evidenceId: parseGlobalId(id)?.id ?? '', form: 'original' } as const
      const read = await readEvidence(deps, viewer ?? anonymous('test-request'), about)
      if (!read.ok) return read.error.map(problem => problem.code)
      return [read.value.fileName, new TextDecoder().decode(read.value.content)]
    },
    stop: () => apollo.stop(),
  }
}
