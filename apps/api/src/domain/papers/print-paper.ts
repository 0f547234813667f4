import type { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { startThread } from '../shared/start-thread.js'
import { type Paper, type PaperForm, type PaperOrder, type PictureLook, PLAIN_LOOK } from './paper.js'

const LIMITS = { maxOldGenerationSizeMb: 256 }
const LONGEST = 30_000
/** Papers that may wait to be set; whoever comes then is asked to come again. */
const MOST_WAITING = 16
const IDLE = 60_000

/** The thread that sets papers is at work on as many as may wait. */
export class PaperBusyError extends Error {}

const kept = new LRUCache<string, Uint8Array>({
  max: 64,
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: file => file.length,
})

let thread: Worker | undefined
let waiting = 0
let last: Promise<unknown> = Promise.resolve()
let idle: NodeJS.Timeout | undefined

const stop = async (): Promise<void> => {
  const ended = thread
  thread = undefined
  await ended?.terminate()
}

const opened = (): Worker => {
  thread ??= startThread(new URL('./paper-thread.js', import.meta.url), LIMITS)
  thread.unref()
  return thread
}

const setInThread = (order: PaperOrder): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const worker = opened()
    const done = (settle: () => void) => {
      clearTimeout(clock)
      worker.removeAllListeners('message')
      worker.removeAllListeners('error')
      settle()
    }
    const fail = (error: unknown) =>
      done(() => {
        void stop()
        reject(error instanceof Error ? error : new Error(String(error)))
      })
    const clock = setTimeout(() => fail(new Error('a paper took too long')), LONGEST)
    worker.once('error', fail)
    worker.once('message', said => (said instanceof Uint8Array ? done(() => resolve(said)) : fail(said)))
    worker.postMessage(order)
  })

/**
 * The paper as a PDF or a picture, set in a thread of its own while this one goes on serving; one after another, kept under its key.
 * @param name names the paper and the state of the record it shows
 * Throws `PaperBusyError` when too many wait.
 */
export const printPaper = async (
  name: string,
  paper: Paper,
  form: PaperForm = 'pdf',
  look: PictureLook = PLAIN_LOOK,
): Promise<Uint8Array> => {
  const key = `${form} ${look.shape} ${look.theme} ${name}`
  const known = kept.get(key)
  if (known) return known
  if (waiting >= MOST_WAITING) throw new PaperBusyError('too many papers wait to be set')
  waiting++
  clearTimeout(idle)
  const own = last.then(() => kept.get(key) ?? setInThread({ paper, form, look }))
  last = own.catch(() => undefined)
  try {
    const file = await own
    kept.set(key, file)
    return file
  } finally {
    waiting--
    if (waiting === 0) idle = setTimeout(() => void stop(), IDLE).unref()
  }
}
