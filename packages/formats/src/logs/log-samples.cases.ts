import type { DealRecord } from '@paiji/rules/played-deal'
import { jsonLines, madeGame, messagesOf } from './written-games.cases.js'
import { botzoneText, madeHands, recordOf, stepOf } from './written-hands.cases.js'

/** A small good log of each kind. */

const shortest = (withFlowers: boolean) =>
  [...madeHands(30, withFlowers)].sort((a, b) => a.acts.length - b.acts.length).slice(0, 2)

const steps = shortest(true).map(hand => stepOf(hand, 4 * hand.round, [1, 2, 3, 4]))

export const tziakchaSample = steps.map(step => JSON.stringify({ id: 'r', belongs: 's', step })).join('\n')
export const tziakchaPacked = steps.map(step => JSON.stringify(recordOf(step))).join('\n')
export const botzoneSample = shortest(false)
  .map((hand, i) => botzoneText(hand, `m${i}`))
  .join('\n')
const [shortDeal] = [...madeGame(2, 0).deals]
  .sort((a, b) => a.plays.length - b.plays.length)
  .filter(({ level }) => level > 2)
export const guandanSample = jsonLines(messagesOf(shortDeal as DealRecord, 0).messages)
