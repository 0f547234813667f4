import { runningDatabase, scene, useCases } from '@paiji/api/testing'
import { globalId, rowIdOf } from '../../support/ids.js'
import { sixPairs } from '../../support/usebio.js'
import type { CaseFederation, CasePlayer } from './case-federation.js'

/**
 * What lies in the past when a test begins. The stack has the real clock, so a time limit is met by facts that were
 * recorded so many minutes ago, through the same use cases and under a clock set back; no row is changed.
 */

type Ruling = Omit<Parameters<typeof useCases.recordRuling>[2], 'stageId' | 'parties' | 'authority'>
type Field = Pick<
  Parameters<typeof scene.addEvent>[1],
  'sport' | 'editionId' | 'format' | 'settings' | 'entries' | 'sheets'
>

export interface Played {
  readonly event: string
  readonly stage: string
  /** The ruling against the first contestant. */
  readonly ruling: string
}

const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000)

const viewerOf = (accountId: string, role: 'staff' | 'director', id: string) => ({
  accountId,
  requestId: 'test',
  grants: [{ role, scope: { kind: 'organisation' as const, id }, from: undefined, until: undefined }],
})

const pairs = (players: readonly CasePlayer[]): Field['entries'] =>
  Array.from({ length: players.length / 2 }, (_, at) => {
    const two = players.slice(at * 2, at * 2 + 2)
    return {
      number: String(at + 1),
      nameAsEntered: two.map(one => one.name).join(' / '),
      players: two.map(({ personId, name }) => ({ personId, nameAsEntered: name })),
    }
  })

/** Six pairs over four boards. */
export const bridgeField = (players: readonly CasePlayer[]): Field => ({
  sport: 'bridge',
  editionId: 'bridge/laws-2017',
  format: 'pairs',
  settings: { method: 'matchpoint', winners: 1 },
  entries: pairs(players),
  sheets: sixPairs.map(([board, ns, ew, contract, declarer, tricks], at) => ({
    slot: `s1/r${board}/t${(at % 3) + 1}/b${board}`,
    session: 1,
    round: board,
    table: String((at % 3) + 1),
    board: String(board),
    sides: [Number(ns) - 1, Number(ew) - 1],
    sheet: { contract, declarer, tricks },
  })),
})

/** The first board of the first pair. */
export const FIRST_BOARD = 's1/r1/t1/b1'

/** The table of the first contestant in the sports without boards. */
export const FIRST_TABLE = 'r1/t1'

const tableOf = (sides: readonly number[], at: number, sheet: unknown) => ({
  slot: `r1/t${at + 1}`,
  round: 1,
  table: String(at + 1),
  sides,
  sheet,
})

/** Three games of four deals, each side first out by turns. */
export const guandanField = (players: readonly CasePlayer[]): Field => ({
  sport: 'guandan',
  editionId: 'guandan/gsac-2017',
  format: 'swiss',
  settings: { format: 'byDeals', deals: 4 },
  entries: pairs(players),
  sheets: [0, 1, 2].map(at => {
    const deals = [0, 1, 2, 3].map(deal => ({ finish: deal % 2 === 0 ? [0, 2, 1, 3] : [1, 3, 0, 2] }))
    return tableOf([at * 2, at * 2 + 1], at, { kind: 'game', deals, ended: 'dealCount' })
  }),
})

/** Three tables of sixteen hands, of which the first is won and the others are drawn. */
export const mahjongField = (players: readonly CasePlayer[]): Field => ({
  sport: 'mahjong',
  editionId: 'mahjong/wmo-2006',
  format: 'individual',
  settings: {},
  entries: players.map(({ personId, name }, at) => ({
    number: String(at + 1),
    nameAsEntered: name,
    players: [{ personId, nameAsEntered: name }],
  })),
  sheets: [0, 1, 2].map(at => {
    const hands = Array.from({ length: 16 }, (_, hand) => ({
      number: hand + 1,
      result: hand === 0 ? { kind: 'selfDraw', winner: 0, fan: 24 } : { kind: 'drawn' },
    }))
    const sides = [0, 1, 2, 3].map(seat => at * 4 + seat)
    return tableOf(sides, at, { kind: 'hands', hands, ended: 'allHands' })
  }),
})

