import type { Worker } from 'node:worker_threads'
import type { ImportedEvent } from '@paiji/formats'
import { err, type Problem, problem, type Result } from '@paiji/rules'
import { startThread } from '../shared/start-thread.js'
import type { ReadTable } from './parse-table.js'
import type { FileToRead } from './reading-thread.js'

type Read<T> = Promise<Result<T, readonly Problem[]>>

/** Reads a results file; with `table`, the rows of a spreadsheet. */
export interface ReadFile {
  (content: Uint8Array, fileName: string, as: 'table'): Read<ReadTable>
  (content: Uint8Array, fileName: string, as?: 'results'): Read<ImportedEvent>
}

export interface ReadingLimits {
  /** Files read at the same time. */
  readonly threads: number
  /** Files that wait for one of them; further ones are refused. */
  readonly waiting: number
  /** Longest that one file may take. */
  readonly milliseconds: number
  /** Most memory that one file may take. */
  readonly megabytes: number
}

type Answer = Result<unknown, readonly Problem[]>

interface Job extends FileToRead {
  readonly answer: (read: Answer) => void
  readonly fail: (error: unknown) => void
}

const refusal = (code: string, params: Problem['params']): Answer => err([problem(code, { severity: 'error', params })])

/** One thread and the file it reads. A thread that went wrong or took too long is ended, and starts anew for the next. */
class Reader {
  #thread: Worker | undefined
  /** Who waits for what the thread says next. */
  #heard: { resolve(said: unknown): void; reject(error: unknown): void } | undefined

  constructor(readonly limits: ReadingLimits) {}

  get busy(): boolean {
    return this.#heard !== undefined
  }

  async read({ content, fileName, as, answer, fail }: Job): Promise<void> {
    let clock: NodeJS.Timeout | undefined
    try {
      if (!this.#thread) await this.#start()
      clock = setTimeout(() => this.#heard?.reject(TOO_LONG), this.limits.milliseconds)
      const read = this.#hear()
      this.#thread?.ref()
      this.#thread?.postMessage({ content, fileName, as })
      answer((await read) as Answer)
    } catch (error) {
      this.#end()
      const { milliseconds, megabytes } = this.limits
      if (error === TOO_LONG) answer(refusal('FILE_READING_TOO_LONG', { seconds: Math.ceil(milliseconds / 1_000) }))
      else if (isOutOfMemory(error)) answer(refusal('FILE_READING_TOO_LARGE', { megabytes }))
      else fail(error)
    }
    clearTimeout(clock)
    this.#heard = undefined
    // A program that has nothing else to do ends, whatever threads it has left.
    this.#thread?.unref()
  }

  #hear(): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#heard = { resolve, reject }
    })
  }

  #start(): Promise<unknown> {
    const ready = this.#hear()
    const limits = { maxOldGenerationSizeMb: this.limits.megabytes }
    const thread = startThread(new URL('./reading-thread.js', import.meta.url), limits)
    thread.on('message', said => this.#heard?.resolve(said))
    thread.on('error', error => {
      this.#heard?.reject(error)
      if (this.#thread === thread) this.#thread = undefined
    })
    this.#thread = thread
    return ready
  }

  #end(): void {
    const thread = this.#thread
    this.#thread = undefined
    thread?.removeAllListeners('message')
    void thread?.terminate()
  }
}

const TOO_LONG = Symbol('too long')
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Reads files in threads of their own, so that no file stops anybody else: each has so long and so much memory.
 * Problems besides those of the readers: FILE_READING_TOO_LONG, FILE_READING_TOO_LARGE, FILE_READING_BUSY (too many
 * wait).
 */
export const createFileReader = (limits: ReadingLimits): ReadFile => {
  const readers = Array.from({ length: limits.threads }, () => new Reader(limits))
  const waiting: Job[] = []
  const next = async (): Promise<void> => {
    const reader = readers.find(each => !each.busy)
    const job = reader && waiting.shift()
    if (!job) return
    await reader.read(job)
    void next()
  }
  const read = (content: Uint8Array, fileName: string, as: FileToRead['as'] = 'results') =>
    new Promise<Answer>((answer, fail) => {
      if (waiting.length >= limits.waiting) return answer(refusal('FILE_READING_BUSY', { waiting: limits.waiting }))
      waiting.push({ content, fileName, as, answer, fail })
      void next()
    })
  return read as ReadFile
}

/** The readers of this process. The largest sample takes a tenth of a second. */
export const readFile: ReadFile = createFileReader({ threads: 2, waiting: 32, milliseconds: 20_000, megabytes: 512 })
