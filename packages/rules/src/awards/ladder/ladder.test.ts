import { describe, expect, it, test } from 'vitest'
import { ladderPresets } from '../federations/ladders.cases.js'
import { evaluateLadder, ladderInForce } from './evaluate-ladder.js'
import { parseLadder } from './parse-ladder.js'
import type { LadderEdition, LadderFacts } from './types.js'

const preset = (id: string): LadderEdition => {
  const edition = ladderPresets.find(ladder => ladder.id === id)
  if (!edition) throw new Error(id)
  return edition
}

const pointsOf = (colours: Readonly<Record<string, number>>): LadderFacts => ({
  awards: Object.entries(colours).map(([colour, points]) => ({ id: colour, points, earnedOn: '2020-05-01', colour })),
  placings: [],
  held: [],
})

const standings = (edition: LadderEdition, facts: LadderFacts, asOf = '2026-01-01') =>
  Object.fromEntries(evaluateLadder(edition, facts, asOf).map(({ grade, standing }) => [grade, standing]))

describe('evaluateLadder', () => {
  const old = preset('bridge/acbl-joined-before-2010')
  const fresh = preset('bridge/acbl-joined-from-2010')

  it('asks for points by colour', () => {
    const facts = pointsOf({ black: 20_000, silver: 5_000, red: 2_500, gold: 2_500 })
    expect(standings(old, facts).life).toBe('new')
    expect(standings(old, pointsOf({ black: 20_000, silver: 5_000, red: 5_000 })).life).toBe('open')
    expect(standings(fresh, facts).life).toBe('open')
  })

  it('says what is missing, by kind', () => {
    const facts = pointsOf({ black: 40_000, silver: 7_000, red: 6_000, gold: 4_000 })
    const life = evaluateLadder(fresh, facts, '2026-01-01').find(step => step.grade === 'life')
    expect(life?.missing).toEqual([
      { kind: 'points', amount: '5', have: '70', need: '75', colours: ['silver'] },
      { kind: 'points', amount: '10', have: '40', need: '50', colours: ['gold', 'platinum'] },
    ])
  })

  it('counts competitions once, however many awards each gave', () => {
    const steps = [{ grade: 'regular', kept: 'life', requires: { kind: 'events', atLeast: 3 } }] as const
    const award = (id: string, event: string, points = 100) => ({ id, event, points, earnedOn: '2026-01-01' })
    const facts = {
      awards: [award('1', 'a'), award('2', 'a'), award('3', 'b'), award('4', 'c', 0)],
      placings: [],
      held: [],
    }
    const [progress] = evaluateLadder({ ...fresh, grades: steps }, facts, '2026-01-01')
    expect(progress?.missing).toEqual([{ kind: 'events', times: 1, have: 2, need: 3 }])
    const more = { ...facts, awards: [...facts.awards, award('5', 'd')] }
    expect(standings({ ...fresh, grades: steps }, more)).toEqual({ regular: 'new' })
  })

  it('builds a grade on one reached just now, and keeps what was held', () => {
    const facts = pointsOf({ black: 60_000, silver: 20_000, red: 10_000, gold: 10_000 })
    expect(standings(fresh, facts)).toMatchObject({ life: 'new', silverLife: 'new', goldLife: 'open' })
    const held = { ...pointsOf({}), held: [{ ladder: 'bridge/acbl', grade: 'club', on: '2015-01-01' }] }
    expect(standings(fresh, held)).toMatchObject({ club: 'keptForLife', junior: 'open' })
    const passing = { ...fresh, grades: fresh.grades.map(step => ({ ...step, kept: 'whileMet' as const })) }
    expect(standings(passing, held).club).toBe('lapsing')
  })

  it('counts finishes in large enough fields, with play and win rates', () => {
    const edition: LadderEdition = {
      kind: 'ladder',
      id: 'x/1',
      ladder: 'x',
      validFrom: '2025-01-01',
      chosenBy: 'competitionEnd',
      unit: '1',
      grades: [
        {
          grade: 'master',
          kept: 'life',
          requires: {
            kind: 'placing',
            categories: ['teams'],
            placeAtMost: 4,
            fieldAtLeast: 16,
            playRateAtLeast: '1/2',
            winRateAtLeast: '0.6',
            months: 24,
          },
        },
      ],
    }
    const placing = {
      event: 'e',
      category: 'teams',
      place: 3,
      field: 20,
      endedOn: '2025-06-30',
      playRate: '0.5',
      winRate: '0.6',
    }
    const due = (change: Partial<typeof placing>, asOf = '2026-01-01') =>
      standings(edition, { awards: [], placings: [{ ...placing, ...change }], held: [] }, asOf).master
    expect(due({})).toBe('new')
    expect(due({ place: 5 })).toBe('open')
    expect(due({ field: 15 })).toBe('open')
    expect(due({ winRate: '0.59' })).toBe('open')
    expect(due({ winRate: undefined as unknown as string })).toBe('open')
    expect(due({}, '2027-06-30')).toBe('open')
  })

  it('says of either of two conditions what each lacks', () => {
    const points = { kind: 'points', atLeast: '1', colours: ['silver'] } as const
    const placing = { kind: 'placing', categories: ['open'], placeAtMost: 3, fieldAtLeast: 20, months: 24 } as const
    const grades = [{ grade: 'a', kept: 'life', requires: { kind: 'any', of: [points, placing] } }] as const
    const [progress] = evaluateLadder({ ...fresh, grades }, pointsOf({ silver: 40 }), '2026-01-01')
    const finishes = { times: 1, have: 0, need: 1, placeAtMost: 3, categories: ['open'], fieldAtLeast: 20, months: 24 }
    expect(progress?.missing).toEqual([
      {
        kind: 'any',
        ways: [
          [{ kind: 'points', amount: '0.6', have: '0.4', need: '1', colours: ['silver'] }],
          [{ kind: 'placings', ...finishes }],
        ],
      },
    ])
  })

  it('titles of the world federation: placing points and a title', () => {
    const wbf = preset('bridge/wbf-2002')
    const title = { event: 'w', category: 'worldChampionship', place: 1, field: 64, endedOn: '2018-10-01' }
    const facts = { ...pointsOf({ placing: 9, master: 400 }), placings: [title] }
    expect(standings(wbf, facts)).toEqual({
      worldMaster: 'new',
      worldInternationalMaster: 'new',
      worldLifeMaster: 'new',
      worldGrandMaster: 'open',
    })
  })
})

