import { type ExtraTime, extraTimesByRounds } from '../../domain/rounds/extra-time.js'
import { namesOfAccounts } from '../../auth/accounts.js'
import {
  openSheetsAt,
  type RoundRow,
  roundsByIds,
  roundsBySessions,
  type SessionRow,
  sessionsByIds,
  sessionsByStages,
  type SheetRow,
  type SlotOfStage,
  type TableRow,
  tablesByRounds,
} from '../../domain/rounds/rounds.repo.js'
import { keyedLoader, rowLoader, rowsLoader } from '../shared/loader.js'

export const sessionLoader = rowLoader<SessionRow>(sessionsByIds, row => row.id)
export const sessionsOfStageLoader = rowsLoader<SessionRow>(sessionsByStages, row => row.stageId)
export const roundLoader = rowLoader<RoundRow>(roundsByIds, row => row.id)
export const roundsOfSessionLoader = rowsLoader<RoundRow>(roundsBySessions, row => row.sessionId)
export const extraTimeLoader = rowsLoader<ExtraTime>(extraTimesByRounds, row => row.roundId)
export const tablesOfRoundLoader = rowsLoader<TableRow>(tablesByRounds, row => row.roundId)
export const accountNameLoader = rowLoader<{ id: string; name: string }>(namesOfAccounts, row => row.id)

const keyOf = ({ stageId, slot }: Pick<SlotOfStage, 'stageId' | 'slot'>): string => `${stageId} ${slot}`

/** The sheet that counts in a place. */
export const openSheetLoader = keyedLoader<SlotOfStage, SheetRow>(openSheetsAt, keyOf, keyOf)
