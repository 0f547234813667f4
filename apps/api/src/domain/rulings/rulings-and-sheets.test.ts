import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '../../auth/viewer.js'
import { round, scoreSheet } from '../../db/schema/index.js'
import { type TestDatabase, testDatabase } from '../../testing/database.js'
import { testDeps } from '../../testing/deps.js'
import { type AddedEvent, addEvent, addOrganisation, must, together } from '../../testing/scenario.js'
import { enterResult } from '../results/enter-result.js'
import { openFlagsByStages } from '../results/second-look.repo.js'
import { closeRound } from '../rounds/close-round.js'
import type { Deps } from '../shared/deps.js'
import { deriveStandings } from '../standings/derive-standings.js'
import { loadFacts } from '../standings/load-facts.js'
import { findStage } from '../standings/stage.repo.js'
import { recordRuling } from './record-ruling.js'

let database: TestDatabase
let deps: Deps
let organisationId: string
let director: Viewer

beforeAll(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  organisationId = await addOrganisation(database.db, { code: 'F', kind: 'federation', nameZh: '联合会', nameEn: 'F' })
  director = {
    accountId: 'director',
    name: 'director',
    requestId: 'request',
    grants: [
      { role: 'director', scope: { kind: 'organisation', id: organisationId }, from: undefined, until: undefined },
    ],
  }
})
afterAll(() => database.drop())

interface Table {
  readonly sport: 'mahjong' | 'guandan' | 'riichi'
  readonly edition: string
  readonly settings: Record<string, unknown>
  readonly seats: number
}
const mahjong: Table = { sport: 'mahjong', edition: 'mahjong/wmo-2006', settings: {}, seats: 4 }
const guandan: Table = { sport: 'guandan', edition: 'guandan/gsac-2017', settings: { format: 'byTime' }, seats: 2 }
const riichi: Table = { sport: 'riichi', edition: 'riichi/ema-2016', settings: {}, seats: 4 }
const slot = 'r1/t1'

let events = 0
/** One table of an open round, drawn and nothing entered. */
const drawn = async ({ sport, edition, settings, seats }: Table) => {
  events += 1
  const added = await together(database.db, tx =>
    addEvent(tx, {
      organisationId,
      code: `T${events}`,
      nameZh: '比赛',
      nameEn: 'Event',
      sport,
      editionId: edition,
      category: 'club',
      startsOn: '2026-01-01',
      endsOn: '2026-01-01',
      status: 'RUNNING',
      format: 'laidOut',
      settings,
      entries: Array.from({ length: seats }, (_, at) => ({
        number: `${at + 1}`,
        nameAsEntered: `${at + 1}`,
        players: [],
      })),
      sessions: [
        {
          number: 1,
          rounds: [
            {
              number: 1,
              status: 'OPEN',
              method: 'drawn',
              startsAt: new Date('2026-01-01T01:00:00Z'),
              tables: [{ label: '1', sides: Array.from({ length: seats }, (_, at) => at) }],
            },
          ],
        },
      ],
      sheets: [],
      enteredBy: 'scorer',
    }),
  )
  return sceneOf(added)
}

const sceneOf = ({ stageId, entryIds }: AddedEvent) => {
  const call = (offender: number, choice: { situation: string; option: string; answers: Record<string, string> }) =>
    recordRuling(deps, director, {
      stageId,
      slot,
      parties: [{ entryId: entryIds[offender] ?? '', role: 'offending' }],
      authority: 'chiefDirector',
      choice,
      facts: 'x',
      decision: 'y',
    })
  const enter = async (sheet: unknown) => {
    const before = await database.db.select().from(scoreSheet).where(eq(scoreSheet.stageId, stageId))
    return enterResult(deps, director, {
      stageId,
      slot,
      sides: entryIds,
      session: 1,
      round: 1,
      table: '1',
      sheet,
      expectedVersion: before.length,
    })
  }
  const points = async (unit: string): Promise<number[]> => {
    const stage = await findStage(database.db, stageId)
    if (!stage) throw new TypeError('no stage')
    const { scoreLines } = must(deriveStandings(stage.editionId, (await loadFacts(database.db, stage)).facts))
    return entryIds.map(id =>
      Number(scoreLines.find(line => line.entrant === id && line.unit === unit)?.points.value.num),
    )
  }
  const flags = async () =>
    (await openFlagsByStages(database.db, [stageId])).flatMap(flag => flag.found ?? []).map(({ code }) => code)
  const close = async () => {
    const rounds = await database.db.select({ id: round.id, sessionId: round.sessionId }).from(round)
    return closeRound(deps, director, { roundId: rounds.at(-1)?.id ?? '' })
  }
  return { call, enter, points, flags, close }
}

const codes = (outcome: { ok: boolean; error?: readonly { code: string }[] }) =>
  outcome.error?.map(({ code }) => code) ?? []
