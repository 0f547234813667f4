import { randomUUID } from 'node:crypto'
import type { Problem } from '@paiji/rules'
import { accountOf, type KnownAccount, loadViewer } from '../auth/load-viewer.js'
import { anonymous, type Viewer } from '../auth/viewer.js'
import { fixedClock } from '../base/clock.js'
import { workBy } from '../base/work-clock.js'
import { createContext } from '../context.js'
import { acceptInvitation } from '../domain/accounts/access-link.js'
import type { Deps } from '../domain/shared/deps.js'
import { bringUpload } from '../domain/uploads/open-upload.js'
import { parseGlobalId } from '../domain/shared/global-id.js'
import { holdJobs } from '../jobs/held-jobs.js'
import type { Log } from '../log.js'
import { createApollo } from './server.js'

/** What an operation answered, as a client would see it. */
export interface DoorAnswer {
  readonly data: Record<string, unknown> | null | undefined
  readonly errors: readonly { readonly message: string }[] | undefined
}

/** The API as a client meets it, in this process and at any time: every operation names who asks and when. */
export interface FrontDoor {
  /** Runs an operation of the schema for the account of that address, or for nobody. */
  ask(who: string | undefined, at: Date, document: string, variables: Record<string, unknown>): Promise<DoorAnswer>
  /** The same for one mutation with its one input; `selection` is what is asked of the payload. */
  mutate(who: string | undefined, at: Date, mutation: string, input: object, selection: string): Promise<DoorAnswer>
  /** Brings the bytes a ticket was given for, as `PUT /files/upload/<ticket>` does. */
  bring(who: string | undefined, at: Date, ticket: string, content: Uint8Array): Promise<readonly Problem[]>
  /** Sets the password of an account by its one-time link, as `/api/invitation` does. */
  accept(at: Date, token: string, password: string): Promise<readonly Problem[]>
  /** Lets the background work of these hours happen, each job at its time; that of one stage or case, named by its global id, when told. */
  pass(until: Date, about?: string): Promise<void>
  /** Leaves the work that is not due yet to the ordinary queue. */
  close(): Promise<void>
  /** The one-time code of the set-up. */
  readonly setupCode: string
  /** Operations so far. */
  count(): number
}

/** Who asks, by the address of the account; accounts of people are looked up once. */
const viewersOf = (db: Deps['db']) => {
  const known = new Map<string, KnownAccount>()
  return async (own: Deps, who: string | undefined): Promise<Viewer> => {
    const requestId = randomUUID()
    if (who === undefined) return anonymous(requestId)
    const found = known.get(who) ?? (await accountOf(db, who))
    if (!found) throw new Error(`There is no account of ${who}.`)
    if (found.personId !== undefined) known.set(who, found)
    return loadViewer(db, own.clock, found, requestId)
  }
}

/** Opens the front door of an installation in process: same schema, viewers, permissions, limits and audit; no rates. */
export const openFrontDoor = async (deps: Deps, log: Log): Promise<FrontDoor> => {
  const { apollo, rules } = createApollo({ log, production: true })
  await apollo.start()
  const jobs = holdJobs()
  const viewerAt = viewersOf(deps.db)
  let count = 0
  const depsAt = (at: Date): Deps => {
    const clock = fixedClock(at)
    return { ...deps, clock, jobs: jobs.queueAt(clock) }
  }
  const ask: FrontDoor['ask'] = (who, at, query, variables) => {
    const own = depsAt(at)
    count += 1
    return workBy(own.clock, async () => {
      const contextValue = createContext(own, await viewerAt(own, who))
      const { body } = await apollo.executeOperation({ query, variables }, { contextValue })
      if (body.kind !== 'single') throw new Error('An incremental answer was not expected.')
      const { data, errors } = body.singleResult
      return { data, errors }
    })
  }
  const mutations = rules.schema.getMutationType()?.getFields() ?? {}
  return {
    ask,
    mutate: (who, at, mutation, input, selection) => {
      const type = mutations[mutation]?.args[0]?.type
      if (type === undefined) throw new Error(`There is no mutation ${mutation}.`)
      return ask(who, at, `mutation ($input: ${type}) { ${mutation}(input: $input) { ${selection} } }`, { input })
    },
    bring: (who, at, ticket, content) => {
      const own = depsAt(at)
      return workBy(own.clock, async () => {
        const brought = await bringUpload(own, await viewerAt(own, who), ticket, content)
        return brought.ok ? [] : brought.error
      })
    },
    accept: (at, token, password) => {
      const own = depsAt(at)
      return workBy(own.clock, async () => {
        const accepted = await acceptInvitation(own, randomUUID(), { token, password })
        return accepted.ok ? [] : accepted.error
      })
    },
    pass: async (until, about) => {
      await jobs.runDue(deps, until, about === undefined ? undefined : parseGlobalId(about)?.id)
    },
    close: async () => {
      await jobs.handOver(deps.db)
      await apollo.stop()
    },
    setupCode: deps.setupCode ?? '',
    count: () => count,
  }
}
