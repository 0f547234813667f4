import { GuandanCaseSheet } from './guandan/guandan-case-sheet'
import { GuandanGames } from './guandan/guandan-games'
import { guandanRoundSheets } from './guandan/guandan-round'
import { MahjongCaseSheet } from './mahjong/view/mahjong-case-sheet'
import { mahjongRoundSheets } from './mahjong/view/mahjong-round'
import { MahjongSessions } from './mahjong/view/mahjong-sessions'
import type { CaseSheetView, RoundSheets, SheetView } from './sheet-view'

/** By the schema's name of the sheet: those that say more than a line of the score card can hold. One line per sport. */
const sheetViews: Readonly<Record<string, SheetView>> = {
  GuandanSheet: GuandanGames,
  MahjongSheet: MahjongSessions,
}

export const sheetViewOf = (typeName: string): SheetView | undefined => sheetViews[typeName]

/** The same of published cases. One line per sport. */
const caseSheets: Readonly<Record<string, CaseSheetView>> = {
  GuandanSheet: GuandanCaseSheet,
  MahjongSheet: MahjongCaseSheet,
}

export const caseSheetOf = (typeName: string): CaseSheetView | undefined => caseSheets[typeName]

/** By sport: the sheets of a round for paper, where a line cannot hold them. One line per sport. */
const roundSheets: Readonly<Record<string, RoundSheets>> = {
  guandan: guandanRoundSheets,
  mahjong: mahjongRoundSheets,
}

export const roundSheetsOf = (sport: string): RoundSheets | undefined => roundSheets[sport]
