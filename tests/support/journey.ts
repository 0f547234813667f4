import { type TestApi, type TestDatabase, testApi, testDatabase, testDeps } from '@paiji/api/testing'
import { type Actor, type Federation, makeFederation } from './federation.js'
import { globalId } from './ids.js'

/** A database, a federation and the API on them, as a journey needs them. */
export interface Journey {
  readonly database: TestDatabase
  readonly federation: Federation
  readonly api: TestApi
  /** The data of an operation; errors fail the journey with what was logged. */
  ask<T>(who: Actor, document: string, variables?: Record<string, unknown>): Promise<T>
  /** Reads a file at the import desk. */
  read(fileName: string, content: Uint8Array | string): Promise<ReadAnswer>
  /** Reads it and takes it in; answers the ids of the event and its stage. */
  takeIn(fileName: string, content: Uint8Array | string): Promise<{ event: string; stage: string }>
  /** The same, but strangers in the file are not registered: they stay open or go to the queue. */
  takeInAsIs(fileName: string, content: Uint8Array | string): Promise<{ event: string; stage: string }>
  stop(): Promise<void>
}

export interface ProblemAnswer {
  readonly code: string
  readonly severity: string
  readonly path: string | null
  readonly line: number | null
  readonly column: number | null
  readonly params: { name: string; value: string }[]
}

export interface ReadAnswer {
  readonly import: {
    readonly id: string
    readonly status: string
    readonly problems: ProblemAnswer[]
    readonly summary: { readonly profile: string; readonly publishedAgree: number; readonly publishedDiffer: number }
  } | null
  readonly problems: ProblemAnswer[]
}

export const PROBLEMS = '{ code severity path line column params { name value } }'

const READ = `mutation ($input: ReadResultsFileInput!) { readResultsFile(input: $input) {
  import { id status problems ${PROBLEMS} summary { profile publishedAgree publishedDiffer } } problems ${PROBLEMS} } }`
const COMMIT = `mutation ($input: CommitImportInput!) { commitImport(input: $input) {
  event { id stages { id } } problems ${PROBLEMS} } }`

/** The problems of a file that was refused before it was sent. */
const refusedFile = (error: unknown): ProblemAnswer[] => {
  if (error instanceof Error && Array.isArray(error.cause)) return error.cause
  throw error
}

/** With a clock of its own, a journey says itself what time it is. */
export const startJourney = async (clock?: Parameters<typeof testDeps>[1]): Promise<Journey> => {
  const database = await testDatabase()
  const federation = await makeFederation(database)
  const api = await testApi(testDeps(database.db, clock))
  const ask = async <T>(who: Actor, document: string, variables: Record<string, unknown> = {}): Promise<T> => {
    const { data, errors } = await api.execute<T>(who, document, variables)
    if (errors) throw new Error([JSON.stringify(errors), ...api.logged].join('\n'))
    return data as T
  }
  const read = async (fileName: string, content: Uint8Array | string): Promise<ReadAnswer> => {
    const organisation = globalId('Organisation', federation.id)
    const sent = await api.upload(federation.staff, { results: organisation }, fileName, content).catch(refusedFile)
    if (typeof sent !== 'string') return { import: null, problems: sent }
    const input = { organisation, upload: sent }
    return (await ask<{ readResultsFile: ReadAnswer }>(federation.staff, READ, { input })).readResultsFile
  }
  const commit = async (fileName: string, content: Uint8Array | string, registerUnknown: boolean) => {
    const found = await read(fileName, content)
    const input = { import: found.import?.id, registerUnknown }
    const { commitImport } = await ask<{
      commitImport: { event: { id: string; stages: { id: string }[] } | null; problems: ProblemAnswer[] }
    }>(federation.staff, COMMIT, { input })
    const [stage] = commitImport.event?.stages ?? []
    if (!commitImport.event || !stage) throw new Error(JSON.stringify(commitImport.problems))
    return { event: commitImport.event.id, stage: stage.id }
  }
  return {
    database,
    federation,
    api,
    ask,
    read,
    takeIn: (fileName, content) => commit(fileName, content, true),
    takeInAsIs: (fileName, content) => commit(fileName, content, false),
    stop: async () => {
      await api.stop()
      await database.drop()
    },
  }
}