const falseWin = (hand: string, pointsTaken: 'byRuling' | 'onSheet') => ({
  situation: 'falseWin',
  option: 'asWritten',
  answers: { pointsTaken, ...(hand ? { hand } : {}) },
})
const hands = (...list: object[]) => ({
  kind: 'hands',
  ended: 'time',
  hands: list.map((hand, i) => ({ number: i + 1, result: { kind: 'drawn' }, ...hand })),
})
const paid = { falseWins: [{ player: 3, kind: 'falseWin' }] }

describe('a ruling at a table of the running round', () => {
  it('takes the points of a false win before the sheet is there, from the draw', async () => {
    const { call, enter, points } = await drawn(mahjong)
    must(await call(3, falseWin('7', 'byRuling')))
    must(await enter({ kind: 'totals', totals: [10, 20, -10, -20] }))
    expect(await points('gamePoint')).toEqual([20, 30, 0, -50])
  })

  it('lets the hand not win that a referee declared dead', async () => {
    const { call, enter, flags, close } = await drawn(mahjong)
    must(await call(3, falseWin('3', 'onSheet')))
    const won = { result: { kind: 'selfDraw', winner: 3, fan: 8 } }
    expect(codes(await enter(hands({}, {}, won)))).toEqual(['RULED_DEAD_HAND_WINS'])
    must(await enter(hands({}, {}, {})))
    expect(await flags()).toEqual(['RULED_POINTS_NOT_ON_SHEET'])
    expect(codes(await close())).toEqual(['RULINGS_NOT_SETTLED'])
  })

  it('flags the dead hand that had won before the ruling came', async () => {
    const { call, enter, flags } = await drawn(mahjong)
    must(await enter(hands({}, {}, { result: { kind: 'selfDraw', winner: 3, fan: 8 } })))
    must(await call(3, falseWin('3', 'byRuling')))
    expect(await flags()).toEqual(['RULED_DEAD_HAND_WINS'])
  })

  it.each([true, false])('counts a false win once that both have, the ruling first: %s', async rulingFirst => {
    const { call, enter, points, flags } = await drawn(mahjong)
    if (rulingFirst) must(await call(3, falseWin('3', 'byRuling')))
    must(await enter(hands({}, {}, paid)))
    if (!rulingFirst) must(await call(3, falseWin('3', 'byRuling')))
    expect(await points('gamePoint')).toEqual([10, 10, 10, -30])
    expect(await flags()).toEqual(['RULED_POINTS_ON_SHEET_TOO'])
  })

  it.each([true, false])('counts a chombo of riichi once that both have, the ruling first: %s', async rulingFirst => {
    const { call, enter, points, flags, close } = await drawn(riichi)
    const rule = (pointsTaken: string) =>
      call(3, { situation: 'chombo', option: 'penalty', answers: { pointsTaken, hand: '2' } })
    const win = { ending: 'tsumo', winner: 0, han: '2', fu: '50' }
    if (rulingFirst) must(await rule('byRuling'))
    must(await enter({ hands: [win, { ending: 'chombo', from: 3 }] }))
    if (!rulingFirst) must(await rule('byRuling'))
    // The penalty is the ruling's, off the total; the session is as it was played.
    expect(await points('riichiPoint')).toEqual([4_800 + 15_000, -1_600 - 5_000, -1_600 - 5_000, -1_600 - 5_000])
    expect(await flags()).toEqual(['RULED_POINTS_ON_SHEET_TOO'])
    must(await close())
  })

  it('asks for the chombo that was left to the sheet before the round is closed', async () => {
    const { call, enter, flags, close } = await drawn(riichi)
    must(await call(3, { situation: 'chombo', option: 'penalty', answers: { pointsTaken: 'onSheet' } }))
    must(await enter({ scores: [30_000, 30_000, 30_000, 30_000] }))
    expect(await flags()).toEqual(['RULED_POINTS_NOT_ON_SHEET'])
    expect(codes(await close())).toEqual(['RULINGS_NOT_SETTLED'])
  })

  it('loses a game that a pair did not come to, and the round closes on it', async () => {
    const { call, enter, points, close } = await drawn(guandan)
    must(await call(0, { situation: 'walkover', option: 'gameLost', answers: {} }))
    expect(await points('matchPoint')).toEqual([0, 2])
    must(await enter({ ended: 'inProgress', deals: [] }))
    expect(await points('matchPoint')).toEqual([0, 2])
    must(await close())
  })

  it('refuses a place that is not in the draw, and a pair that does not sit there', async () => {
    const { call } = await drawn(guandan)
    const elsewhere = await drawn(guandan)
    must(await elsewhere.call(1, { situation: 'lateArrival', option: 'warning', answers: {} }))
    expect(codes(await call(5, { situation: 'lateArrival', option: 'gameLost', answers: {} }))).toEqual([
      'RULING_PARTIES_UNKNOWN',
    ])
  })
})
