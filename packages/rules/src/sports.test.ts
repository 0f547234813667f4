import { expect, test } from 'vitest'
import { sports } from './sports.js'

/** Settings under which an edition asks other criteria than by default. */
const variants: Readonly<Record<string, readonly object[]>> = {
  bridge: [
    ...['ebu', 'cbai', 'pzbs'].map(tieBreaks => ({ tieBreaks })),
    ...['ebu', 'cbai', 'pzbs'].map(tieBreaks => ({
      method: 'teamImp',
      tieBreaks,
      victoryPoints: { scale: 'wbf-2013' },
    })),
  ],
  guandan: ['huainan2019', 'nanshan2026Swiss', 'nanshan2026Groups', 'zhejiang2024'].map(chain => ({ chain })),
  mahjong: [{ lots: true }],
}

const chains = sports.flatMap(sport =>
  sport.editions.flatMap(edition => [{}, ...(variants[sport.id] ?? [])].map(settings => [edition, settings] as const)),
)

test.each(chains)('every criterion of $id can say what is behind its figures: %j', (edition, settings) => {
  const read = edition.parseSettings(settings)
  if (!read.ok) throw new TypeError(JSON.stringify(read.error))
  for (const criterion of edition.tieBreaks(read.value)) {
    expect(criterion.explain, criterion.code).toBeTypeOf('function')
    expect(criterion.clause.edition, criterion.code).toMatch(new RegExp(`^${edition.id.split('/')[0]}/`))
  }
})
