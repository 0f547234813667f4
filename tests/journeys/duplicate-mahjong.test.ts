import { createHash } from 'node:crypto'
import { testDeps, useCases } from '@paiji/api/testing'
import { boardsNotOfSeed, sportOf } from '@paiji/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { directorOf, type Fields, type Round } from '../support/director.js'
import type { Actor } from '../support/federation.js'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** A duplicate session of sixteen: four tables build the same sealed walls, and seats are compared with like seats. */

interface Walls {
  readonly commitment: string
  readonly seed: string | null
  readonly open: boolean
  readonly seen: boolean
  readonly boardCount: number
  readonly records: readonly {
    readonly board: string
    readonly walls: readonly { readonly seat: string; readonly tiles: string; readonly draws: string }[]
  }[]
}

const clock = { now: () => new Date('2026-11-21T18:00:00Z') }
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()
let journey: Journey
let [stage, session, commitment] = ['', '', '']
let rounds: readonly Round[] = []
const { act, done, newEvent, open, publish, close } = directorOf(() => journey)

const codesOf = async (name: string, input: Fields, rest: string) =>
  (await act(name, input, rest)).problems.map(({ code }) => code)

const ask = async (who: Actor, id: string = session) => {
  const query = `query ($id: ID!) { playSession(id: $id) { handsDesk { offered walls } hands {
    commitment seed open seen boardCount records { board walls { seat tiles draws } } } } }`
  const answer = await journey.ask<{
    playSession: { handsDesk: { offered: boolean; walls: boolean }; hands: Walls | null }
  }>(who, query, { id })
  return answer.playSession
}

/** A stage of sixteen by this comparison, its session opened. */
const stageOf = async (event: string, kind: string) => {
  const about = { nameZh: '复式', nameEn: 'Duplicate', format: 'individual', plan: { format: { kind: 'laidOut' } } }
  const settings = { standardPoints: { kind } }
  const { stage: made } = await done<{ stage: { id: string } }>(
    'addStage',
    { event, ...about, settings },
    'stage { id }',
  )
  const entrants = Array.from({ length: 16 }, (_, at) => ({ seed: at + 1, players: [{ name: `雀${at + 1}` }] }))
  await done('enterEntrants', { stage: made.id, entrants }, 'entered')
  return { stage: made.id, session: (await open(made.id)).session.id }
}

beforeAll(async () => {
  journey = await startJourney(clock)
  const event = await newEvent('mahjong')
  const plain = await stageOf(event, 'table')
  expect((await ask(journey.federation.staff, plain.session)).handsDesk).toEqual({ offered: false, walls: false })
  expect(await codesOf('dealHands', { session: plain.session }, 'session { id }')).toEqual(['HANDS_NOT_OFFERED'])
  const opened = await stageOf(event, 'likeSeats')
  stage = opened.stage
  session = opened.session
})
afterAll(() => journey?.stop())

it('lays walls for every round from a sealed seed, sixteen a round, seen by the director alone', async () => {
  expect((await ask(journey.federation.staff)).handsDesk).toEqual({ offered: true, walls: true })
  expect(await codesOf('dealHands', { session }, 'session { id }')).toEqual(['HANDS_BOARDS_UNREADABLE'])
  await done('applySeating', { session, kind: 'search', rounds: 2 }, 'rounds')
  await done('dealHands', { session }, 'session { id }')
  const { hands: own } = await ask(journey.federation.staff)
  expect(own).toMatchObject({ boardCount: 32, open: false, seen: true, seed: null })
  expect(own?.records[0]?.walls.map(({ seat }) => seat)).toEqual(['east', 'south', 'west', 'north'])
  commitment = own?.commitment ?? ''
  const { hands: others } = await ask(undefined)
  expect(others).toMatchObject({ commitment, boardCount: 32, seed: null, seen: false, records: [] })
})

