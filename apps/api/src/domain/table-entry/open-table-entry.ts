import { ok } from '@paiji/rules'
import { actorOf, type Viewer } from '../../auth/viewer.js'
import type { Outcome } from '../../base/problem.js'
import { tableCode } from '../../db/schema/index.js'
import { recordAudit } from '../audit/record.js'
import { type RoundRow, roundsBySessions, tablesByRounds } from '../rounds/rounds.repo.js'
import { refuse as refuseRound } from '../rounds/refuse.js'
import { onRound } from '../rounds/stage-of-rounds.js'
import type { Deps } from '../shared/deps.js'
import { insertRows } from '../shared/insert-rows.js'
import { refuse } from './refuse.js'
import { newTableCode } from './table-code.js'
import { seatsOf } from './reissue-codes.js'
import { revokeCodes, validCodesOfTables } from './table-codes.repo.js'

export interface OpenTableEntryInput {
  readonly roundId: string
  /** All rounds of the session that are being played with it: a movement's slips are printed at once. */
  readonly following?: boolean | undefined
  /** How long the codes are good for, 1 to 24. */
  readonly hours: number
  readonly idempotencyKey?: string | undefined
}

const HOUR = 3_600_000
const LONGEST_HOURS = 24

/**
 * Lets the tables of a round enter their own results: every side gets a new code for its slip, and codes given before are
 * worth nothing. Problems: ROUND_UNKNOWN, NOT_PERMITTED, ROUND_NOT_RUNNING, TABLE_ENTRY_HOURS.
 */
export const openTableEntry = (
  deps: Deps,
  viewer: Viewer,
  input: OpenTableEntryInput,
): Promise<Outcome<{ roundId: string; codes: number }>> =>
  onRound(deps, viewer, 'openTableEntry', input, async (tx, { stage, round }) => {
    if (round.status !== 'OPEN') return refuseRound('ROUND_NOT_RUNNING')
    const { hours } = input
    if (!Number.isInteger(hours) || hours < 1 || hours > LONGEST_HOURS)
      return refuse('TABLE_ENTRY_HOURS', { most: LONGEST_HOURS })
    const now = deps.clock.now()
    const expiresAt = new Date(now.getTime() + hours * HOUR)
    const session = await roundsBySessions(tx, [round.sessionId])
    const rounds = input.following
      ? session.filter(one => one.status === 'OPEN' && one.number >= round.number)
      : [round]
    const actor = actorOf(viewer)
    let issued = 0
    for (const one of rounds) {
      const tables = (await tablesByRounds(tx, [one.id])).filter(table => table.kind === 'match')
      await revokeCodes(
        tx,
        tables.map(table => table.id),
        { revokedBy: actor, revokedAt: now },
      )
      const codes = tables.flatMap(table =>
        seatsOf(table).map(seat => ({
          ...seat,
          organisationId: stage.organisationId,
          tableId: table.id,
          code: newTableCode(),
          issuedBy: actor,
          expiresAt,
        })),
      )
      await insertRows(tx, tableCode, codes)
      issued += codes.length
      await recordAudit(tx, viewer, {
        type: 'TABLE_ENTRY_OPENED',
        ...targetOf(stage.organisationId, one),
        data: { roundId: one.id, number: one.number, codes: codes.length, until: expiresAt.toISOString() },
      })
    }
    return ok({ roundId: round.id, codes: issued })
  })

const targetOf = (organisationId: string, { id }: Pick<RoundRow, 'id'>) => ({
  organisationId,
  aggregateKind: 'round' as const,
  aggregateId: id,
})

export interface CloseTableEntryInput {
  readonly roundId: string
  readonly idempotencyKey?: string | undefined
}

/**
 * Ends the codes of a round's slips at once; what the tables have entered stays.
 * Problems: ROUND_UNKNOWN, NOT_PERMITTED, TABLE_ENTRY_NOT_OPEN.
 */
export const closeTableEntry = (
  deps: Deps,
  viewer: Viewer,
  input: CloseTableEntryInput,
): Promise<Outcome<{ roundId: string }>> =>
  onRound(deps, viewer, 'closeTableEntry', input, async (tx, { stage, round }) => {
    const tables = (await tablesByRounds(tx, [round.id])).map(table => table.id)
    if ((await validCodesOfTables(tx, tables)).length === 0) return refuse('TABLE_ENTRY_NOT_OPEN')
    const codes = await revokeCodes(tx, tables, { revokedBy: actorOf(viewer), revokedAt: deps.clock.now() })
    await recordAudit(tx, viewer, {
      type: 'TABLE_ENTRY_CLOSED',
      ...targetOf(stage.organisationId, round),
      data: { roundId: round.id, number: round.number, codes },
    })
    return ok({ roundId: round.id })
  })
