import net from 'node:net'
import { createInterface } from 'node:readline'
import { CommandFailure } from '../failure.js'
import {
  COMMANDS,
  type CommandName,
  type ConnectorAnswer,
  type ConnectorError,
  ERROR_DATA,
  ERRORS,
} from './messages.js'

/** What the connector said instead of doing it. */
export class ConnectorRefusal extends CommandFailure {
  constructor(
    readonly kind: ConnectorError,
    command: CommandName,
    detail: string,
  ) {
    super(`The connector refused ${command} (${kind}): ${detail}`)
  }
}

/** The connector cannot be reached: tried again at the next turn. */
export class ConnectorAway extends CommandFailure {}

export interface Connector {
  /** Sends a command with its data and waits for the answer; one at a time. */
  ask(command: CommandName, session: string, data?: unknown): Promise<ConnectorAnswer>
  close(): void
}

interface Credentials {
  readonly club?: string
  readonly licence?: string
}

/** Longer than starting the control software takes. */
const PATIENCE_MS = 60_000

/** Sends one line and answers with one. */
type Transport = Pick<Connector, 'close'> & { readonly send: (line: string) => Promise<string> }

const overHttp = (address: string): Transport => ({
  send: async line => {
    const url = `${address.replace(/\/+$/, '')}/dc-scoringprogram`
    const headers = { 'content-type': 'application/json' }
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(url, { method: 'POST', headers, body: line, signal })
      if (!response.ok) throw new ConnectorAway(`The connector at ${address} answers ${response.status}.`)
      return await response.text()
    } catch (error) {
      if (error instanceof CommandFailure) throw error
      throw new ConnectorAway(`The connector at ${address} cannot be reached.`)
    }
  },
  close: () => {},
})

/** A pipe takes one connection and answers every line by one. */
const overPipe = (path: string): Transport => {
  let open: { socket: net.Socket; lines: AsyncIterator<string> } | undefined
  const away = () => new ConnectorAway(`The connector's pipe ${path} cannot be reached.`)
  const reach = async () => {
    const socket = net.connect(path)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('error', () => reject(away()))
    })
    socket.on('error', () => {
      open = undefined
    })
    return { socket, lines: createInterface({ input: socket })[Symbol.asyncIterator]() }
  }
  return {
    send: async line => {
      open ??= await reach()
      open.socket.write(`${line}\n`)
      const { value, done } = await open.lines.next()
      if (!done) return value
      open = undefined
      throw away()
    },
    close: () => open?.socket.end(),
  }
}

const parsed = (text: unknown): unknown => {
  if (typeof text !== 'string' || text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Envelope {
  readonly RequestCommand?: number
  readonly DataType?: number
  readonly ErrorType?: number
  readonly LastQueueItemId?: number
  readonly SerializedData?: string | null
}

/**
 * A connector by its address: `http://…`, or a pipe such as `\\.\pipe\…`. Data goes as JSON within JSON. An empty queue
 * is answered with no data, whichever way the connector says so.
 */
export const openConnector = (address: string, { club = '', licence = '' }: Credentials = {}): Connector => {
  const transport = /^https?:/i.test(address) ? overHttp(address) : overPipe(address)
  return {
    ask: async (command, session, data) => {
      const request = {
        Command: COMMANDS[command],
        ClubId: club,
        LicenceKey: licence,
        SessionGuid: session,
        SerializedData: data === undefined ? null : JSON.stringify(data),
      }
      const answer = parsed(await transport.send(JSON.stringify(request))) as Envelope | undefined
      if (!answer || typeof answer !== 'object')
        throw new ConnectorAway(`What answers at ${address} is no Bridgemate Data Connector.`)
      const content = parsed(answer.SerializedData)
      if (answer.DataType === ERROR_DATA) {
        const kind = ERRORS[answer.ErrorType ?? 0] ?? 'Unknown'
        if (kind === 'NoData') return { data: undefined, lastItem: 0 }
        throw new ConnectorRefusal(kind, command, typeof content === 'string' ? content : '')
      }
      if (answer.RequestCommand !== COMMANDS[command])
        throw new ConnectorAway(`The connector answered ${answer.RequestCommand} to ${command}.`)
      return { data: content, lastItem: answer.LastQueueItemId ?? 0 }
    },
    close: () => transport.close(),
  }
}
