import type { CaseSheet } from './case-sheet'
import { GuandanCaseSheet } from './guandan/guandan-case-sheet'
import { MahjongCaseSheet } from './mahjong/view/mahjong-case-sheet'

/** By the schema's name of the sheet: those that say more than the printed result. One line per sport. */
const caseSheets: Readonly<Record<string, CaseSheet>> = {
  GuandanSheet: GuandanCaseSheet,
  MahjongSheet: MahjongCaseSheet,
}

export const caseSheetOf = (typeName: string): CaseSheet | undefined => caseSheets[typeName]
