import { createHash } from 'node:crypto'
import { testDeps, useCases } from '@paiji/api/testing'
import { readDeals } from '@paiji/formats'
import { boardsNotOfSeed, sportOf } from '@paiji/rules'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { directorOf, type Fields, type Problem, type Round } from '../support/director.js'
import { handMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { documentOf, walkMutation } from '../support/walk-mutation.js'

/** The hands of a session: committed to before play, shown to nobody but the director before it is over, then to all. */

interface Hands {
  readonly version: number
  readonly source: string
  readonly boardCount: number
  readonly commitment: string | null
  readonly seed: string | null
  readonly fileName: string | null
  readonly open: boolean
  readonly seen: boolean
  readonly records: readonly { board: string; dealer: string; hands: { seat: string; suits: string[] }[] }[]
  readonly file: { fileName: string; base64: string } | null
}

let journey: Journey
let [event, stage, session] = ['', '', '']
let committed = ''
const walked = new Set<string>()
const { done, newEvent, enter, open } = directorOf(() => journey)
const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()

const asked = `query ($id: ID!, $format: HandFileFormat!) { playSession(id: $id) { boards hands {
  version source boardCount commitment seed fileName open seen
  records { board dealer hands { seat suits } } file(format: $format) { fileName base64 } } } }`
const handsFor = async (who: Actor, format = 'pbn'): Promise<Hands | null> => {
  const answer = await journey.ask<{ playSession: { hands: Hands | null } }>(who, asked, { id: session, format })
  return answer.playSession.hands
}
const send = async (name: string, input: Fields): Promise<string[]> => {
  const answer = await journey.ask<Record<string, { problems: Problem[] }>>(
    journey.federation.staff,
    documentOf(name),
    { input },
  )
  return answer[name]?.problems.map(problem => problem.code) ?? []
}
const bring = async (text: string, fileName: string): Promise<string> => {
  const content = new TextEncoder().encode(text)
  const document = 'mutation ($input: OpenUploadInput!) { openUpload(input: $input) { ticket problems { code } } }'
  const input = { about: { hands: session }, fileName, size: content.length }
  const { openUpload } = await journey.ask<{ openUpload: { ticket: string } }>(journey.federation.staff, document, {
    input,
  })
  const deps = testDeps(journey.database.db)
  await useCases.bringUpload(deps, journey.federation.staffViewer, openUpload.ticket, content)
  return openUpload.ticket
}
const textOf = (record: Hands['records'][number]) => `N:${record.hands.map(({ suits }) => suits.join('.')).join(' ')}`

/** Everybody who may not see hands before their time. */
const others = (): readonly Actor[] => [undefined, journey.federation.scorer]

beforeAll(async () => {
  journey = await startJourney()
  event = await newEvent('bridge')
  const input = { event, nameZh: '双人', nameEn: 'Pairs', format: 'pairs', settings: { method: 'matchpoint' } }
  stage = (await done<{ stage: { id: string } }>('addStage', input, 'stage { id }')).stage.id
  await enter(stage, 4)
  session = (await open(stage)).session.id
})
afterAll(() => journey?.stop())

it('has none to begin with, and cannot be dealt without boards', async () => {
  expect(await handsFor(journey.federation.staff)).toBeNull()
  expect(await send('dealHands', { session })).toEqual(['HANDS_BOARDS_UNREADABLE'])
  expect(await send('dealHands', { session, first: 5, last: 4 })).toEqual(['HANDS_BOARDS_UNREADABLE'])
})

it('takes a hand record before the movement is laid out, and nothing of a bad one', async () => {
  const deal = 'N:T53.AJ7.AT.AQ762 AKJ9.Q.QJ65.KJT8 872.T9543.K9732. Q64.K862.84.9543'
  const bad = await bring(`[Board "1"]\n[Deal "${deal.replace('T53', 'A53')}"]\n`, 'bad.pbn')
  expect(await send('attachHands', { session, upload: bad })).toContain('DEAL_CARD_TWICE')
  expect(await handsFor(journey.federation.staff)).toBeNull()
  const upload = await bring(`[Board "1"]\n[Deal "${deal}"]\n`, 'club.pbn')
  walked.add('attachHands')
  await walkMutation(journey, 'attachHands', { session, upload }, ['HANDS_ATTACHED'])
  expect(await handsFor(journey.federation.staff)).toMatchObject({ version: 1, source: 'file', fileName: 'club.pbn' })
  for (const who of others())
    expect(await handsFor(who)).toMatchObject({ boardCount: 1, fileName: null, seen: false, records: [], file: null })
})

it('is dealt in place of it with a reason; the commitment is everybody’s at once', async () => {
  await done('applyMovement', { session, movement: { howell: true }, boardsARound: 1 }, 'rounds')
  expect(await send('dealHands', { session })).toEqual(['HANDS_REASON_NEEDED'])
  walked.add('dealHands')
  await walkMutation(journey, 'dealHands', { session, reason: '牌已外泄' }, ['HANDS_DEALT'])
  const own = await handsFor(journey.federation.staff)
  expect(own).toMatchObject({ version: 2, source: 'dealt', boardCount: 3, open: false, seen: true, seed: null })
  expect(own?.records.map(({ board }) => board)).toEqual(['1', '2', '3'])
  committed = own?.commitment ?? ''
  expect(committed).toMatch(/^[0-9a-f]{64}$/)
  for (const format of ['pbn', 'lin', 'dup']) {
    const { fileName = '', base64 = '' } = (await handsFor(journey.federation.staff, format))?.file ?? {}
    const read = readDeals(Buffer.from(base64, 'base64'), fileName)
    expect(read.ok ? read.value.boards.map(({ deal }) => deal) : read.error).toEqual(own?.records.map(textOf))
  }
})

const publishedHands = async () => {
  const query =
    'query ($id: ID!) { stage(id: $id) { standings { handRecords { board } handFile(format: pbn) { fileName } } } }'
  const answer = await journey.ask<{
    stage: { standings: { handRecords: { board: string }[]; handFile: { fileName: string } | null } | null }
  }>(undefined, query, { id: stage })
  return answer.stage.standings
}
const publish = async () => {
  const revision = await useCases.recomputeNow(testDeps(journey.database.db), rowIdOf(stage))
  const id = globalId('StandingsRevision', revision ?? '')
  await done('publishStandings', { stage, revision: id }, 'revision { id }')
}

it('shows no card to anybody else while a round is still to be closed, whatever is published', async () => {
  const query = `query ($id: ID!) { playSession(id: $id) { rounds { id number status version
    tables { label kind boards sides { id number } because { nodes { code value } } } } } }`
  const answer = await journey.ask<{ playSession: { rounds: Round[] } }>(journey.federation.staff, query, {
    id: session,
  })
  const rounds = answer.playSession.rounds
  await done('publishRound', { round: rounds[0]?.id, following: true }, 'published')
  for (const round of rounds)
    for (const { label, sides, boards = [] } of round.tables)
      for (const board of boards) {
        const place = { round: round.number, table: label, sides: sides.map(({ id }) => id), board }
        const sheet = { bridge: { contract: '3NT', declarer: 'N', tricks: 8 + Number(label) } }
        const slot = `s1/r${round.number}/t${label}/b${board}`
        await done('enterResult', { stage, slot, ...place, sheet, expectedVersion: 0 }, 'version')
      }
  expect(await send('dealHands', { session, reason: '再发' })).toEqual(['HANDS_SESSION_BEGUN'])
  await publish()
  for (const who of others())
    expect(await handsFor(who)).toMatchObject({
      commitment: committed,
      seed: null,
      seen: false,
      records: [],
      file: null,
    })
  expect(await publishedHands()).toEqual({ handRecords: [], handFile: null })
  for (const { id } of rounds) {
    expect((await handsFor(undefined))?.open).toBe(false)
    await done('closeRound', { round: id }, 'round { id }')
  }
})

it('is everybody’s once it is over, and everybody can deal it again from the seed', async () => {
  const hands = await handsFor(undefined)
  expect(hands).toMatchObject({ open: true, seen: true, commitment: committed })
  const dealing = sportOf('bridge')?.dealing
  if (!hands || !dealing) throw new Error('nothing to check')
  const boards = hands.records.map(record => ({ number: record.board, deal: textOf(record) }))
  const evidence = { commitment: committed, seed: hands.seed ?? '', boards }
  expect(boardsNotOfSeed(dealing, sha256, evidence)).toEqual([])
  expect(boards).toHaveLength(3)
  expect(await publishedHands()).toMatchObject({
    handRecords: [{ board: '1' }, { board: '2' }, { board: '3' }],
    handFile: { fileName: 'hands.pbn' },
  })
})

it('every mutation was walked', () => expect([...walked].sort()).toEqual([...handMutations]))
