import type { Room } from '@paiji/rules'
import type { IsoDate } from '../base/clock.js'
import type { TokenOfViewer } from './api-token.js'
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

/** Somebody at a table with the code of its slip: no account and no role, but this side of this table in this round. */
export interface TableSeat {
  readonly codeId: string
  readonly tableId: string
  /** Section and label as on the table. */
  readonly table: string
  readonly room: Room | null
  /** The side that holds the code. */
  readonly entryId: string
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
  /** Set by the code of a table's slip alone. */
  readonly seat?: TableSeat
  /** Grants that would hold, had the account the second factor that its federation asks of them. */
  readonly withheld?: readonly Grant[]
  /** The grants of the account behind a token that is for one place. */
  readonly beyond?: readonly Grant[]
  /** The token that the request came with, in the place of a session. */
  readonly token?: TokenOfViewer
  /** Of a session whose account has a second factor: when it last gave it. */
  readonly secondFactor?: { readonly givenAt: Date | undefined }
  /** The session that the request came with. */
  readonly sessionId?: string
  readonly requestId: string
}

export const anonymous = (requestId: string): Viewer => ({ grants: [], requestId })

/** Nobody: no account, no seat at a table, and no role that the program itself was given. */
export const isNobody = ({ accountId, operator, seat, grants }: Viewer): boolean =>
  accountId === undefined && operator === undefined && seat === undefined && grants.length === 0

/** The program itself, at work in one organisation: seeding, scheduled tasks, the command line on its own machine. */
export const system = (organisationId: string, requestId = 'system'): Viewer => ({
  grants: [{ role: 'admin', scope: { kind: 'organisation', id: organisationId }, from: undefined, until: undefined }],
  requestId,
})

/** The actor of the records: what the program does itself has no account. */
const PROGRAM = 'system'

/** Under whose name an act is written down. */
export const actorOf = ({ accountId, seat }: Pick<Viewer, 'accountId' | 'seat'>): string =>
  accountId ?? (seat ? `table:${seat.table}:${seat.entryId}` : PROGRAM)

/** The table and the side behind an actor of the records; undefined for an account or the program. */
export const seatOfActor = (actor: string): { readonly table: string; readonly entryId: string } | undefined => {
  const [, table, entryId] = /^table:(.+):([^:]+)$/.exec(actor) ?? []
  return table !== undefined && entryId !== undefined ? { table, entryId } : undefined
}
