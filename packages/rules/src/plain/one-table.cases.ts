import { entrantId, type FactId } from '../core/ids.js'
import { rankStage, readStageFacts } from '../core/rank-stage.js'
import * as Ratios from '../core/ratio.js'
import { editionOf } from '../sports.js'

/** One table of a plain sport, for tables of tests: its stage, its totals, and what is wrong with its sheet. */
export const oneTable = (editionId: string, seats: number) => {
  const edition = editionOf(editionId)
  if (!edition) throw new Error(`no edition ${editionId}`)
  const players = [...'abcdefgh'].slice(0, seats).map(entrantId)
  /** The sheet under these settings, after these rulings. */
  const stage = (sheet: object, settings: object = {}, adjustments: readonly object[] = []) => {
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
  /** What each side has at the end, in whole points. */
  const totals = (sheet: object, settings: object = {}, adjustments: readonly object[] = []) => {
    const ranked = rankStage(edition, stage(sheet, settings, adjustments))
    if (!ranked.ok) throw new Error(JSON.stringify(ranked.error))
    const by = new Map(ranked.value.standings.map(line => [line.entrant, Ratios.toDecimal(line.total.total.value, 0)]))
    return players.map(player => Number(by.get(player)))
  }
  /** Codes and places of what the sheet is refused for. */
  const problems = (sheet: unknown, settings: object = {}) => {
    const read = edition.parseSheet(sheet)
    const parsed = edition.parseSettings(settings)
    const found = read.ok ? edition.refusals?.(read.value, { settings: parsed.ok && parsed.value }) : read.error
    return (found ?? []).map(({ code, at }) => [code, at?.path])
  }
  return { edition, players, stage, totals, problems }
}
