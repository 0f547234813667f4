import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  begin,
  type Connecting,
  connectSession,
  openConnector,
  openOwnApi,
  type StandIn,
  startConnector,
  startStack,
  type TestStack,
  type Report,
  turn,
  useCases,
} from '@paiji/api/testing'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { clubEvening, type Laid } from '../support/club-evening.js'
import { directorOf, type Fields } from '../support/director.js'
import { type Journey, startJourney } from '../support/journey.js'

/**
 * The room's terminals: a session goes out to the stand-in of the Bridgemate Data Connector, what is typed at the tables comes
 * back as results by our public API with a token of its own, and what the two do not agree on is left to the director.
 */

let journey: Journey
let stack: TestStack
let connector: StandIn
let [accountId, token] = ['', '']
let reports: Report[] = []
const folder = mkdtempSync(path.join(tmpdir(), 'paiji-connect-'))

const director = directorOf(() => journey)
const { done, newEvent, newStage, open } = director
const { entering, evening, roundsOf } = clubEvening(() => journey, director)

const tokenOf = async (...scopes: string[]): Promise<string> => {
  const made = await journey.ask<{ createApiToken: { token: string } }>(
    { accountId, requestId: 'r', grants: [] },
    'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token problems { code } } }',
    { input: { name: 'terminals', scopes, days: 1 } },
  )
  return made.createApiToken.token
}
const connecting = (session: string, more: Partial<Connecting> = {}): Connecting => ({
  api: openOwnApi(stack.url, token),
  connector: openConnector(connector.url, { club: 'CLUB', licence: 'KEY' }),
  session,
  anew: false,
  report: line => reports.push(line),
  ...more,
})
const guidNow = () => [...connector.rooms.keys()].at(-1) ?? ''

interface Standing {
  version: number
  sides: { number: string }[]
  sheet: Fields | null
}
const standing = async (session: string, board: string, table: string): Promise<Standing | undefined> => {
  const { playSession } = await journey.ask<{ playSession: { boardSlots: (Standing & { table: string })[] } }>(
    journey.federation.staff,
    `query ($id: ID!, $board: String!) { playSession(id: $id) { boardSlots(board: $board) { table version sides { number }
      sheet { ... on BridgeSheet { contract declarer tricks lead adjustedNs adjustedEw notPlayed } } } } }`,
    { id: session, board },
  )
  return playSession.boardSlots.find(one => one.table === table)
}

beforeAll(async () => {
  journey = await startJourney()
  const { database, federation } = journey
  const account = { name: '裁判长', email: 'director@example.org', password: 'long enough' }
  const made = await useCases.createAccount(database.db, account)
  accountId = made.ok ? made.value : ''
  await database.sql`insert into role_grant (account_id, role, scope_kind, scope_id, valid, granted_by)
    values (${accountId}, 'staff', 'organisation', ${federation.id}, '[2020-01-01,)', 'test')`
  stack = await startStack(journey.database)
  connector = await startConnector()
  token = await tokenOf('results')
})
afterAll(async () => {
  await connector?.close()
  await stack?.close()
  await journey?.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  reports = []
})

/** A table of the first round with both sides, and its first board. */
const firstMatch = (rounds: Laid['rounds']) => {
  const [round] = rounds
  const tables = [...(round?.tables ?? [])].sort((a, b) => Number(a.label) - Number(b.label))
  const table = tables.find(one => one.kind === 'match')
  if (!round || !table) throw new Error('nothing is laid out')
  return { round, table, number: tables.indexOf(table) + 1, board: table.boards?.[0] ?? '' }
}

const THREE_NOTRUMP = {
  Level: 3,
  Denomination: 5,
  DeclarerDirection: 1,
  TotalTricks: 9,
  LeadCardRank: 10,
  LeadCardSuit: 3,
}

