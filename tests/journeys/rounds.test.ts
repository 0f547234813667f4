import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDeps, useCases } from '@paiji/api/testing'
import { directorOf, type Fields, pairs, type Problem, ROUND, type Round, type Side } from '../support/director.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** From a sanctioned event to its last round: the road of a director. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { act, done, newEvent, newStage, enter, open, draw, publish, close, play, playOut } = directorOf(() => journey)

describe('a Swiss event', () => {
  let stage = ''

  it('is created, entered and drawn with a reason for every pairing', async () => {
    stage = await newStage(await newEvent('guandan'), { format: { kind: 'swiss', rounds: 4 } })
    await enter(stage, 8)
    const early = await act('drawRound', { stage }, 'round { id }')
    expect(early.problems).toEqual([{ code: 'SESSION_MISSING' }])
    await open(stage)
    const { round } = await draw(stage)
    expect(pairs(round)).toEqual([
      [1, 8],
      [2, 7],
      [3, 6],
      [4, 5],
    ])
    expect(new Set(round.tables.map(table => table.because?.nodes[0]?.code))).toEqual(new Set(['swissPairFirstRound']))
    expect((await act('drawRound', { stage }, 'round { id }')).problems).toEqual([{ code: 'DRAFT_PRESENT' }])
  })

  it('shows a draft to nobody else, and can be taken back until something is scored, once published with a reason', async () => {
    const seen = (who: 'scorer' | 'staff') =>
      journey.ask<{ stage: { sessions: { rounds: Round[] }[] } }>(
        journey.federation[who],
        `query ($stage: ID!) { stage(id: $stage) { sessions { rounds { number status } } } }`,
        { stage },
      )
    expect((await seen('scorer')).stage.sessions[0]?.rounds).toEqual([])
    expect((await seen('staff')).stage.sessions[0]?.rounds).toEqual([{ number: 1, status: 'PLANNED' }])
    const drafts = await journey.database.sql`select id from round where status = 'PLANNED'`
    await done('undoRound', { round: globalId('Round', String(drafts[0]?.id)) }, 'session { number }')
    const announced = await draw(stage)
    await publish(announced.round.id)
    expect((await act('undoRound', { round: announced.round.id }, 'session { number }')).problems).toEqual([
      { code: 'REASON_MISSING' },
    ])
    await done('undoRound', { round: announced.round.id, reason: '两对迟到' }, 'session { number }')
    const { round } = await draw(stage)
    await publish(round.id)
    expect((await seen('scorer')).stage.sessions[0]?.rounds).toEqual([{ number: 1, status: 'OPEN' }])
    expect((await act('closeRound', { round: round.id }, 'round { id }')).problems).toEqual([
      { code: 'TABLES_WITHOUT_SHEET' },
    ])
    await play(stage, round)
    expect((await act('undoRound', { round: round.id, reason: '迟到' }, 'session { number }')).problems).toEqual([
      { code: 'ROUND_HAS_RESULTS' },
    ])
    await close(round.id)
  })

  it('pairs the second round by score; an exchange is checked and needs a reason where it speaks against a rule', async () => {
    const { round } = await draw(stage)
    expect(pairs(round)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ])
    const side = (number: number) =>
      round.tables.flatMap(table => table.sides).find(one => one.number === String(number))?.id
    const swap = { round: round.id, first: side(2), second: side(8), expectedVersion: round.version }
    const refused = await act('swapSides', swap, ROUND)
    expect(refused.problems.map(one => one.code)).toEqual(['REMATCH', 'REMATCH', 'SWAP_REASON_NEEDED'])
    const free = { round: round.id, first: side(2), second: side(4), expectedVersion: round.version }
    const swapped = await done<{ round: Round }>('swapSides', free, ROUND)
    expect(pairs(swapped.round)).toEqual([
      [1, 4],
      [3, 2],
      [5, 6],
      [7, 8],
    ])
    expect(swapped.round.tables[0]?.because?.nodes[0]?.code).toBe('placedByDirector')
    const late = await act('swapSides', free, ROUND)
    expect(late.problems).toEqual([{ code: 'ROUND_CHANGED_MEANWHILE' }])
    await publish(round.id)
    await play(stage, swapped.round)
    await close(round.id)
  })

  it('goes on without those who withdraw, and gives a bye its points', async () => {
    const [last] = await journey.database.sql`select id from entry where stage_id = ${rowIdOf(stage)} and number = '8'`
    const entry = globalId('Entry', String(last?.id))
    await done('withdrawEntry', { entry, reason: '因病' }, 'entry { withdrawnAfter }')
    expect((await act('withdrawEntry', { entry, reason: '因病' }, 'entry { id }')).problems).toEqual([
      { code: 'ALREADY_WITHDRAWN' },
    ])
    const round = await playOut(stage)
    const bye = round.tables.find(table => table.kind === 'bye')
    expect(round.tables.filter(table => table.kind === 'match')).toHaveLength(3)
    expect(bye?.sides[0]?.number).toBe('6')
    const deps = testDeps(journey.database.db)
    await useCases.recomputeNow(deps, rowIdOf(stage))
    const { stage: found } = await journey.ask<{
      stage: { standings: { lines: { edges: { node: { rank: number; total: string; entry: Side } }[] } } }
    }>(
      journey.federation.staff,
      'query ($stage: ID!) { stage(id: $stage) { standings { lines(first: 20) { edges { node { rank total entry { id number } } } } } } }',
      { stage },
    )
    const lines = found.standings.lines.edges.map(({ node }) => [node.entry.number, Number(node.total)])
    expect(lines[0]).toEqual(['1', 6])
    expect(Object.fromEntries(lines)['6']).toBe(2)
    expect(lines).toHaveLength(8)
  })
})

