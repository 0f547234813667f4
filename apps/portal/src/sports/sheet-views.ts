import { GuandanGames } from './guandan/guandan-games'
import { MahjongSessions } from './mahjong/view/mahjong-sessions'
import type { SheetView } from './sheet-view'

/** By the schema's name of the sheet: those that say more than a line of the score card can hold. One line per sport. */
const sheetViews: Readonly<Record<string, SheetView>> = {
  GuandanSheet: GuandanGames,
  MahjongSheet: MahjongSessions,
}

export const sheetViewOf = (typeName: string): SheetView | undefined => sheetViews[typeName]