it('prints the walls of every hand, and a page of each seat, for directors alone', async () => {
  const { federation, database } = journey
  const print = (kind: 'hands' | 'curtain-cards', viewer = federation.staffViewer) =>
    useCases.handsPaper(testDeps(database.db, clock), viewer, {
      ...{ sessionId: rowIdOf(session), kind },
      language: 'zh-CN',
    })
  const [walls, seats] = [await print('hands'), await print('curtain-cards')]
  if (!walls.ok || !seats.ok) throw new Error('not printed')
  const { hands } = await ask(federation.staff)
  const [east] = hands?.records[0]?.walls ?? []
  const signs = (text = '') => [...text].map(letter => '万条饼东南西北中发白'['mspESWNCFP'.indexOf(letter)] ?? letter)
  const row = ['东', signs(east?.tiles).join(''), signs(east?.draws).join('')]
  expect(walls.value.paper.blocks.slice(0, 2)).toMatchObject([{ text: '第 1 墙' }, { rows: { 0: row } }])
  expect(walls.value.paper.blocks).toHaveLength(64)
  expect(seats.value.paper.blocks.filter(({ kind }) => kind === 'table')).toHaveLength(4)
  expect((await print('hands', { grants: [], requestId: 'nobody' })).ok).toBe(false)
})

it('compares seats with like seats of the round', async () => {
  const query = `query ($id: ID!) { playSession(id: $id) { rounds { id number tables { label kind sides { id number } } } } }`
  const answer = await journey.ask<{ playSession: { rounds: Round[] } }>(journey.federation.staff, query, {
    id: session,
  })
  rounds = answer.playSession.rounds
  expect(rounds.map(({ tables }) => tables.length)).toEqual([4, 4])
  const [first] = rounds
  if (!first) throw new Error('no round')
  await publish(first.id)
  for (const [at, { label, sides }] of first.tables.entries()) {
    const won = 30 * at
    const place = { stage, slot: `r1/t${label}`, round: 1, table: label, sides: sides.map(({ id }) => id) }
    const enter = (totals: readonly number[]) => ({ ...place, sheet: { data: { kind: 'totals', totals } } })
    const off = { ...enter([won, 1, -won, 0]), expectedVersion: 0 }
    expect(await codesOf('enterResult', off, 'version')).toEqual(['SHEET_NOT_ZERO_SUM'])
    await done('enterResult', { ...enter([won, 0, -won, 0]), expectedVersion: 0 }, 'version')
  }
  expect(await codesOf('dealHands', { session, reason: '再砌' }, 'session { id }')).toEqual(['HANDS_SESSION_BEGUN'])
  await useCases.recomputeNow(testDeps(journey.database.db, clock), rowIdOf(stage))
  const standings = await journey.ask<{
    stage: { standings: { lines: { edges: { node: { total: string } }[] } } }
  }>(
    journey.federation.staff,
    'query ($id: ID!) { stage(id: $id) { standings { lines { edges { node { total } } } } } }',
    { id: stage },
  )
  // East came to 0, 30, 60 and 90, West to the opposite: 45 in the mean.
  const totals = standings.stage.standings.lines.edges.map(({ node }) => Number(node.total))
  expect(totals).toEqual([45, 45, 15, 15, 0, 0, 0, 0, 0, 0, 0, 0, -15, -15, -45, -45])
})

it('opens walls and seed when the session is over, for anybody to lay them again', async () => {
  const [first, second] = rounds
  await close(first?.id ?? '')
  expect((await ask(undefined)).hands).toMatchObject({ open: false, records: [] })
  await publish(second?.id ?? '')
  for (const [at, { label, sides }] of (second?.tables ?? []).entries()) {
    const place = { stage, slot: `r2/t${label}`, round: 2, table: label, sides: sides.map(({ id }) => id) }
    const sheet = { data: { kind: 'totals', totals: [at, -at, 0, 0] } }
    await done('enterResult', { ...place, sheet, expectedVersion: 0 }, 'version')
  }
  await close(second?.id ?? '')
  const { hands } = await ask(undefined)
  expect(hands).toMatchObject({ open: true, seen: true, commitment })
  const dealing = sportOf('mahjong')?.dealing
  if (!hands || !dealing?.walls) throw new Error('nothing to check')
  const { walls } = dealing
  const boards = hands.records.map(record => ({ number: record.board, deal: walls.text(record.walls) }))
  expect(boards).toHaveLength(32)
  expect(boardsNotOfSeed(dealing, sha256, { commitment, seed: hands.seed ?? '', boards })).toEqual([])
})
