import 'reflect-metadata'
import { entrantId, factId } from '@paiji/rules'
import { expect, it } from 'vitest'
import { deriveStandings } from '../../domain/standings/derive-standings.js'
import { travellerLines } from './traveller-lines.js'

const entrants = ['1', '2', '3', '4'].map(number => ({ id: entrantId(number), number }))
const [one, two, three, four] = entrants.map(({ id }) => id) as [never, never, never, never]

const sheet = (table: string, sides: readonly never[], tricks: number) => ({
  id: factId(`sheet-${table}`),
  slot: `s1/r1/t${table}/b1`,
  session: 1,
  round: 1,
  table,
  board: '1',
  sides,
  sheet: { contract: '3NT', declarer: 'N', tricks },
})

it('shows what both sides got where a ruling put another score in the place of the sheet', () => {
  const derived = deriveStandings('bridge/laws-2017', {
    entrants,
    sheets: [sheet('1', [one, two], 9), sheet('2', [three, four], 10)],
    adjustments: [
      {
        id: factId('ruling'),
        adjustment: { kind: 'assigned', slot: 's1/r1/t1/b1', payload: { nsScore: -100 } },
      } as never,
    ],
    lots: [],
    settings: { method: 'matchpoint', winners: 1 },
  })
  if (!derived.ok) throw new Error(JSON.stringify(derived.error))
  const revision = { stageId: 'stage', publishedAt: null, editionId: derived.value.edition.id }
  const lines = travellerLines(revision, derived.value, () => true)
  const points = lines.map(({ awards }) => awards.map(award => `${award.entryId} ${award.points}`))
  expect(points).toEqual([
    ['1 0.00', '2 2.00'],
    ['3 2.00', '4 0.00'],
  ])
})
