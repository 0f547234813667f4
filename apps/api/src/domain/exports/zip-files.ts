import { once } from 'node:events'
import { startThread } from '../shared/start-thread.js'

const LIMITS = { maxOldGenerationSizeMb: 128 }
/** Archives packed at the same time; each holds one file of its own in memory. */
const MOST = 2

/** A file and where it lies in the archive, with slashes. */
export interface FileInZip {
  readonly name: string
  readonly content: Uint8Array
  /** When it was last changed, as the archive says. */
  readonly at: Date
}

/** As many archives as may be are being packed. */
export class ZipBusyError extends Error {}

let packing = 0

/** The name, or with a number before its ending where it was given already. */
const namer = (): ((name: string) => string) => {
  const given = new Map<string, number>()
  return name => {
    const times = (given.get(name) ?? 0) + 1
    given.set(name, times)
    return times === 1 ? name : name.replace(/(\.[^./]*)?$/, ending => `-${times}${ending}`)
  }
}

/**
 * Files as one ZIP archive, in parts as they come: packed in a thread of its own, one file at a time, and no faster than
 * the parts are taken. Throws `ZipBusyError` when too many are packed already.
 */
export async function* zipFiles(files: AsyncIterable<FileInZip>): AsyncGenerator<Uint8Array> {
  if (packing >= MOST) throw new ZipBusyError('too many archives are being packed')
  packing++
  const thread = startThread(new URL('./zip-thread.js', import.meta.url), LIMITS)
  const packed = async (message: FileInZip | 'end'): Promise<Uint8Array[]> => {
    thread.postMessage(message)
    const [answer] = (await once(thread, 'message')) as [Uint8Array[] | string]
    if (typeof answer === 'string') throw new Error(answer)
    return answer
  }
  const free = namer()
  try {
    for await (const file of files) yield* await packed({ ...file, name: free(file.name) })
    yield* await packed('end')
  } finally {
    packing--
    await thread.terminate()
  }
}
