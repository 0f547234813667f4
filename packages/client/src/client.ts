import { askOnce } from './ask.js'
import { PaijiError, type Problem, Refusal } from './errors.js'
import { followAll } from './follow.js'
import { type Askable, sendable } from './operation.js'
import { type ClientOptions, openTransport, type Send, type Signalled } from './transport.js'

/** An answer's list: pages of it follow by its cursor. */
interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined }
}

/** What a change that was made has made: nothing of it is missing. */
type Made<Payload> = { readonly [Key in keyof Payload]: Exclude<Payload[Key], null | undefined> }

type AnyVariables = Readonly<Record<string, unknown>>

export interface PaijiClient {
  /** The answer to a question. Throws a PaijiError. */
  ask<Data, Variables = AnyVariables>(
    asked: Askable<Data, Variables>,
    variables?: Variables,
    options?: Signalled,
  ): Promise<Data>
  /**
   * Every node of a list, page after page. The document takes `$after`.
   * @param connectionIn where the list stands in an answer; nothing ends it
   */
  all<Data, Variables extends { readonly after?: unknown }, Node>(
    asked: Askable<Data, Variables>,
    variables: Omit<Variables, 'after'>,
    connectionIn: (data: Data) => Connection<Node> | null | undefined,
    options?: Signalled,
  ): AsyncGenerator<Node>
  /** Makes one change and answers what it made. Throws a Refusal with what is wrong with it, or a PaijiError. */
  act<Data extends object, Variables = AnyVariables>(
    asked: Askable<Data, Variables>,
    variables: Variables,
    options?: Signalled,
  ): Promise<Made<Data[keyof Data]>>
  /**
   * The answers of a subscription as they come, from what stands now on. A connection that breaks is opened again after
   * a wait that doubles up to a minute; a refusal ends it with a PaijiError.
   */
  follow<Data, Variables = AnyVariables>(
    asked: Askable<Data, Variables>,
    variables?: Variables,
    options?: Signalled,
  ): AsyncGenerator<Data>
  /** Sends the bytes of a file for which `openUpload` has given a ticket. Throws a PaijiError. */
  upload(ticket: string, content: Uint8Array<ArrayBuffer> | string, options?: Signalled): Promise<void>
  /** A file of the service by its path, with the token. Throws a PaijiError where there is none. */
  file(path: string, options?: Signalled): Promise<Response>
}

const problemsIn = (payload: object): readonly Problem[] => {
  const problems = 'problems' in payload && Array.isArray(payload.problems) ? (payload.problems as Problem[]) : []
  return problems.filter(({ severity }) => severity !== 'warning' && severity !== 'info')
}

/** What a change made, where it was made. Throws a Refusal. */
const madeBy = <Data extends object>(data: Data): Made<Data[keyof Data]> => {
  const [payload] = Object.values(data) as Made<Data[keyof Data]>[]
  if (payload === undefined) throw new PaijiError('NOT_PAIJI', 'The answer is empty.')
  const problems = problemsIn(payload)
  if (problems.length > 0) throw new Refusal(problems)
  return payload
}

const askWith =
  (send: Send): PaijiClient['ask'] =>
  async <Data, Variables>(asked: Askable<Data, Variables>, variables?: Variables, options: Signalled = {}) =>
    (await askOnce(send, sendable(asked), variables, options)) as Data

const allWith = (send: Send): PaijiClient['all'] =>
  async function* (asked, variables, connectionIn, options = {}) {
    const document = sendable(asked)
    for (let after: string | null | undefined; ; ) {
      const data = await askOnce(send, document, { ...variables, after }, options)
      const connection = connectionIn(data as Parameters<typeof connectionIn>[0])
      for (const { node } of connection?.edges ?? []) yield node
      if (!connection?.pageInfo.hasNextPage) return
      after = connection.pageInfo.endCursor
    }
  }

/** A connection to one service. Opens nothing before it is asked. */
export const createClient = (options: ClientOptions): PaijiClient => {
  const send = openTransport(options)
  const ask = askWith(send)
  return {
    ask,
    all: allWith(send),
    act: async <Data extends object, Variables>(
      asked: Askable<Data, Variables>,
      variables: Variables,
      signalled?: Signalled,
    ) => madeBy<Data>(await ask(asked, variables, signalled)),
    async *follow<Data, Variables>(asked: Askable<Data, Variables>, variables?: Variables, signalled: Signalled = {}) {
      for await (const data of followAll(send, sendable(asked), variables, signalled)) yield data as Data
    },
    upload: async (ticket, content, { signal } = {}) => {
      const body = typeof content === 'string' ? new TextEncoder().encode(content) : content
      const response = await send(`/files/upload/${encodeURIComponent(ticket)}`, { method: 'PUT', body, signal })
      if (!response.ok) throw new PaijiError('UPLOAD_REFUSED', `The file was not taken: ${response.status}.`, response)
    },
    file: async (path, { signal } = {}) => {
      const response = await send(path, { signal })
      if (!response.ok) throw new PaijiError('FILE_REFUSED', `${path} answers ${response.status}.`, response)
      return response
    },
  }
}