describe('a draw that is blocked', () => {
  it('says who cannot be paired, and lets the director choose', async () => {
    const stage = await newStage(await newEvent('guandan'), { format: { kind: 'swiss', rounds: 5 } })
    await enter(stage, 4)
    await open(stage)
    const { stage: warned } = await journey.ask<{ stage: { warnings: Problem[] } }>(
      journey.federation.staff,
      'query ($stage: ID!) { stage(id: $stage) { warnings { code } } }',
      { stage },
    )
    expect(warned.warnings).toEqual([{ code: 'SWISS_ROUNDS_IMPOSSIBLE' }])
    for (let round = 1; round <= 3; round++) await playOut(stage)
    interface Blocked extends Fields {
      round: null
      blocked: { round: number; around: Side[]; groups: Side[][]; choices: string[] }
    }
    const { round, blocked } = await done<Blocked>(
      'drawRound',
      { stage },
      'round { id } blocked { round around { number } groups { number } choices }',
    )
    expect(round).toBeNull()
    expect(blocked.round).toBe(4)
    expect(blocked.groups.length).toBeGreaterThan(blocked.around.length)
    expect(blocked.choices).toContain('oldestRematch')
    const chosen = await draw(stage, { way: { relaxing: 'oldestRematch' } })
    expect(chosen.round.tables).toHaveLength(2)
    await done('undoRound', { round: chosen.round.id }, 'session { number }')
    const sides = chosen.round.tables.map(table => table.sides.map(side => side.id))
    const unreasoned = await act('drawRound', { stage, way: { manual: { pairs: sides, reason: '' } } }, 'round { id }')
    expect(unreasoned.problems.map(one => one.code)).toContain('SWAP_REASON_NEEDED')
    await done('drawRound', { stage, way: { manual: { pairs: sides, reason: '加赛' } } }, 'round { id }')
  })
})

