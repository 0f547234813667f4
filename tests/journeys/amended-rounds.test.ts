import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clubEvening } from '../support/club-evening.js'
import { directorOf, type Fields } from '../support/director.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** What becomes of announced rounds besides who sits where: boards that are not played, a table more, rounds dropped. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const director = directorOf(() => journey)
const { act, done, newEvent, newStage, open } = director
const { entering, entryOf, evening, playRound, roundsOf, swissOfFive } = clubEvening(() => journey, director)

interface Amended {
  tables: { round: number; table: string; boards: string[]; notPlayed: string[]; isNew: boolean }[] | null
  problems: { code: string }[]
}

const preview = async (input: Fields): Promise<Amended> => {
  const { previewAmendment } = await journey.ask<{ previewAmendment: Amended }>(
    journey.federation.staff,
    `query ($input: AmendRoundsInput!) { previewAmendment(input: $input) {
      tables { round table boards notPlayed isNew } problems { code } } }`,
    { input },
  )
  return previewAmendment
}

const codesOf = ({ problems }: { problems: readonly { code: string }[] }) => problems.map(({ code }) => code)

const matchesIn = ({ tables }: Awaited<ReturnType<typeof roundsOf>>[number]) =>
  tables.filter(({ kind }) => kind === 'match')

describe('a board that a table does not play', () => {
  it('is recorded with a reason, closes without a question, and may be played after all', async () => {
    const { stage, session, rounds } = await evening()
    const [first] = rounds
    if (!first) throw new Error('no round')
    const [slow, ...others] = matchesIn(first)
    const skipped = { session, fact: 'notPlayed', fromRound: 1, table: slow?.label, boards: slow?.boards }
    const { tables } = await preview(skipped)
    expect(tables).toEqual([{ round: 1, table: slow?.label, boards: [], notPlayed: slow?.boards, isNew: false }])
    expect(codesOf(await act('amendRounds', { ...skipped, reason: ' ' }, 'session { id }'))).toEqual(['REASON_MISSING'])
    await done('amendRounds', { ...skipped, reason: '时间到' }, 'session { id }')
    expect(codesOf(await preview(skipped))).toEqual(['AMENDMENT_CHANGES_NOTHING'])
    await playRound(stage, { ...first, tables: others })
    const back = { ...skipped, fact: 'playedAfterAll' }
    await done('amendRounds', { ...back, reason: '最后补打' }, 'session { id }')
    expect(codesOf(await act('closeRound', { round: first.id }, 'round { id }'))).toEqual(['TABLES_WITHOUT_SHEET'])
    const own = { ...first, tables: slow ? [slow] : [] }
    await playRound(stage, own)
    expect(codesOf(await preview(skipped))).toEqual(['AMENDED_BOARD_SCORED'])
    const slot = slow?.slots[0]?.slot
    const taken = { stage, slot, expectedVersion: 2, sheet: { data: { notPlayed: true } } }
    await done('enterResult', taken, 'version')
    await done('amendRounds', { ...skipped, reason: '还是没有时间' }, 'session { id }')
    await done('closeRound', { round: first.id }, 'round { id }')
    const counted = await journey.database.sql<{ sheet: Fields }[]>`
      select sheet from score_sheet where stage_id = ${rowIdOf(stage)} and superseded_at is null and table_label = ${slow?.label ?? ''}`
    expect(counted.map(({ sheet }) => sheet)).toEqual([{ notPlayed: true }])
    expect(codesOf(await preview(skipped))).toEqual(['ROUND_NOT_RUNNING'])
  })

  it('was played where it has a result', async () => {
    const { stage, session, rounds } = await evening()
    const [first] = rounds
    if (first) await playRound(stage, first)
    expect(codesOf(await preview({ session, fact: 'notPlayed', fromRound: 1 }))).toEqual(['AMENDED_BOARD_SCORED'])
    expect(codesOf(await preview({ session, fact: 'notPlayed', fromRound: 1, table: '99' }))).toEqual([
      'TABLE_NOT_IN_ROUND',
    ])
  })

  it('takes a result that is entered all the same', async () => {
    const { stage, session, rounds } = await evening()
    const [first] = rounds
    if (!first) throw new Error('no round')
    const slow = matchesIn(first)[0]
    const slot = slow?.slots[0]
    await done(
      'amendRounds',
      { session, fact: 'notPlayed', fromRound: 1, table: slow?.label, reason: '时间到' },
      'session { id }',
    )
    const sheet = { stage, slot: slot?.slot, expectedVersion: 1, sheet: { data: { nsScore: 420 } } }
    expect(await done('enterResult', sheet, 'version')).toMatchObject({ version: 2 })
  })
})

