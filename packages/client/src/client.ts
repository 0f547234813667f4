import { requestData } from './request.js'
import { PaijiError, type Problem, Refusal } from './errors.js'
import { streamData } from './subscribe.js'
import { type AnyOperation, sendable } from './operation.js'
import { type ClientOptions, openTransport, type Send, type Signalled } from './transport.js'

/** An answer's list: pages of it follow by its cursor. */
interface Connection<Node> {
  readonly edges: readonly { readonly node: Node }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined }
}

/** The payload of a mutation that was carried out: nothing of it is missing. */
type Completed<Payload> = { readonly [Key in keyof Payload]: Exclude<Payload[Key], null | undefined> }

type AnyVariables = Readonly<Record<string, unknown>>

export interface PaijiClient {
  /** The data of a query. Throws a PaijiError. */
  query<Data, Variables = AnyVariables>(
    operation: AnyOperation<Data, Variables>,
    variables?: Variables,
    options?: Signalled,
  ): Promise<Data>
  /**
   * Every node of a list, page after page. The document takes `$after`.
   * @param connectionIn where the list is in the data; nothing ends it
   */
  paginate<Data, Variables extends { readonly after?: unknown }, Node>(
    operation: AnyOperation<Data, Variables>,
    variables: Omit<Variables, 'after'>,
    connectionIn: (data: Data) => Connection<Node> | null | undefined,
    options?: Signalled,
  ): AsyncGenerator<Node>
  /** The payload of one mutation that was carried out. Throws a Refusal with its problems, or a PaijiError. */
  mutate<Data extends object, Variables = AnyVariables>(
    operation: AnyOperation<Data, Variables>,
    variables: Variables,
    options?: Signalled,
  ): Promise<Completed<Data[keyof Data]>>
  /**
   * The answers of a subscription as they come, the current state first. A connection that breaks is opened again after
   * a wait that doubles up to a minute; a refusal ends it with a PaijiError.
   */
  subscribe<Data, Variables = AnyVariables>(
    operation: AnyOperation<Data, Variables>,
    variables?: Variables,
    options?: Signalled,
  ): AsyncGenerator<Data>
  /** Sends the bytes of a file for which `openUpload` has given a ticket. Throws a PaijiError. */
  upload(ticket: string, content: Uint8Array<ArrayBuffer> | string, options?: Signalled): Promise<void>
  /** A file of the service by its path, with the token. Throws a PaijiError where there is none. */
  download(path: string, options?: Signalled): Promise<Response>
}

const problemsIn = (payload: object): readonly Problem[] => {
  const problems = 'problems' in payload && Array.isArray(payload.problems) ? (payload.problems as Problem[]) : []
  return problems.filter(({ severity }) => severity !== 'warning' && severity !== 'info')
}

/** The payload, where the mutation was carried out. Throws a Refusal. */
const completed = <Data extends object>(data: Data): Completed<Data[keyof Data]> => {
  const [payload] = Object.values(data) as Completed<Data[keyof Data]>[]
  if (payload === undefined) throw new PaijiError('NOT_PAIJI', 'The answer is empty.')
  const problems = problemsIn(payload)
  if (problems.length > 0) throw new Refusal(problems)
  return payload
}

const queryWith =
  (send: Send): PaijiClient['query'] =>
  async <Data, Variables>(operation: AnyOperation<Data, Variables>, variables?: Variables, options: Signalled = {}) =>
    (await requestData(send, sendable(operation), variables, options)) as Data

const paginateWith = (send: Send): PaijiClient['paginate'] =>
  async function* (operation, variables, connectionIn, options = {}) {
    const document = sendable(operation)
    for (let after: string | null | undefined; ; ) {
      const data = await requestData(send, document, { ...variables, after }, options)
      const connection = connectionIn(data as Parameters<typeof connectionIn>[0])
      for (const { node } of connection?.edges ?? []) yield node
      const { hasNextPage = false, endCursor } = connection?.pageInfo ?? {}
      // Without a cursor the first page would come for ever.
      if (!hasNextPage || !endCursor) return
      after = endCursor
    }
  }

/** A connection to one service. Opens nothing before it is asked. */
export const createClient = (options: ClientOptions): PaijiClient => {
  const send = openTransport(options)
  const query = queryWith(send)
  return {
    query,
    paginate: paginateWith(send),
    mutate: async <Data extends object, Variables>(
      operation: AnyOperation<Data, Variables>,
      variables: Variables,
      signalled?: Signalled,
    ) => completed<Data>(await query(operation, variables, signalled)),
    async *subscribe<Data, Variables>(
      operation: AnyOperation<Data, Variables>,
      variables?: Variables,
      signalled: Signalled = {},
    ) {
      for await (const data of streamData(send, sendable(operation), variables, signalled)) yield data as Data
    },
    upload: async (ticket, content, { signal } = {}) => {
      const body = typeof content === 'string' ? new TextEncoder().encode(content) : content
      const response = await send(`/files/upload/${encodeURIComponent(ticket)}`, { method: 'PUT', body, signal })
      if (!response.ok) throw new PaijiError('UPLOAD_REFUSED', `The file was not taken: ${response.status}.`, response)
    },
    download: async (path, { signal } = {}) => {
      const response = await send(path, { signal })
      if (!response.ok) throw new PaijiError('FILE_REFUSED', `${path} answers ${response.status}.`, response)
      return response
    },
  }
}