it('sends tables, rounds and players out, and takes each kind of result in', async () => {
  const { session, rounds } = await evening()
  const link = connecting(session)
  let state = await begin(link)
  expect(reports).toMatchObject([{ did: 'sent', sections: 1, players: 22 }])
  const guid = guidNow()
  const room = connector.rooms.get(guid)
  const section = room?.sections.get('A') as { Winners: number; Tables: { Rounds: Fields[] }[] }
  expect(section.Tables).toHaveLength(6)
  expect(new Set(section.Tables.map(({ Rounds }) => Rounds.length))).toEqual(new Set([rounds.length]))
  expect(
    section.Tables.flatMap(({ Rounds }) => Rounds).filter(({ PairNS, PairEW }) => !PairNS || !PairEW),
  ).toHaveLength(rounds.length)
  expect([...(room?.seats.values() ?? [])]).toHaveLength(22)

  const { table, number, board } = firstMatch(rounds)
  const at = { section: 'A', table: number, round: 1, board: Number(board) }
  connector.play(guid, at, THREE_NOTRUMP)
  state = await turn(link, state)
  const numbers = table.sides.map(side => side.number)
  expect(await standing(session, board, table.label)).toMatchObject({
    version: 1,
    sheet: { contract: '3NT', declarer: 'N', tricks: 9, lead: 'HT' },
  })
  connector.play(guid, at, { Level: 0 })
  state = await turn(link, state)
  expect(await standing(session, board, table.label)).toMatchObject({ version: 2, sheet: { contract: 'PASS' } })
  connector.play(guid, at, { Level: -8 })
  state = await turn(link, state)
  expect((await standing(session, board, table.label))?.sheet).toMatchObject({ adjustedNs: 'ave+', adjustedEw: 'ave' })
  // East–West declares from North: the pairs sat the other way.
  const [ns, ew] = numbers.map(Number)
  connector.play(guid, at, { ...THREE_NOTRUMP, Stake: 2, DeclaringPair: ew })
  await turn(link, state)
  const turned = await standing(session, board, table.label)
  expect(turned).toMatchObject({ version: 4, sheet: { contract: '3NTXX', declarer: 'N' } })
  expect(turned?.sides.map(side => Number(side.number))).toEqual([ew, ns])
  expect(reports.map(({ did }) => did)).toEqual(['sent', 'entered', 'entered', 'entered', 'entered'])
})

it('takes an evening up again without clearing the terminals, and enters nothing twice', async () => {
  const { session, rounds } = await evening()
  const first = await begin(connecting(session))
  const guid = guidNow()
  const { table, number, board } = firstMatch(rounds)
  const at = { section: 'A', table: number, round: 1, board: Number(board) }
  connector.play(guid, at, THREE_NOTRUMP)
  await turn(connecting(session), first)
  connector.play(guid, at, { ...THREE_NOTRUMP, TotalTricks: 10 })
  const before = connector.commands.length
  await begin(connecting(session))
  expect(connector.commands.slice(before)).not.toContain(5)
  expect(reports.map(({ did }) => did)).toEqual(['sent', 'entered', 'continued', 'entered'])
  expect(await standing(session, board, table.label)).toMatchObject({ version: 2, sheet: { tricks: 10 } })
  await begin(connecting(session))
  expect((await standing(session, board, table.label))?.version).toBe(2)
})