describe('a knock-out from two groups', () => {
  it('takes the best two of each group and the two best thirds', async () => {
    const event = await newEvent('guandan')
    const groups = await newStage(event, { format: { kind: 'roundRobin', legs: 1, groups: 2 } })
    const from = [
      { kind: 'places', stage: '1', perGroup: 2 },
      { kind: 'bestOfPlace', stage: '1', place: 3, count: 2 },
    ]
    const knockout = await newStage(event, { format: { kind: 'singleElimination', placement: 'thirdPlace' }, from })
    await enter(groups, 8)
    await open(groups)
    for (let round = 1; round <= 3; round++) await playOut(groups)
    expect((await act('drawRound', { stage: groups }, 'round { id }')).problems).toEqual([{ code: 'STAGE_FINISHED' }])
    const { entered } = await done<{ entered: number }>('advanceStage', { stage: knockout }, 'entered')
    expect(entered).toBe(6)
    const read = `query ($id: ID!) { stage(id: $id) { warnings { code params { name value } }
      entries { because { nodes { code params { name value } } } } } }`
    type Told = { code: string; params: { name: string; value: string }[] }
    const see = async (id: string) =>
      (
        await journey.ask<{ stage: { warnings: Told[]; entries: { because: { nodes: Told[] } | null }[] } }>(
          journey.federation.staff,
          read,
          { id },
        )
      ).stage
    const { warnings, entries } = await see(knockout)
    expect(warnings, 'every place is filled').toEqual([])
    expect(entries.map(one => one.because?.nodes[0]?.code)).toEqual([
      ...Array(4).fill('qualifiedByPlace'),
      ...Array(2).fill('qualifiedAsBestOfPlace'),
    ])
    expect(entries[0]?.because?.nodes[0]?.params).toContainEqual({ name: 'group', value: '1' })
    // Five of each group of four cannot go on: that is said of each.
    const wide = [{ kind: 'places', stage: '1', perGroup: 5 }]
    const everybody = await newStage(event, { format: { kind: 'swiss', rounds: 2 }, from: wide })
    await done('advanceStage', { stage: everybody }, 'entered')
    expect((await see(everybody)).warnings.map(({ code, params }) => [code, params.map(one => one.value)])).toEqual([
      ['QUALIFICATION_UNFILLED', ['1', '1', '5', '4']],
      ['QUALIFICATION_UNFILLED', ['1', '2', '5', '4']],
    ])
    await open(knockout)
    const first = await playOut(knockout)
    expect(first.tables.filter(table => table.kind === 'match')).toHaveLength(2)
    expect(first.tables.filter(table => table.kind === 'bye').map(table => table.sides[0]?.number)).toEqual(['1', '2'])
    const second = await playOut(knockout)
    expect(pairs(second)).toEqual([
      [1, 4],
      [2, 3],
    ])
    const finals = await playOut(knockout)
    expect(pairs(finals)).toHaveLength(2)
  })
})

describe('a final that follows a qualifier', () => {
  it('brings 场分 and 级分 along, or the part that its plan says', async () => {
    const event = await newEvent('guandan')
    const qualifier = await newStage(event, { format: { kind: 'roundRobin', legs: 1, groups: 1 } })
    const from = [{ kind: 'places', stage: '1', perGroup: 2 }]
    const carryOver = { kind: 'factor', factor: '0.5' }
    const final = await newStage(event, { format: { kind: 'roundRobin', legs: 1, groups: 1 }, from, carryOver })
    await enter(qualifier, 4)
    await open(qualifier)
    for (let round = 1; round <= 3; round++) await playOut(qualifier)
    await done('advanceStage', { stage: final }, 'entered')
    const read = `query ($id: ID!) { stage(id: $id) { settings
      standings { lines { edges { node { total entry { number } } } } } sessions { rounds { tables { points { points unit } } } } } }`
    const see = () =>
      journey.ask<{
        stage: {
          settings: { carry: Record<string, Fields> }
          standings: { lines: { edges: { node: { total: string; entry: { number: string } } }[] } }
          sessions: { rounds: { tables: { points: { points: string; unit: string }[] }[] }[] }[]
        }
      }>(journey.federation.staff, read, { id: final })
    // Three and two games won, each by twelve levels: 25 against 1 in 级分; all of it halved.
    const { carry } = (await see()).stage.settings
    expect(Object.values(carry)).toEqual([
      { matchPoints: '3', levelPoints: '75/2' },
      { matchPoints: '2', levelPoints: '51/2' },
    ])
    await open(final)
    await playOut(final)
    await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(final))
    const { stage } = await see()
    expect(stage.standings.lines.edges.map(({ node }) => [node.entry.number, Number(node.total)])).toEqual([
      ['1', 5],
      ['2', 2],
    ])
    expect(stage.sessions[0]?.rounds[0]?.tables[0]?.points.map(one => [Number(one.points), one.unit])).toEqual([
      [2, 'matchPoint'],
      [0, 'matchPoint'],
    ])
  })
})

