import { expect, test } from 'vitest'
import { clause } from './clause.js'
import { editionId, entrantId, factId } from './ids.js'
import { playerTable } from './player-table.js'
import { points, unitCode } from './points.js'
import { ratio, toText } from './ratio.js'

const [a, b] = [entrantId('a'), entrantId('b')]
const line = (entrant: typeof a, slot: string, unit: string, num: number, den = 1) => ({
  entrant,
  slot,
  unit: unitCode(unit),
  points: points(unitCode(unit), ratio(num, den)),
  opponents: [],
  from: factId('f'),
  because: clause(editionId('mahjong/mcr-1998'), '1'),
})

test('players have what their team scored where they sat, in both units, shared where level in both', () => {
  const lines = [
    line(a, 'r1/t1', 'standard', 4),
    line(a, 'r1/t1', 'game', 30),
    line(b, 'r1/t1', 'standard', 7, 4),
    line(b, 'r1/t1', 'game', -30),
    line(a, 'r2/t1', 'standard', 7, 4),
    line(a, 'r2/t1', 'game', -30),
    line(b, 'r2/t1', 'standard', 4),
    line(b, 'r2/t1', 'game', 10),
    line(b, 'r3/t1', 'standard', 1),
  ]
  const sat = new Map([
    ['r1/t1 a', [1]],
    ['r1/t1 b', [2]],
    ['r2/t1 a', [1]],
    ['r2/t1 b', [2, 3]],
  ])
  const table = playerTable(lines, (slot, entrant) => sat.get(`${slot} ${entrant}`) ?? [])
  expect(
    table.map(one => [one.entrant, one.place, toText(one.total), toText(one.second), one.tables, one.rank, one.shared]),
  ).toEqual([
    ['a', 1, '23/4', '0', 2, 1, false],
    ['b', 2, '23/4', '-20', 2, 2, false],
    ['b', 3, '4', '10', 1, 3, false],
  ])
})
