import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call as a receiver got it. */
export interface ReceivedCall {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** How a receiver answers; `undefined`: never. */
export interface ReceiverAnswer {
  readonly status: number
  readonly text?: string
  readonly location?: string
}

/** A program elsewhere that takes messages, on the loopback address. */
export const startReceiver = async (answerOf: (call: ReceivedCall) => ReceiverAnswer | undefined) => {
  const calls: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const call = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() }
      calls.push(call)
      const answer = answerOf(call)
      if (!answer) return
      response.writeHead(answer.status, answer.location ? { location: answer.location } : {})
      response.end(answer.text ?? '')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    calls,
    url: `http://127.0.0.1:${port}/hook`,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}
