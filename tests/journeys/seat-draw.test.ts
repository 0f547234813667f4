import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { directorOf, type Fields } from '../support/director.js'
import { seatDrawMutations } from '../support/event-mutations.js'
import type { Actor } from '../support/federation.js'
import { globalId, rowIdOf } from '../support/ids.js'
import { type Journey, startJourney } from '../support/journey.js'
import { walkerOf } from '../support/walk-mutation.js'
import { registered } from '../support/registered.js'

/** The draw for seats: opened once, each number drawn once by card, phone or wall, and made again by anyone afterwards. */

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.stop())

const { done, newEvent, newStage, open, draw } = directorOf(() => journey)
const { walk, walked } = walkerOf<(typeof seatDrawMutations)[number]>(() => journey)

const send = async (who: Actor, name: (typeof seatDrawMutations)[number], input: Fields): Promise<string[]> => {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { problems { code } } }`
  const answer = await journey.api.execute<Record<string, { problems: { code: string }[] }>>(who, document, { input })
  if (answer.errors) return answer.errors.map(error => String(error.extensions?.code))
  return answer.data?.[name]?.problems.map(({ code }) => code) ?? []
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

interface Draw {
  commitment: string
  secret: string | null
  numbers: { number: number; way: string; entry: { id: string } }[]
  waiting: { id: string }[]
  waitingOfViewer: { id: string }[]
}

it('is opened once, drawn by card, phone and wall, and can be made again from what was published', async () => {
  const made = await registered(journey.database, 'Seat', 8)
  const first = made[0]?.id ?? ''
  await journey.database.sql`insert into "user" (id, name, email, person_id)
    values ('seated', 'seated', 'seated@paiji.example', ${first})`
  const player: Actor = { accountId: 'seated', personId: first, requestId: 'r', grants: [] }
  const stage = await newStage(
    await newEvent('mahjong'),
    {
      format: {
        kind: 'schedule',
        rounds: [
          [
            [1, 2, 3, 4],
            [5, 6, 7, 8],
          ],
        ],
      },
    },
    {},
  )
  const { staff } = journey.federation
  expect(await send(staff, 'openSeatDraw', { stage })).toEqual(['SEAT_DRAW_TOO_FEW'])
  const entrants = made.map(({ id }, at) => ({ seed: at + 1, players: [{ person: globalId('Person', id) }] }))
  await done('enterEntrants', { stage, entrants }, 'entered')
  const document = `query ($id: ID!) { stage(id: $id) { seatDraw { commitment secret numbers { number way entry { id } }
    waiting { id } waitingOfViewer { id } } } }`
  const seen = async (who: Actor) =>
    (await journey.ask<{ stage: { seatDraw: Draw } }>(who, document, { id: stage })).stage.seatDraw
  const rows = await journey.database.sql`select id from entry where stage_id = ${rowIdOf(stage)} order by number::int`
  const entries = rows.map(row => globalId('Entry', String(row.id)))
  const entry = (at: number) => entries[at] ?? ''
  expect(await send(staff, 'drawNumber', { entry: entry(0) })).toEqual(['SEAT_DRAW_NOT_OPEN'])
  await walk('openSeatDraw', { stage }, ['SEAT_DRAW_OPENED'])
  expect(await send(staff, 'openSeatDraw', { stage })).toEqual(['SEAT_DRAW_OPENED'])
  expect((await seen(player)).waitingOfViewer).toEqual([{ id: entry(0) }])

  await walk('drawNumber', { entry: entry(0) }, ['SEAT_NUMBER_DRAWN'], player as NonNullable<Actor>)
  expect(await send(player, 'drawNumber', { entry: entry(0) })).toEqual(['SEAT_NUMBER_DRAWN'])
  expect(await send(player, 'drawNumber', { entry: entry(1) }), 'another’s').toEqual(['FORBIDDEN'])
  const own = (await seen(undefined)).numbers[0]?.number ?? 0
  const card = own === 5 ? 6 : 5
  expect(await send(staff, 'drawNumber', { entry: entry(1), number: own })).toEqual(['SEAT_NUMBER_TAKEN'])
  expect(await send(staff, 'drawNumber', { entry: entry(1), number: 9 })).toEqual(['SEAT_NUMBER_OUT_OF_RANGE'])
  expect(await send(staff, 'drawNumber', { entry: entry(1), number: card })).toEqual([])
  expect((await seen(undefined)).secret).toBeNull()
  for (const at of [2, 3, 4, 5, 6, 7]) expect(await send(staff, 'drawNumber', { entry: entry(at) })).toEqual([])

  const { commitment, secret, numbers, waiting } = await seen(undefined)
  expect(waiting).toEqual([])
  expect(sha256(secret ?? '')).toBe(commitment)
  expect(numbers.map(({ way }) => way)).toEqual(['PHONE', 'CARD', ...Array.from({ length: 6 }, () => 'WALL')])
  const order = [1, 2, 3, 4, 5, 6, 7, 8].sort((a, b) => (sha256(`${secret}:${a}`) < sha256(`${secret}:${b}`) ? -1 : 1))
  expect(numbers.filter(({ way }) => way !== 'CARD').map(({ number }) => number)).toEqual(
    order.filter(number => number !== card),
  )

  await open(stage)
  const { round } = await draw(stage)
  const seated = round.tables.flatMap(table => table.sides.map(side => side.id))
  const byNumber = numbers.toSorted((a, b) => a.number - b.number).map(one => one.entry.id)
  expect(seated, 'seats go by the numbers').toEqual(byNumber)
  expect(await send(staff, 'openSeatDraw', { stage })).toEqual(['SEAT_DRAW_OPENED'])
  expect([...walked].sort()).toEqual([...seatDrawMutations])
})