it('leaves to the director what was changed at the desk, what has other pairs, and what was deleted', async () => {
  const { stage, session, rounds } = await evening()
  const link = connecting(session)
  const state = await begin(link)
  const guid = guidNow()
  const { round, table, number, board } = firstMatch(rounds)
  const at = { section: 'A', table: number, round: 1, board: Number(board) }
  connector.play(guid, at, THREE_NOTRUMP)
  await turn(link, state)
  const { slot } = table.slots[0] ?? { slot: '' }
  const corrected = { bridge: { contract: '3NT', declarer: 'N', tricks: 8 } }
  const where = { stage, slot, board, session: 1, round: round.number, table: table.label }
  const sides = table.sides.map(({ id }) => id)
  await done('enterResult', { ...where, sides, sheet: corrected, expectedVersion: 1 }, 'version')
  reports = []
  connector.play(guid, at, { ...THREE_NOTRUMP, TotalTricks: 11 })
  connector.play(guid, { ...at }, { ...THREE_NOTRUMP, IsDeleted: true })
  await turn(link, state)
  expect(reports).toMatchObject([
    { did: 'left', because: 'deleted', table: `A${number}`, round: 1, board: Number(board) },
  ])
  connector.play(guid, at, { ...THREE_NOTRUMP, TotalTricks: 12 })
  await turn(link, state)
  expect(reports.at(-1)).toMatchObject({ did: 'left', because: 'changedAtTheDesk', says: '3NT N 12 HT' })
  connector.play(guid, at, { ...THREE_NOTRUMP, PairEastWest: 99, DeclaringPair: 99 })
  connector.play(guid, at, { ...THREE_NOTRUMP, PairEastWest: 99 })
  await turn(link, state)
  expect(reports.at(-1)).toMatchObject({ did: 'left', because: 'otherPairs' })
  expect(await standing(session, board, table.label)).toMatchObject({ version: 2, sheet: { tricks: 8 } })
})

it('takes no result of a contestant against itself at the desk either', async () => {
  const { stage, rounds } = await evening()
  const { round, table, board } = firstMatch(rounds)
  const [side] = table.sides
  const where = { stage, slot: table.slots[0]?.slot, board, session: 1, round: round.number, table: table.label }
  const input = { ...where, sides: [side?.id, side?.id], sheet: { bridge: { contract: 'PASS' } }, expectedVersion: 0 }
  const { problems } = await director.act('enterResult', input, 'version')
  expect(problems.map(({ code }) => code)).toEqual(['ENTRANT_PLAYS_ITSELF'])
})

it('reports a substitute whom a table names, and nothing of those who sit as entered', async () => {
  const { session } = await evening()
  const link = connecting(session)
  const state = await begin(link)
  const guid = guidNow()
  const [seat] = [...(connector.rooms.get(guid)?.seats.values() ?? [])]
  connector.seat(guid, { ...seat })
  connector.seat(guid, { ...seat, PlayerNumber: '4711', LastName: 'Wei' })
  await turn(link, state)
  expect(reports.slice(1)).toMatchObject([
    { did: 'seated', number: '4711', name: 'Wei', insteadOf: seat?.PlayerNumber },
  ])
  await turn(link, state)
  expect(reports).toHaveLength(2)
})

it('keeps a result of a closed round and enters it once the round is open again', async () => {
  const { session, rounds } = await evening()
  const link = connecting(session)
  let state = await begin(link)
  const guid = guidNow()
  const { round, table, number, board } = firstMatch(rounds)
  await done('closeRound', { round: round.id, reason: 'time' }, 'round { id }')
  connector.play(guid, { section: 'A', table: number, round: 1, board: Number(board) }, THREE_NOTRUMP)
  state = await turn(link, state)
  state = await turn(link, state)
  expect(reports.slice(1)).toMatchObject([{ did: 'waits', because: 'ROUND_NOT_OPEN' }])
  await done('reopenRound', { round: round.id, reason: 'late' }, 'round { id }')
  await turn(link, state)
  expect(reports.at(-1)).toMatchObject({ did: 'entered' })
  expect((await standing(session, board, table.label))?.version).toBe(1)
})

