import { parentPort } from 'node:worker_threads'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { FileInZip } from './zip-files.js'

/** What is compressed already: to do it again costs time and saves nothing. */
const DENSE = /\.(pdf|png|jpe?g|webp|docx|xlsx|pptx|odt|ods|zip)$/i

let ready: Uint8Array[] = []
let fault: string | undefined
const archive = new Zip((error, chunk) => {
  if (error) fault = error.message
  else ready.push(chunk)
})

const add = ({ name, content, at }: FileInZip): void => {
  const file = DENSE.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
  file.mtime = at
  archive.add(file)
  file.push(content, true)
}

/** The program of the thread that packs: answers each file, and then the end, with the bytes of the archive so far. */
parentPort?.on('message', (file: FileInZip | 'end') => {
  if (file === 'end') archive.end()
  else add(file)
  parentPort?.postMessage(fault ?? ready)
  ready = []
})
