import { parentPort } from 'node:worker_threads'
import { drawPicture } from './draw-picture.js'
import type { PaperOrder } from './paper.js'
import { setPaper } from './set-paper.js'

/** The program of the thread that sets papers: answers each with its file, or with what went wrong. */
parentPort?.on('message', ({ paper, form, look }: PaperOrder) => {
  const made = form === 'png' ? drawPicture(paper, look) : setPaper(paper)
  made.then(
    file => parentPort?.postMessage(file),
    (error: unknown) => parentPort?.postMessage(error instanceof Error ? error.message : String(error)),
  )
})
