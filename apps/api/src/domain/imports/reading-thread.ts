import { parentPort } from 'node:worker_threads'
import { parseFile } from './parse-file.js'
import { MOST_LARGE_ROWS, parseTable } from './parse-table.js'

/** A file on its way to the thread that reads it. */
export interface FileToRead {
  readonly content: Uint8Array
  readonly fileName: string
  /** As results of an event, or as the rows of a spreadsheet. */
  readonly as: 'results' | 'table'
}

/** The program of such a thread: says that it is ready, then answers every file with what was read or is wrong. */
parentPort?.on('message', async ({ content, fileName, as }: FileToRead) => {
  parentPort?.postMessage(
    as === 'table' ? await parseTable(content, MOST_LARGE_ROWS) : await parseFile(content, fileName),
  )
})
parentPort?.postMessage('ready')
