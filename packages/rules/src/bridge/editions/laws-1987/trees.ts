import type { LedTrees } from '../../../core/led.js'
import { cannotBePlayed, wrongBoard1987, wrongNumber1987 } from '../../led/boards.js'
import { damage1987, information1987, rightLost1987 } from '../../led/conduct.js'
import type { BridgeTable } from '../../led/table.js'

/** The Director led by Laws 9 to 16 of 1987. */
export const trees = {
  unauthorizedInformation: information1987,
  damage: damage1987,
  wrongBoardOrSeats: wrongBoard1987,
  wrongNumberOfCards: wrongNumber1987,
  boardCannotBePlayed: cannotBePlayed('12C1'),
  lostRight: rightLost1987,
} satisfies LedTrees<BridgeTable>