describe('movements and seatings', () => {
  it('seats pairs by a Mitchell, announced as a whole', async () => {
    const event = await newEvent('bridge')
    const { stage } = await done<{ stage: { id: string } }>(
      'addStage',
      { event, nameZh: '双人', nameEn: 'Pairs', format: 'pairs' },
      'stage { id }',
    )
    await enter(stage.id, 10)
    const { session } = await open(stage.id)
    const made = await done<{ rounds: number }>(
      'applyMovement',
      { session: session.id, movement: { mitchell: { arrowSwitched: 1 } }, boardsARound: 3 },
      'rounds',
    )
    expect(made.rounds).toBe(5)
    const { playSession } = await journey.ask<{
      playSession: { rounds: Round[] }
    }>(
      journey.federation.staff,
      'query ($id: ID!) { playSession(id: $id) { rounds { id number tables { label boards sides { number } slots { slot } } } } }',
      { id: session.id },
    )
    expect(playSession.rounds.map(round => round.tables.length)).toEqual([5, 5, 5, 5, 5])
    const boards = playSession.rounds.flatMap(round => round.tables.flatMap(table => table.boards ?? []))
    expect(new Set(boards).size).toBe(15)
    const all = await done<{ published: number }>(
      'publishRound',
      { round: playSession.rounds[0]?.id, following: true },
      'published',
    )
    expect(all.published).toBe(5)
  })

  it('lays out sections, a movement of a file and a reduced Howell, states their balance and refuses the impossible', async () => {
    const event = await newEvent('bridge')
    const stageOf = async (pairs: number) => {
      const input = { event, nameZh: `双人 ${pairs}`, nameEn: `Pairs ${pairs}`, format: 'pairs' }
      const { stage } = await done<{ stage: { id: string } }>('addStage', input, 'stage { id }')
      await enter(stage.id, pairs)
      return (await open(stage.id)).session.id
    }
    const comparisonOf = async (id: string) => {
      const { playSession } = await journey.ask<{ playSession: { comparison: unknown; rounds: Round[] } }>(
        journey.federation.staff,
        'query ($id: ID!) { playSession(id: $id) { comparison { variance deviation min max copies } rounds { id number tables { label boards sides { number } } } } }',
        { id },
      )
      return playSession
    }
    const sectioned = await stageOf(12)
    const whole = { session: sectioned, movement: { mitchell: {} }, boardsARound: 2, sections: 2 }
    expect(await done('applyMovement', whole, 'rounds problems { code }')).toEqual({ rounds: 3, problems: [] })
    const laid = await comparisonOf(sectioned)
    expect(laid.comparison).toMatchObject({ copies: 2 })
    expect(laid.rounds[0]?.tables.map(({ label }) => label)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3'])

    const howell = await stageOf(8)
    const impossible = { session: howell, movement: { rover: {} }, boardsARound: 3 }
    const refused = async (input: Fields) => (await act('applyMovement', input, 'rounds')).problems.map(one => one.code)
    expect(await refused(impossible)).toEqual(['MOVEMENT_IMPOSSIBLE'])
    const tables = [
      [1, 2, 1],
      [3, 4, 2],
      [5, 6, 3],
      [7, 8, 4],
    ]
    const seats = tables.map(([ns, ew, set], at) => ({ round: 1, table: at + 1, ns, ew, set }))
    const twice = { session: howell, movement: { seats: [...seats, { ...seats[0], table: 5 }] }, boardsARound: 3 }
    expect(await refused(twice)).toContain('SEATED_TWICE')
    const own = { session: howell, movement: { seats }, boardsARound: 3 }
    expect(await done('applyMovement', own, 'rounds')).toMatchObject({ rounds: 1 })

    const perfect = await stageOf(16)
    const fifteen = { session: perfect, movement: { howell: true }, boardsARound: 2 }
    expect(await done('applyMovement', fifteen, 'rounds problems { code }')).toEqual({ rounds: 15, problems: [] })
    expect((await comparisonOf(perfect)).comparison).toEqual({
      variance: '0',
      deviation: '0.00',
      min: 7,
      max: 7,
      copies: 1,
    })
  })

  it('seats mahjong players so that nobody meets twice, and exchanges two of them late', async () => {
    const event = await newEvent('mahjong')
    const { stage } = await done<{ stage: { id: string } }>(
      'addStage',
      { event, nameZh: '个人', nameEn: 'Individual', format: 'individual' },
      'stage { id }',
    )
    await enter(stage.id, 16)
    const { session } = await open(stage.id)
    const made = await done<{ rounds: number; warnings: Problem[] }>(
      'applySeating',
      { session: session.id, kind: 'perfect', rounds: 3 },
      'rounds warnings { code }',
    )
    expect(made).toMatchObject({ rounds: 3, warnings: [] })
    const read = () =>
      journey.ask<{ playSession: { rounds: Round[] } }>(
        journey.federation.staff,
        'query ($id: ID!) { playSession(id: $id) { rounds { id number version tables { label kind sides { id number } } } } }',
        { id: session.id },
      )
    const [first, second] = (await read()).playSession.rounds
    const [a, b] = [second?.tables[0]?.sides[0]?.id, second?.tables[1]?.sides[0]?.id]
    await done(
      'swapSides',
      { round: second?.id, first: a, second: b, following: true, expectedVersion: second?.version },
      'round { id }',
    )
    const after = (await read()).playSession.rounds
    expect(after[0]?.tables).toEqual(first?.tables)
    expect(after[1]?.tables[0]?.sides[0]?.id).toBe(b)
    expect((await act('applySeating', { session: session.id, kind: 'perfect' }, 'rounds')).problems).toEqual([
      { code: 'SESSION_HAS_ROUNDS' },
    ])
  })

  it('seats the next round by the standings once the others are closed, and reports who met how often', async () => {
    const event = await newEvent('mahjong')
    const { stage } = await done<{ stage: { id: string } }>(
      'addStage',
      { event, nameZh: '个人', nameEn: 'Individual', format: 'individual' },
      'stage { id }',
    )
    await enter(stage.id, 8)
    const { session } = await open(stage.id)
    const byRanking = { session: session.id, kind: 'ranking' }
    await done('applySeating', byRanking, 'rounds')
    expect((await act('applySeating', byRanking, 'rounds')).problems).toEqual([{ code: 'DRAFT_PRESENT' }])
    const rounds = async () =>
      (
        await journey.ask<{ playSession: { rounds: Round[] } }>(
          journey.federation.staff,
          'query ($id: ID!) { playSession(id: $id) { rounds { id number tables { label sides { id number } } } } }',
          { id: session.id },
        )
      ).playSession.rounds
    const [first] = await rounds()
    if (!first) throw new Error('no round')
    const numbers = (round: Round | undefined) =>
      round?.tables.map(table => table.sides.map(side => Number(side.number)).sort((a, b) => a - b))
    expect(numbers(first)).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ])
    await publish(first.id)
    expect((await act('applySeating', byRanking, 'rounds')).problems).toEqual([{ code: 'ROUNDS_STILL_OPEN' }])
    await done('closeRound', { round: first.id, reason: '停电' }, ROUND)
    expect((await done<{ rounds: number }>('applySeating', byRanking, 'rounds')).rounds).toBe(1)
    const [, second] = await rounds()
    expect(second?.number).toBe(2)
    // Nothing has been scored: the same four meet again, on other winds.
    expect(numbers(second)).toEqual(numbers(first))
    expect(second?.tables[0]?.sides[0]?.number).not.toBe(first.tables[0]?.sides[0]?.number)
    const { stage: found } = await journey.ask<{ stage: { seating: Fields } }>(
      journey.federation.staff,
      'query ($id: ID!) { stage(id: $id) { seating { rounds meetings seatSpread unbalanced { number } } } }',
      { id: stage.id },
    )
    expect(found.seating).toEqual({ rounds: 2, meetings: [16, 0, 12], seatSpread: 1, unbalanced: [] })
  })

  it('seats a Swiss of four: nobody meets again, tables held, the absent without a seat, drawn again until a result', async () => {
    const event = await newEvent('mahjong')
    const { stage } = await done<{ stage: { id: string } }>(
      'addStage',
      { event, nameZh: '个人', nameEn: 'Individual', format: 'individual' },
      'stage { id }',
    )
    await enter(stage.id, 22)
    const { session } = await open(stage.id)
    const swiss = { session: session.id, kind: 'swiss' }
    await done('applySeating', { ...swiss, rounds: 4 }, 'rounds')
    const rounds = async () =>
      (
        await journey.ask<{ playSession: { rounds: Round[] } }>(
          journey.federation.staff,
          'query ($id: ID!) { playSession(id: $id) { rounds { id number tables { label kind sides { id number } } } } }',
          { id: session.id },
        )
      ).playSession.rounds
    const latest = async (): Promise<Round> => {
      const found = (await rounds()).at(-1)
      if (!found) throw new Error('no round')
      return found
    }
    const first = await latest()
    expect(first.tables.map(table => table.sides.length)).toEqual([4, 4, 4, 4, 4, 1, 1])
    const [held, other] = first.tables
    const absent = other?.sides[0]?.id
    const again = { ...swiss, keep: [held?.label], absent: [absent] }
    await done('applySeating', again, 'rounds')
    const redrawn = await latest()
    expect(redrawn.number).toBe(1)
    expect(redrawn.tables.some(table => table.sides.some(side => side.id === absent))).toBe(false)
    expect(redrawn.tables.map(table => table.sides.map(side => side.id))).toContainEqual(
      held?.sides.map(side => side.id),
    )
    expect((await act('applySeating', { ...again, keep: ['99'] }, 'rounds')).problems).toEqual([
      { code: 'TABLE_NOT_IN_ROUND' },
    ])
    expect((await act('applySeating', swiss, 'rounds')).problems).toEqual([{ code: 'DRAFT_PRESENT' }])
    await publish(redrawn.id)
    // Announced and nothing scored yet: it is taken back, and drawn with everybody there.
    expect((await act('applySeating', again, 'rounds')).problems).toEqual([{ code: 'ROUND_NOT_DRAFT' }])
    await done('undoRound', { round: redrawn.id, reason: '两人迟到后到场' }, 'session { id }')
    const met = new Set<string>()
    for (let number = 1; number <= 4; number++) {
      await done('applySeating', swiss, 'rounds')
      const round = await latest()
      expect(round.number).toBe(number)
      for (const { sides } of round.tables)
        sides.forEach((side, at) => {
          for (const mate of sides.slice(at + 1)) {
            const key = [side.number, mate.number].sort().join()
            expect(met.has(key)).toBe(false)
            met.add(key)
          }
        })
      await publish(round.id)
      await done('closeRound', { round: round.id, reason: '停电' }, ROUND)
    }
  })
})
