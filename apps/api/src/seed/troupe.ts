import type { FrontDoor } from '../http/front-door.js'

/** Those who make the demo: everything they do is an operation of the public schema, at an hour of their own. */
export interface Troupe {
  /** Does a mutation and answers its payload; whatever it finds wrong is an error of the play. */
  act<T = Fields>(who: string | undefined, at: Date, mutation: string, input: object, selection?: string): Promise<T>
  /** Sends a file for what it is for; answers the ticket it can be named by. */
  bring(who: string, at: Date, about: object, fileName: string, content: Uint8Array): Promise<string>
  /** Reads as somebody. */
  read<T = Fields>(who: string | undefined, at: Date, query: string, variables?: Fields): Promise<T>
  accept(at: Date, token: string, password: string): Promise<void>
  pass(until: Date, about?: string): Promise<void>
  readonly setupCode: string
  /** How often each mutation was done, and the milliseconds that took together. */
  readonly costs: ReadonlyMap<string, { times: number; milliseconds: number }>
}

export type Fields = Readonly<Record<string, unknown>>

const PROBLEMS = 'problems { code path params { name value } }'

/** The troupe at a front door. */
export const createTroupe = (door: FrontDoor): Troupe => {
  const costs = new Map<string, { times: number; milliseconds: number }>()
  const note = (name: string, begun: number): void => {
    const { times = 0, milliseconds = 0 } = costs.get(name) ?? {}
    costs.set(name, { times: times + 1, milliseconds: milliseconds + performance.now() - begun })
  }
  const act: Troupe['act'] = async <T>(
    who: string | undefined,
    at: Date,
    mutation: string,
    input: object,
    selection = '',
  ): Promise<T> => {
    const begun = performance.now()
    const { data, errors } = await door.mutate(who, at, mutation, input, `${selection} ${PROBLEMS}`)
    const payload = data?.[mutation] as { readonly problems: readonly unknown[] } | undefined
    if (errors || !payload || payload.problems.length > 0) {
      const wrong = JSON.stringify(errors ?? payload?.problems)
      throw new Error(`${who} could not ${mutation} at ${at.toISOString()}: ${wrong} ${JSON.stringify(input)}`)
    }
    note(mutation, begun)
    return payload as T
  }
  return {
    act,
    bring: async (who, at, about, fileName, content) => {
      const opening = { about, fileName, size: content.length }
      const { ticket } = await act<{ ticket: string }>(who, at, 'openUpload', opening, 'ticket')
      const problems = await door.bring(who, at, ticket, content)
      if (problems.length > 0) throw new Error(JSON.stringify(problems))
      return ticket
    },
    read: async <T>(who: string | undefined, at: Date, query: string, variables: Fields = {}): Promise<T> => {
      const begun = performance.now()
      const { data, errors } = await door.ask(who, at, query, variables)
      if (errors) throw new Error(`${who} could not read ${query}: ${JSON.stringify(errors)}`)
      note('read', begun)
      return data as T
    },
    accept: async (at, token, password) => {
      const begun = performance.now()
      const problems = await door.accept(at, token, password)
      if (problems.length > 0) throw new Error(JSON.stringify(problems))
      note('accept', begun)
    },
    pass: async (until, about) => {
      const begun = performance.now()
      await door.pass(until, about)
      note('pass', begun)
    },
    setupCode: door.setupCode,
    costs,
  }
}

/** Does something with each, so many at once; answers in the order of the items. */
export const eachOf = async <T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, at: number) => Promise<R>,
): Promise<R[]> => {
  const done: R[] = []
  let next = 0
  const one = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) done[at] = await work(items[at] as T, at)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, one))
  return done
}
