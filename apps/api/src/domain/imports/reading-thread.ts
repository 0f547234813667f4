import { parentPort } from 'node:worker_threads'
import { parseFile } from './parse-file.js'

/** A file on its way to the thread that reads it. */
export interface FileToRead {
  readonly content: Uint8Array
  readonly fileName: string
}

/** The program of such a thread: says that it is ready, then answers every file with what was read or is wrong. */
parentPort?.on('message', ({ content, fileName }: FileToRead) => {
  parentPort?.postMessage(parseFile(content, fileName))
})
parentPort?.postMessage('ready')