describe('ladderInForce', () => {
  it('goes by the join date or by the end of the competition', () => {
    const acbl = ladderPresets.filter(ladder => ladder.ladder === 'bridge/acbl')
    const id = (joinedOn: string) => ladderInForce(acbl, { competitionEnd: '2026-01-01', joinedOn })?.id
    expect(id('2009-12-31')).toBe('bridge/acbl-joined-before-2010')
    expect(id('2010-01-01')).toBe('bridge/acbl-joined-from-2010')
    const wbf = ladderPresets.filter(ladder => ladder.ladder === 'bridge/wbf')
    expect(ladderInForce(wbf, { competitionEnd: '2001-12-31' })).toBeUndefined()
  })
})

describe('parseLadder', () => {
  test.each(ladderPresets.map(ladder => [ladder.id, ladder] as const))('%s survives JSON', (_, ladder) => {
    expect(parseLadder(JSON.parse(JSON.stringify(ladder)))).toEqual({ ok: true, value: ladder })
  })

  it('refuses what it cannot read', () => {
    let deep: unknown = { kind: 'all', of: [] }
    for (let i = 0; i < 30; i++) deep = { kind: 'all', of: [deep] }
    const read = parseLadder({ ...ladderPresets[0], grades: [{ grade: 'x', requires: deep }, { grade: 7 }] })
    expect(!read.ok && read.error.map(problem => problem.code)).toEqual([
      'POLICY_TOO_DEEP',
      'POLICY_TEXT_EXPECTED',
      'POLICY_OBJECT_EXPECTED',
      'POLICY_CHOICE_UNKNOWN',
      'POLICY_LIST_EXPECTED',
    ])
  })
})