describe('a session that runs late', () => {
  /** Eleven pairs, three boards a round. */
  const threeBoards = async () => {
    const stage = await newStage(await newEvent('bridge'), { format: { kind: 'laidOut' } }, { method: 'matchpoint' })
    await entering(
      stage,
      Array.from({ length: 11 }, (_, at) => `第${at + 1}对`),
    )
    const { session } = await open(stage)
    await done(
      'applyMovement',
      { session: session.id, movement: { mitchell: {} }, boardsARound: 3 },
      'problems { code }',
    )
    const rounds = await roundsOf(session.id)
    await done('publishRound', { round: rounds[0]?.id, following: true }, 'published')
    return { stage, session: session.id, rounds }
  }

  it('plays two boards a round from a round on, a pair that comes later too, and drops the last round', async () => {
    const { stage, session, rounds } = await threeBoards()
    const shorter = { session, fact: 'notPlayed', fromRound: 2, following: true, keep: 2 }
    const { tables } = await preview(shorter)
    expect(tables?.every(({ boards, notPlayed }) => boards.length === 2 && notPlayed.length === 1)).toBe(true)
    expect(new Set(tables?.map(({ round }) => round))).toEqual(new Set(rounds.slice(1).map(({ number }) => number)))
    await done('amendRounds', { ...shorter, reason: '场地要关门' }, 'session { id }')
    const last = rounds.at(-1)
    await done('undoRound', { round: last?.id, reason: '最后一轮不打' }, 'session { id }')
    await entering(stage, ['迟到'])
    const late = { session, entry: await entryOf(stage, '12'), fact: 'comes', reason: '迟到' }
    await done('changeSeating', late, 'session { id }')
    const after = await roundsOf(session)
    expect(after.map(({ number }) => number)).toEqual(rounds.slice(0, -1).map(({ number }) => number))
    for (const { number, tables: own } of after) {
      const theirs = own.find(({ sides }) => sides.some(side => side.number === '12'))
      expect(theirs?.boards, `${number}`).toHaveLength(number === 1 ? 3 : 2)
    }
  })
})

