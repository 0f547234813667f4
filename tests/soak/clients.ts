import { setTimeout as sleep } from 'node:timers/promises'

/** What a client was told, and how it came to be told. */
export interface Told {
  /** By kind of write: what the service has acknowledged, one name each. */
  readonly acknowledged: Record<string, string[]>
  /** Requests that were sent again because no answer came, or none that was final. */
  again: number
  /** Writes that were refused because the disk was full. */
  full: number
  /** Answers that nobody had expected. */
  readonly strange: string[]
  stopping: boolean
}

export const nothingTold = (): Told => ({ acknowledged: {}, again: 0, full: 0, strange: [], stopping: false })

interface Answer {
  readonly data?: Record<string, (Record<string, unknown> & { problems?: { code: string }[] }) | null> | null
  readonly errors?: { extensions?: { code?: string; reason?: string } }[]
}

export type Payload = Record<string, unknown> & { problems?: { code: string }[] }

/** Somebody signed in, who sends what is not answered again, with the same key, to one API or the other. */
export interface Client {
  /** A query or a mutation until it is answered; undefined when the answer was an error for good. */
  ask(name: string, document: string, variables: Record<string, unknown>): Promise<Payload | undefined>
  /** The same for a mutation with a key of its own; told once it is acknowledged. */
  write(name: string, input: Record<string, unknown>, selection: string): Promise<Payload | undefined>
}

let keys = 0

export const client = (
  urls: readonly string[],
  cookie: string,
  told: Told,
  inputTypes: Record<string, string>,
): Client => {
  const post = async (body: object): Promise<Answer | undefined> => {
    try {
      const url = urls[keys++ % urls.length]
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(10_000),
      })
      return (await response.json()) as Answer
    } catch {
      return undefined
    }
  }
  const ask: Client['ask'] = async (name, query, variables) => {
    for (let tries = 0; tries < 600; tries++) {
      const answer = await post({ query, variables })
      const payload = answer?.data?.[name]
      if (payload) return payload
      const code = answer?.errors?.[0]?.extensions?.code
      if (answer && answer.errors === undefined) return undefined
      if (code === 'STORAGE_FULL') told.full += 1
      else if (code !== undefined && code !== 'SERVICE_UNAVAILABLE') {
        told.strange.push(`${name}: ${code} ${answer?.errors?.[0]?.extensions?.reason ?? ''}`)
        return undefined
      }
      told.again += 1
      await sleep(50)
    }
    told.strange.push(`${name}: never answered`)
    return undefined
  }
  return {
    ask,
    write: (name, input, selection) => {
      const document = `mutation ($input: ${inputTypes[name]}) { ${name}(input: $input) { ${selection} problems { code } } }`
      return ask(name, document, { input: { ...input, idempotencyKey: `soak-${process.pid}-${keys++}` } })
    },
  }
}

/** Notes a write that was acknowledged under the name that it can be found by; a problem that is not foreseen is strange. */
export const note = (
  told: Told,
  kind: string,
  payload: Payload | undefined,
  name: string | undefined,
  foreseen = /^$/,
) => {
  const codes = (payload?.problems ?? []).map(problem => problem.code)
  if (payload && codes.length === 0 && name !== undefined) {
    told.acknowledged[kind] = [...(told.acknowledged[kind] ?? []), name]
    return true
  }
  const strange = codes.filter(code => !foreseen.test(code))
  if (strange.length > 0) told.strange.push(`${kind}: ${strange.join()}`)
  return false
}
