import type { IsoDate } from '../base/clock.js'
import { roles } from '../db/schema/index.js'

export { roles }
export type Role = (typeof roles)[number]

export type ScopeKind = 'organisation' | 'event'

/** A role in one place, from a day (inclusive) until a day (exclusive). */
export interface Grant {
  readonly role: Role
  readonly scope: { readonly kind: ScopeKind; readonly id: string }
  readonly from: IsoDate | undefined
  readonly until: IsoDate | undefined
}

/** Who is asking: nobody, a person with an account, or the program itself. */
export interface Viewer {
  readonly accountId?: string
  /** The register's person behind the account. */
  readonly personId?: string
  readonly name?: string
  readonly email?: string
  /** Whoever runs commands on the machine of the database. */
  readonly operator?: true
  /** The grants that hold now. */
  readonly grants: readonly Grant[]
  readonly requestId: string
}

export const anonymous = (requestId: string): Viewer => ({ grants: [], requestId })

/** The program itself, at work in one organisation: seeding, scheduled tasks, the command line on its own machine. */
export const system = (organisationId: string, requestId = 'system'): Viewer => ({
  grants: [{ role: 'admin', scope: { kind: 'organisation', id: organisationId }, from: undefined, until: undefined }],
  requestId,
})

/** The actor of the records: what the program does itself has no account. */
const PROGRAM = 'system'

/** Under whose name an act is written down. */
export const actorOf = ({ accountId }: Pick<Viewer, 'accountId'>): string => accountId ?? PROGRAM