describe('a table more', () => {
  it('seats two late pairs in every round, with boards that they have not played and shared with another table', async () => {
    const { stage, session, rounds } = await evening()
    await entering(stage, ['迟到', '更迟', '最迟'])
    const [twelve, thirteen, fourteen] = await Promise.all(['12', '13', '14'].map(number => entryOf(stage, number)))
    await done('changeSeating', { session, entry: twelve, fact: 'comes', reason: '迟到' }, 'session { id }')
    const more = { session, fact: 'tableMore', fromRound: 1, following: true }
    expect(codesOf(await preview({ ...more, sides: [thirteen] }))).toEqual(['ADDED_TABLE_SIDES'])
    expect(codesOf(await preview({ ...more, sides: [thirteen, twelve] }))).toEqual(['SIDE_SEATED_ALREADY'])
    await done('openTableEntry', { round: rounds[0]?.id, hours: 3 }, 'round { id }')
    await done('amendRounds', { ...more, sides: [thirteen, fourteen], reason: '两对迟到' }, 'session { id }')
    const after = await roundsOf(session)
    const theirs = after.flatMap(({ tables }) => tables.filter(one => one.sides.some(side => side.id === thirteen)))
    expect(theirs).toHaveLength(rounds.length)
    expect(new Set(theirs.flatMap(({ boards }) => boards)).size).toBe(rounds.length)
    const codes = await journey.database.sql`
      select 1 from table_code c join round_table t on t.id = c.table_id
      where t.round_id = ${rowIdOf(rounds[0]?.id ?? '')} and t.label = ${theirs[0]?.label ?? ''} and c.revoked_at is null`
    expect(codes).toHaveLength(2)
    const told = await journey.database.sql`select distinct aggregate_id from audit_event where type = 'ROUNDS_AMENDED'`
    expect(told.length).toBeGreaterThan(0)
  })

  it('takes the one with the bye and a late pair, whose bye is no longer scored', async () => {
    const { stage, session } = await swissOfFive()
    await entering(stage, ['迟到'])
    const bye = (await roundsOf(session))[0]?.tables.find(({ kind }) => kind === 'bye')?.sides[0]
    const sides = [bye?.id, await entryOf(stage, '6')]
    await done('amendRounds', { session, fact: 'tableMore', fromRound: 1, sides, reason: '迟到' }, 'session { id }')
    const byes = await journey.database.sql`
      select 1 from score_sheet where stage_id = ${rowIdOf(stage)} and superseded_at is null`
    expect(byes).toHaveLength(0)
    const [round] = await roundsOf(session)
    for (const { label, kind, sides: own } of round?.tables ?? [])
      if (kind === 'match' && own.length === 2)
        await done(
          'amendRounds',
          { session, fact: 'notPlayed', fromRound: 1, table: label, reason: '停电' },
          'session { id }',
        )
    await done('closeRound', { round: round?.id }, 'round { id }')
  })

  it('has no place beside the table of a round robin', async () => {
    const stage = await newStage(await newEvent('guandan'), { format: { kind: 'roundRobin' } })
    await entering(stage, ['甲', '乙', '丙', '丁'])
    await open(stage)
    const drawn = await done<{ round: { id: string; session: { id: string } } }>(
      'drawRound',
      { stage },
      'round { id session { id } }',
    )
    await done('publishRound', { round: drawn.round.id }, 'published')
    await entering(stage, ['戊', '己'])
    const sides = await Promise.all(['5', '6'].map(number => entryOf(stage, number)))
    const session = drawn.round.session.id
    expect(codesOf(await preview({ session, fact: 'tableMore', fromRound: 1, sides }))).toEqual(['ADDED_TABLE_FIXED'])
  })

  it('seats four at mahjong, and a table of four that is not played is closed without a question', async () => {
    const stage = await newStage(await newEvent('mahjong'), { format: { kind: 'laidOut' } })
    const players = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => ({ players: [{ name: `人${from + at}`, notMember: true }] }))
    await done('enterEntrants', { stage, entrants: players(1, 16) }, 'entered')
    const { session } = await open(stage)
    await done('applySeating', { session: session.id, kind: 'perfect' }, 'problems { code }')
    const rounds = await roundsOf(session.id)
    await done('publishRound', { round: rounds[0]?.id, following: true }, 'published')
    await done('enterEntrants', { stage, entrants: players(17, 20) }, 'entered')
    const sides = await Promise.all(['17', '18', '19', '20'].map(number => entryOf(stage, number)))
    const at = { session: session.id, fromRound: 1 }
    await done(
      'amendRounds',
      { ...at, fact: 'tableMore', following: true, sides, reason: '一车人迟到' },
      'session { id }',
    )
    const after = await roundsOf(session.id)
    expect(after.every(({ tables }) => tables.filter(({ sides: own }) => own.length === 4).length === 5)).toBe(true)
    await done('amendRounds', { ...at, fact: 'notPlayed', reason: '停电' }, 'session { id }')
    await done('closeRound', { round: after[0]?.id }, 'round { id }')
  })
})
