import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'

/** Logs of online play go the way of every other file: read on the desk, looked at, taken in. */

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const COMMIT = `mutation ($input: CommitImportInput!) { commitImport(input: $input) {
  event { id sport } problems { code path } } }`

interface Committed {
  readonly commitImport: {
    readonly event: { readonly id: string; readonly sport: string } | null
    readonly problems: readonly unknown[]
  }
}

/** The one sheet that the log becomes, as it is kept. */
const takeIn = async (file: string) => {
  const content = await readFile(new URL(`../support/logs/${file}`, import.meta.url), 'utf8')
  const read = await journey.read(file, content)
  expect(read.problems).toEqual([])
  const input = { import: read.import?.id, registerUnknown: true, date: '2026-01-01' }
  const { commitImport } = await journey.ask<Committed>(journey.federation.staff, COMMIT, { input })
  expect(commitImport.problems).toEqual([])
  const sheets = await journey.database.sql`
    select s.sheet, s.edition_id as edition from score_sheet s
    join stage t on t.organisation_id = s.organisation_id and t.id = s.stage_id
    where t.event_id = ${rowIdOf(commitImport.event?.id ?? '')}`
  return { sport: commitImport.event?.sport, sheets }
}

it('a record of tziakcha becomes a session with its tiles, under the table that servers score by', async () => {
  const { sport, sheets } = await takeIn('tziakcha-2.json')
  expect(sport).toBe('mahjong')
  expect(sheets).toMatchObject([
    {
      edition: 'mahjong/mcr-1998',
      sheet: {
        hands: [
          {
            number: 2,
            result: { kind: 'discard', fan: 11, flowers: 1 },
            slip: { request: { melds: ['p888p'], hand: '22277m33555s', win: '3s' }, claimed: { 49: 1, 66: 1 } },
            play: { tiles: 144, acts: expect.arrayContaining([{ seat: 2, act: 'pung', tile: '8p' }]) },
          },
        ],
      },
    },
  ])
})

it('a match of Botzone becomes a session of one hand', async () => {
  const { sheets } = await takeIn('botzone-2.txt')
  expect(sheets).toMatchObject([{ sheet: { hands: [{ number: 1, points: [-8, -8, 34, -18] }] } }])
})

it('a guandan log becomes a game with its tribute and every card', async () => {
  const { sport, sheets } = await takeIn('guandan-2.jsonl')
  expect(sport).toBe('guandan')
  expect(sheets).toMatchObject([
    {
      sheet: {
        startLevels: ['4', '4'],
        deals: [{ finish: [0, 2, 3, 1], record: { tributes: [{ from: 3, to: 0, card: 'CA' }] } }],
      },
    },
  ])
})
