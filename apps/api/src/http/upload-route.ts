import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import type { RequestContext } from '../context.js'
import { receiveUpload, waitingUpload } from '../domain/uploads/open-upload.js'

/** Files that are in memory at the same time. */
const AT_ONCE = 4

/** Exactly so many bytes, or nothing; no more are read. */
const readExactly = async (request: IncomingMessage, size: number): Promise<Uint8Array | undefined> => {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > size) return undefined
    chunks.push(chunk)
  }
  return length === size ? new Uint8Array(Buffer.concat(chunks)) : undefined
}

/**
 * `PUT /files/upload/<ticket>` with the bytes as they are: for the account the ticket was given to, once, as many bytes
 * as it says. 204; 404 for every ticket that is not the caller's or waits for nothing; 413 for another number of bytes.
 */
export const uploadRoute = (
  contextOf: (headers: IncomingMessage['headers']) => Promise<RequestContext>,
): RequestHandler => {
  let underWay = 0
  return async (request, response) => {
    const { deps, viewer } = await contextOf(request.headers)
    const { ticket } = request.params as { ticket: string }
    const refuse = (status: number, code: string): void => {
      response.status(status).json({ errors: [{ message: 'Not taken.', extensions: { code } }] })
    }
    const waiting = await waitingUpload(deps, viewer, ticket)
    if (!waiting.ok) return refuse(404, 'UPLOAD_UNKNOWN')
    const { id, size } = waiting.value
    const announced = request.headers['content-length']
    if (announced !== undefined && Number(announced) !== size) return refuse(413, 'FILE_TOO_LARGE')
    if (underWay >= AT_ONCE) return refuse(503, 'RATE_LIMITED')
    underWay++
    try {
      const content = await readExactly(request, size)
      if (!content) return refuse(413, 'FILE_TOO_LARGE')
      const received = await receiveUpload(deps, id, content)
      if (!received.ok) return refuse(404, 'UPLOAD_UNKNOWN')
      response.status(204).end()
    } finally {
      underWay--
    }
  }
}
