import { readFileSync } from 'node:fs'
import path from 'node:path'
import { editionOf, entrantId, factId, rankStage, readStageFacts, type StageFacts } from '@paiji/rules'
import { parseDeskEntry } from '@paiji/rules/bridge'
import { describe, expect, it } from 'vitest'

/** Decisions that federations have published: what was played, what was ruled and what was decided, by their own figures. */

/** What each side scores: east–west as much as north–south lose, unless it is said otherwise. */
interface Scored {
  readonly ns: number
  readonly ew?: number
}
type Decided = Scored &
  ({ readonly stands: true } | { readonly award: string; readonly awardEw?: string; readonly printed: string })
interface PublishedCase {
  readonly case: string
  readonly edition: string
  readonly board: string
  readonly vulnerable: string
  readonly table: { readonly entry: string; readonly ns: number }
  readonly ruling: Decided
  readonly committee?: Decided
}

const file = path.join(import.meta.dirname, 'decisions', 'published.json')
const cases = JSON.parse(readFileSync(file, 'utf8')) as readonly PublishedCase[]

const sides = ['ns', 'ew'].map(entrantId)
const slot = 's1/r1/t1/b1'

describe.each(cases)('$case', published => {
  const edition = editionOf(published.edition)
  if (!edition) throw new TypeError(published.edition)
  const entered = parseDeskEntry(published.table.entry)
  if (!entered.ok) throw new TypeError(published.table.entry)
  const sheet = entered.value
  const stored = (payload?: unknown): StageFacts<unknown> => ({
    entrants: sides.map((id, i) => ({ id, number: `${i + 1}` })),
    sheets: [{ id: factId('f'), session: 1, round: 1, table: '1', board: published.board, slot, sides, sheet }],
    adjustments: payload === undefined ? [] : [{ id: factId('a'), adjustment: { kind: 'assigned', slot, payload } }],
    lots: [],
    settings: { method: 'totalPoints' },
  })
  /** What the sides score when the facts are these: total points, as the sources print them. */
  const scored = (payload?: unknown): readonly number[] => {
    const facts = readStageFacts(edition, stored(payload))
    if (!facts.ok) throw new TypeError(JSON.stringify(facts.error))
    const ranked = rankStage(edition, facts.value)
    if (!ranked.ok) throw new TypeError(JSON.stringify(ranked.error))
    const { standings } = ranked.value
    return sides.map(side => {
      const { num, den } = standings.find(line => line.entrant === side)?.total.total.value ?? { num: 0n, den: 0n }
      return Number(num) / Number(den)
    })
  }
  const both = ({ ns, ew = -ns }: Scored): readonly number[] => [ns, ew]
  const given = (decided: Decided): readonly number[] => {
    if ('stands' in decided) return scored()
    const facts = readStageFacts(edition, stored())
    if (!facts.ok) throw new TypeError(JSON.stringify(facts.error))
    const award = edition.rulings.award({ facts: facts.value, slot }, 'assigned', {
      ns: decided.award,
      ...(decided.awardEw === undefined ? {} : { ew: decided.awardEw }),
    })
    if (!award.ok) throw new TypeError(JSON.stringify(award.error))
    const { payload } = award.value as { payload: unknown }
    expect(edition.rulings.awardText?.(payload)).toBe(decided.printed)
    return scored(payload)
  }

  it('is the board that was published', () => {
    expect(edition.boards?.describe(published.board)).toMatchObject({ vulnerability: published.vulnerable })
    expect(scored()).toEqual(both(published.table))
  })

  it('comes out as it was ruled', () => {
    expect(given(published.ruling)).toEqual(both(published.ruling))
  })

  it.runIf(published.committee)('and as it was decided', () => {
    expect(published.committee && given(published.committee)).toEqual(published.committee && both(published.committee))
  })
})
