import { entrantId, type FactId } from '../core/ids.js'
import { rankStage, readStageFacts } from '../core/rank-stage.js'
import * as Ratios from '../core/ratio.js'
import { editionOf } from '../sports.js'

const found = editionOf('riichi/ema-2016')
if (!found) throw new Error('no edition')

export const edition = found
export const players = ['a', 'b', 'c', 'd'].map(entrantId)
/** One table of four with its sheet, under these settings, after these rulings. */
export const stage = (sheet: object, settings: object = {}, adjustments: object[] = []) => {
  const read = readStageFacts(edition, {
    entrants: players.map((id, at) => ({ id, number: `${at + 1}` })),
    sheets: [{ id: 's' as FactId, slot: 'r1/t1', sides: players, sheet }],
    adjustments: adjustments.map((adjustment, at) => ({ id: `r${at}` as FactId, adjustment })) as never[],
    lots: [],
    settings,
  })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** What the four have at the end, in whole points. */
export const totals = (sheet: object, settings: object = {}, adjustments: object[] = []) => {
  const ranked = rankStage(edition, stage(sheet, settings, adjustments))
  if (!ranked.ok) throw new Error(JSON.stringify(ranked.error))
  const by = new Map(ranked.value.standings.map(line => [line.entrant, Ratios.toDecimal(line.total.total.value, 0)]))
  return players.map(player => Number(by.get(player)))
}
