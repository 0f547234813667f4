import type { IncomingMessage } from 'node:http'
import type { ApolloServerPlugin } from '@apollo/server'
import type { Request, RequestHandler, Response } from 'express'
import { LRUCache } from 'lru-cache'
import type { RequestContext } from '../context.js'
import { Recording } from '../db/recording.js'
import type { TableNames } from '../db/table-changes.js'
import { sha256 } from '../base/digest.js'

/** Bytes of answers in memory, in all and of one. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_OF_ONE = 1024 * 1024
/** What hangs on the day and the hour alone is never older than this. */
const MOST_AGE = 10_000
/** What a kept answer was read from, for whoever keeps what is made of it. */
const TABLES = 'x-paiji-tables'

interface Kept {
  readonly body: string
  readonly type: string
  readonly tables: ReadonlySet<string>
}

/**
 * Answers to questions that anybody may ask, kept until a table they were read from is changed, by whatever process.
 * An answer that was begun before a change and ended after it is not kept.
 */
export class KeptAnswers {
  readonly #answers = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length * 2 + 512,
    ttl: MOST_AGE,
    dispose: ({ tables }, key) => {
      for (const table of tables) this.#readers.get(table)?.delete(key)
    },
  })
  /** By table, the answers that read it. */
  readonly #readers = new Map<string, Set<string>>()
  /** Counts changes; by table, the count of the last one. */
  #clock = 0
  readonly #changed = new Map<string, number>()
  /** Answers being made, each with the count of changes when it was begun. */
  readonly #underWay = new Map<string, { readonly begunAt: number; readonly done: Promise<void> }>()

  constructor(readonly names: TableNames) {}

  record(): Recording {
    return new Recording(this.names, this.#clock)
  }

  find(key: string): Kept | undefined {
    return this.#answers.get(key)
  }

  /** When somebody else's answer to the same question, begun after the last change, will be there. */
  awaited(key: string): Promise<void> | undefined {
    const other = this.#underWay.get(key)
    return other?.begunAt === this.#clock ? other.done : undefined
  }

  /** An answer is being made; `end` is called when it was sent, kept or not. */
  begin(key: string): { end(): void } {
    let end: () => void = () => undefined
    const done = new Promise<void>(resolve => {
      end = resolve
    })
    const own = { begunAt: this.#clock, done }
    this.#underWay.set(key, own)
    return {
      end: () => {
        if (this.#underWay.get(key) === own) this.#underWay.delete(key)
        end()
      },
    }
  }

  /** Whether it may be kept: the same for everybody, and nothing changed meanwhile. */
  keep(key: string, { tables, whole, written, begunAt }: Recording, body: string, type: string): boolean {
    if (!whole || written.size > 0 || body.length > MOST_OF_ONE) return false
    for (const table of tables) if ((this.#changed.get(table) ?? 0) > begunAt) return false
    this.#answers.set(key, { body, type, tables })
    for (const table of tables) {
      const readers = this.#readers.get(table) ?? new Set()
      this.#readers.set(table, readers.add(key))
    }
    return true
  }

  /** A table was changed. */
  changed(table: string): void {
    this.#changed.set(table, ++this.#clock)
    for (const key of [...(this.#readers.get(table) ?? [])]) this.#answers.delete(key)
    this.#readers.delete(table)
  }

  /** Changes may have been missed. */
  forget(): void {
    this.#clock++
    for (const table of this.names.tables) this.#changed.set(table, this.#clock)
    this.#answers.clear()
    this.#readers.clear()
  }
}

interface Question {
  readonly query?: unknown
  readonly variables?: unknown
  readonly operationName?: unknown
}

/** What is asked, and in which form the answer is wished for. */
const keyOf = (question: Question | undefined, accept: string | undefined): string | undefined => {
  if (typeof question?.query !== 'string') return undefined
  const { query, variables, operationName } = question
  return sha256(JSON.stringify([query, variables ?? null, operationName ?? null, accept ?? null]), 'base64')
}

/** Whether the request says of nobody that they send it. */
export const isNobody = ({ headers }: Request): boolean =>
  !headers.cookie?.includes('session_token') && headers.authorization === undefined

const recordings = new WeakMap<IncomingMessage, Recording>()

/** What the request does to the database, for its context. */
export const recordingOf = (request: IncomingMessage): Recording | undefined => recordings.get(request)

/** Answers what nobody in particular asks again without asking the database; `Cache-Status` says which. */
export const answerFromKept = (kept: KeptAnswers): RequestHandler => {
  const answer = (response: Response, { body, type, tables }: Kept): void => {
    response.writeHead(200, {
      'content-type': type,
      [TABLES]: [...tables].join(),
      'cache-status': 'paiji; hit',
      'content-length': Buffer.byteLength(body),
    })
    response.end(body)
  }
  return async (request, response, next) => {
    const key = isNobody(request) ? keyOf(request.body as Question | undefined, request.headers.accept) : undefined
    if (key !== undefined) {
      const others = kept.find(key) ? undefined : kept.awaited(key)
      await others
      const found = kept.find(key)
      if (found) return answer(response, found)
    }
    const recording = kept.record()
    recordings.set(request, recording)
    if (key !== undefined) keepWhatIsSent(kept, key, recording, response)
    next()
  }
}

const keepWhatIsSent = (kept: KeptAnswers, key: string, recording: Recording, response: Response): void => {
  const { end } = kept.begin(key)
  response.once('close', end)
  const send = response.send.bind(response)
  response.send = (text: unknown) => {
    const type = response.getHeader('content-type')
    if (response.statusCode === 200 && typeof text === 'string' && typeof type === 'string')
      if (kept.keep(key, recording, text, type)) response.set(TABLES, [...recording.tables].join())
    end()
    return send(text)
  }
}

/** Marks whole answers as such; what a mutation wrote counts as changed before its sender hears that it is done. */
export const keptPlugin = (kept: KeptAnswers): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue: { recording }, operation, response }) => {
      if (!recording) return
      for (const table of recording.written) kept.changed(table)
      const { body } = response
      recording.whole = operation?.operation === 'query' && body.kind === 'single' && !body.singleResult.errors
    },
  }),
})
