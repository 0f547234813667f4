import { describe, expect, it } from 'vitest'
import { entrantId, factId } from '../../core/ids.js'
import { rankStage, readStageFacts } from '../../core/rank-stage.js'
import { toText } from '../../core/ratio.js'
import { editionOf } from '../../sports.js'

const edition = editionOf('mahjong/wmo-2006')
if (!edition) throw new Error('no edition')

const names = [...'abcdefghijkl']
const stage = (sheets: readonly object[], kind: string, adjustments: readonly object[] = []) => {
  const read = readStageFacts(edition, {
    entrants: names.map((name, at) => ({ id: entrantId(name), number: `${at + 1}` })),
    sheets: sheets.map((sheet, at) => ({
      id: factId(`sheet-${at}`),
      slot: `r1/t${at + 1}`,
      round: 1,
      sides: names.slice(4 * at, 4 * at + 4).map(entrantId),
      sheet,
    })),
    adjustments: adjustments.map((adjustment, at) => ({ id: factId(`ruling-${at}`), adjustment })) as never,
    lots: [],
    settings: { standardPoints: { kind } },
  })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
const pointsOf = (...asked: Parameters<typeof stage>) => {
  const ranked = rankStage(edition, stage(...asked))
  if (!ranked.ok) throw new Error(JSON.stringify(ranked.error))
  const lines = ranked.value.lines.filter(line => line.unit === 'standardPoint')
  return names.flatMap(name => lines.filter(line => line.entrant === name).map(line => toText(line.points.value)))
}
const totals = (...points: readonly number[]) => ({ kind: 'totals', totals: points, ended: 'time' })
const three = [totals(60, -20, -20, -20), totals(-60, 100, -20, -20), totals(0, 10, -30, 20)]

describe('the same walls at several tables', () => {
  it('is worth the difference to the mean of the same seat', () => {
    // Means of the seats: 0, 30, −70/3, −20/3.
    expect(pointsOf(three, 'likeSeats')).toEqual(
      ['60', '-50', '10/3', '-40/3'].concat(['-60', '70', '10/3', '-40/3'], ['0', '-20', '-20/3', '80/3']),
    )
  })

  it('leaves out of the mean who forfeited and a table with points by ruling', () => {
    const forfeit = { kind: 'forfeit', entrant: 'e', slot: 'r1/t2' }
    expect(pointsOf(three, 'likeSeats', [forfeit]).filter((_, at) => at % 4 === 0)).toEqual(['30', '0', '-30'])
    const assigned = { kind: 'assigned', slot: 'r1/t3', payload: { standardPoints: ['1', '1', '1', '1'] } }
    expect(pointsOf(three, 'likeSeats', [assigned]).filter((_, at) => at % 4 === 0)).toEqual(['60', '-60', '1'])
  })

  it('is worth nothing at the only table', () => {
    expect(pointsOf(three.slice(0, 1), 'likeSeats')).toEqual(['0', '0', '0', '0'])
    expect(pointsOf(three.slice(0, 1), 'likeSeatImps')).toEqual(['0', '0', '0', '0'])
  })

  it('is worth IMPs against each other table, their mean', () => {
    // Seat 1: 120 and 60 ahead are 3 and 2 IMPs, so 5/2; the middle table is 120 and 60 behind, the last 60 and 60.
    expect(pointsOf(three, 'likeSeatImps').filter((_, at) => at % 4 === 0)).toEqual(['5/2', '-5/2', '0'])
  })

  it('is compared hand by hand where all hands are written', () => {
    const won = (winner: number, fan: number) => ({ kind: 'selfDraw', winner, fan })
    const hands = (...results: readonly object[]) => ({
      kind: 'hands',
      ended: 'time',
      hands: results.map((result, at) => ({ number: at + 1, result })),
    })
    const drawn = { kind: 'drawn' }
    // East won 96 in the first hand where nobody won elsewhere, and lost 16 in the second: 3 IMPs and none.
    const sheets = [hands(won(0, 24), won(1, 8)), hands(drawn, drawn)]
    expect(pointsOf(sheets, 'likeSeatImps').slice(0, 2)).toEqual(['3', '0'])
  })

  it('says what the same seats came to', () => {
    const of = edition.explain?.(stage(three, 'likeSeats'), { entrant: entrantId('a'), slot: 'r1/t1' })
    expect(of).toMatchObject({ code: 'sessionAgainstSeats', value: '60.00', params: { mean: '0.00', tables: 3 } })
  })
})
