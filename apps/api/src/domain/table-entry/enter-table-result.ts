import type { Outcome } from '../../base/problem.js'
import { RESULT_CONSTRAINTS, storeResult } from '../results/enter-result.js'
import { confirmationsBySheets } from '../results/second-look.repo.js'
import type { Deps } from '../shared/deps.js'
import { idempotently } from '../shared/idempotency.js'
import { canReplaceAtTable } from './policy.js'
import { refuse } from './refuse.js'
import type { SeatedAt } from './seat-at-table.js'

export interface EnterTableResultInput {
  /** As printed on the slip. */
  readonly code: string
  /** One of the code's own places; everything else about the sheet is known from there. */
  readonly slot: string
  readonly sheet: unknown
  /** The version the table has seen; 0 for a first result. */
  readonly expectedVersion: number
  readonly idempotencyKey?: string
}

/**
 * Enters a result at the table where it was played, by the code of the slip: for its own side, until the other side has
 * agreed. Problems: TABLE_PLACE_UNKNOWN, NOT_PERMITTED (TABLE_RESULT_SETTLED),
 * RESULT_CHANGED_MEANWHILE, and whatever the edition finds in the sheet.
 */
export const enterTableResult = async (
  deps: Deps,
  { table, stage, slots, viewer: side }: SeatedAt,
  input: EnterTableResultInput,
): Promise<Outcome<{ sheetId: string; version: number }>> => {
  const place = slots.find(one => one.slot === input.slot)
  if (!place) return refuse('TABLE_PLACE_UNKNOWN')
  return idempotently(
    deps,
    side,
    'enterTableResult',
    input,
    async tx => {
      const at = {
        slot: place.slot,
        sides: place.turned ? table.sides.toReversed() : table.sides,
        session: table.sessionNumber,
        round: table.roundNumber,
        table: table.label,
        ...(table.section ? { section: table.section } : {}),
        ...(place.board === undefined ? {} : { board: place.board }),
      }
      const { sheet, expectedVersion } = input
      return storeResult(
        { tx, deps, viewer: side },
        stage,
        { ...at, sheet, expectedVersion },
        {
          source: 'table',
          mayReplace: async current =>
            canReplaceAtTable(current, current ? (await confirmationsBySheets(tx, [current.id])).length > 0 : false),
        },
      )
    },
    { constraints: RESULT_CONSTRAINTS },
  )
}