export interface PlayedSpec {
  readonly nameZh: string
  readonly nameEn: string
  readonly field: Field
  /** What the director ruled, of the contestants in their order; the first offended. */
  readonly ruling: (entries: readonly string[]) => Ruling
  /** How many minutes ago the scores were published; they have not been when not told. */
  readonly published?: number
  /** Whether they are official as well, with the points given. */
  readonly official?: boolean
}

/** More than any time for filing: when the ruling was told. */
const RULED = 45

/** An event that was played and ruled upon, and perhaps published. */
export const havePlayed = async (of: CaseFederation, spec: PlayedSpec): Promise<Played> => {
  const database = await runningDatabase(of.dataDir)
  try {
    const { db } = database
    const director = viewerOf(of.director, 'director', of.id)
    const day = ago(RULED).toISOString().slice(0, 10)
    const { nameZh, nameEn, field } = spec
    const { eventId, stageId, entryIds } = await scene.together(db, tx =>
      scene.addEvent(tx, {
        ...field,
        organisationId: of.id,
        code: `CASE-${Date.now().toString(36)}`,
        nameZh,
        nameEn,
        category: 'regional',
        startsOn: day,
        endsOn: day,
        status: 'CLOSED',
        enteredBy: of.staff,
      }),
    )
    const before = scene.sceneDeps(db, ago(RULED))
    const parties = [{ entryId: entryIds[0] ?? '', role: 'offending' as const }]
    const given = { ...spec.ruling(entryIds), stageId, parties, authority: 'director' as const }
    const { rulingId } = scene.must(await useCases.recordRuling(before, director, given))
    // A scene has no queue: who was at the table is told here what the worker would tell.
    await useCases.notifyRulingNow(before, rulingId)
    await useCases.recomputeNow(before, stageId)
    if (spec.published) await publish(of, db, stageId, { minutes: spec.published, official: spec.official ?? false })
    return {
      event: globalId('Event', eventId),
      stage: globalId('Stage', stageId),
      ruling: globalId('Ruling', rulingId),
    }
  } finally {
    await database.release()
  }
}

/** The scores were published so many minutes ago. */
export const havePublished = async (of: CaseFederation, { stage }: Played, minutes: number): Promise<void> => {
  const database = await runningDatabase(of.dataDir)
  try {
    await publish(of, database.db, rowIdOf(stage), { minutes, official: false })
  } finally {
    await database.release()
  }
}

const publish = async (
  of: CaseFederation,
  db: Parameters<typeof scene.sceneDeps>[0],
  stageId: string,
  { minutes, official }: { readonly minutes: number; readonly official: boolean },
): Promise<void> => {
  const staff = viewerOf(of.staff, 'staff', of.id)
  const then = scene.sceneDeps(db, ago(minutes))
  const revisionId = (await useCases.recomputeNow(then, stageId)) ?? ''
  scene.must(await useCases.publishStandings(then, staff, { stageId, revisionId }))
  if (official)
    scene.must(await useCases.makeOfficial(then, staff, { revisionId, closeWindowsEarly: 'The prizes are given.' }))
}

/** Two people were partners once, on a day of the last months. */
export const havePartnered = async (of: CaseFederation, day: string, ...two: readonly CasePlayer[]): Promise<void> => {
  const database = await runningDatabase(of.dataDir)
  try {
    await scene.together(database.db, tx =>
      scene.addEvent(tx, {
        ...bridgeField(two),
        sheets: [],
        organisationId: of.id,
        code: `OLD-${Date.now().toString(36)}`,
        nameZh: '往届双人赛',
        nameEn: 'Last Season’s Pairs',
        category: 'club',
        startsOn: day,
        endsOn: day,
        status: 'CLOSED',
        enteredBy: of.staff,
      }),
    )
  } finally {
    await database.release()
  }
}