it('loses nothing while one of the two ends is away', async () => {
  const { session, rounds } = await evening()
  const link = connecting(session)
  const state = await begin(link)
  const guid = guidNow()
  const { table, number, board } = firstMatch(rounds)
  connector.play(guid, { section: 'A', table: number, round: 1, board: Number(board) }, THREE_NOTRUMP)
  const gone = connecting(session, { api: openOwnApi('http://127.0.0.1:9', token) })
  await expect(turn(gone, state)).rejects.toThrow('cannot be reached')
  connector.pause(true)
  await expect(turn(link, state)).rejects.toThrow('503')
  connector.pause(false)
  await turn(link, state)
  expect((await standing(session, board, table.label))?.version).toBe(1)
})

it('speaks over a pipe as over HTTP', async () => {
  const piped = await startConnector(path.join(folder, 'pipe'))
  const { session, rounds } = await evening()
  const link = connecting(session, { connector: openConnector(piped.url) })
  await turn(link, await begin(link))
  expect(reports).toMatchObject([{ did: 'sent', places: 6 * rounds.length }])
  link.connector.close()
  await piped.close()
})

it('is one command with a token in a file, and says what it cannot do without', async () => {
  const { session } = await evening()
  const tokenFile = path.join(folder, 'token.txt')
  writeFileSync(tokenFile, `${token}\n`)
  const options = { server: stack.url, connector: connector.url, once: true, seconds: '5' }
  await expect(connectSession(session, { ...options, tokenFile: path.join(folder, 'none') })).rejects.toThrow(
    'no token',
  )
  await expect(connectSession(session, { ...options, tokenFile, seconds: '0' })).rejects.toThrow('seconds')
  const before = connector.commands.length
  await connectSession(session, { ...options, tokenFile })
  expect(connector.commands.slice(before)).toEqual([34, 5, 23, 19, 21, 20, 22])
})

it('sends a match of teams as two tables that share their boards', async () => {
  const plan = { format: { kind: 'roundRobin', legs: 1 } }
  const stage = await newStage(await newEvent('bridge'), plan, { method: 'teamImp', match: { boards: 4 } })
  await entering(stage, ['甲', '乙', '丙', '丁'])
  await open(stage)
  const { round } = await done<{ round: { id: string; session: { id: string } } }>(
    'drawRound',
    { stage },
    'round { id session { id } }',
  )
  await done('publishRound', { round: round.id }, 'published')
  const link = connecting(round.session.id)
  const state = await begin(link)
  const section = connector.rooms.get(guidNow())?.sections.get('A') as {
    GameType: number
    Tables: { Rounds: Fields[] }[]
  }
  expect(section.GameType).toBe(30)
  expect(section.Tables).toHaveLength(4)
  const [one, two] = section.Tables.map(({ Rounds }) => Rounds[0] as Fields)
  expect(one).toMatchObject({ MatesTableTableNumber: 2, TeamNS: two?.TeamEW, TeamEW: two?.TeamNS })
  const rounds = await roundsOf(round.session.id)
  const board = Number(rounds[0]?.tables[0]?.boards?.[0])
  connector.play(guidNow(), { section: 'A', table: 2, round: 1, board }, THREE_NOTRUMP)
  await turn(link, state)
  expect(reports.at(-1)).toMatchObject({ did: 'entered', table: 'A2' })
})

it('refuses what the token may not do, and a session of nothing to play', async () => {
  const { session, rounds } = await evening()
  const reading = connecting(session, { api: openOwnApi(stack.url, await tokenOf('read')) })
  const state = await begin(reading)
  const { number, board } = firstMatch(rounds)
  connector.play(guidNow(), { section: 'A', table: number, round: 1, board: Number(board) }, THREE_NOTRUMP)
  await expect(turn(reading, state)).rejects.toThrow('TOKEN_SCOPE')
  await expect(begin(connecting(session, { api: openOwnApi(stack.url, 'paiji_none') }))).rejects.toThrow('accepted')
  const stage = await newStage(await newEvent('bridge'), { format: { kind: 'laidOut' } }, { method: 'matchpoint' })
  const empty = (await open(stage)).session.id
  await expect(begin(connecting(empty))).rejects.toThrow('No round')
})
